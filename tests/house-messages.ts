// Locales say the same things: the same keys, and in each message the same arguments and tags.

/** A catalogue as it is written: messages by key, namespaces as nested objects. */
export type Catalogue = { [key: string]: string | Catalogue };

/** Every key of `catalogue`, dotted, with what its message takes: `{name}` arguments and `<tag>`s. */
export function signatures(catalogue: Catalogue, prefix = ""): Map<string, string> {
  return new Map(
    Object.entries(catalogue).flatMap(([key, value]) =>
      typeof value === "string"
        ? [[prefix + key, takes(value)] as const]
        : [...signatures(value, `${prefix}${key}.`)],
    ),
  );
}

/** Where `other` differs from `first`, in words; `name` is the other's locale. */
export function differences(first: Catalogue, other: Catalogue, name: string): string[] {
  const expected = signatures(first);
  const found = signatures(other);
  return [
    ...[...expected.keys()].filter((k) => !found.has(k)).map((k) => `${name} lacks ${k}`),
    ...[...found.keys()].filter((k) => !expected.has(k)).map((k) => `${name} alone has ${k}`),
    ...[...expected].flatMap(([k, takes]) => {
      const its = found.get(k);
      return its === undefined || its === takes
        ? []
        : [`${name} ${k} takes [${its}], where the first locale takes [${takes}]`];
    }),
  ];
}

function takes(message: string): string {
  const names = new Set<string>();
  for (const tag of message.matchAll(/<(\w+)\/?>/g)) names.add(`<${tag[1]}>`);
  const at = text(message, 0, names);
  if (at !== message.length) throw new Error(`a brace too many in: ${message}`);
  return [...names].sort().join(" ");
}

/** Walks ICU message text from `at` to its closing brace or end, and returns that position. */
function text(m: string, at: number, names: Set<string>): number {
  let i = at;
  while (i < m.length && m[i] !== "}") {
    if (m[i] === "'" && /[{}<']/.test(m[i + 1] ?? "")) {
      const end = m[i + 1] === "'" ? i + 1 : m.indexOf("'", i + 1);
      i = end < 0 ? m.length : end + 1;
    } else i = m[i] === "{" ? argument(m, i + 1, names) : i + 1;
  }
  return i;
}

function argument(m: string, at: number, names: Set<string>): number {
  const head = /^\s*(\w+)\s*([,}])/.exec(m.slice(at));
  if (!head?.[1]) throw new Error(`an argument without a name in: ${m}`);
  names.add(head[1]);
  let i = at + head[0].length;
  if (head[2] === "}") return i;
  // The type, then either a style up to the brace or choices, each a message in braces.
  for (; i < m.length && m[i] !== "}"; i++) if (m[i] === "{") i = text(m, i + 1, names);
  if (i >= m.length) throw new Error(`a brace too few in: ${m}`);
  return i + 1;
}
