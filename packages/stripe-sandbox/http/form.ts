// Form bodies and queries with Stripe's brackets: a[b]=1, a[]=1, a[0][b]=1.

export type Tree = Map<string, string | Tree>;

const tooDeep = 12;

/**
 * Decodes `application/x-www-form-urlencoded` text. `a[]` counts up like `a[0]`. Of a name that comes twice the
 * later value counts. Throws a RangeError for absurd nesting.
 */
export function decodeForm(text: string): Tree {
  const root: Tree = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    const [, head = name, tail = ""] = /^([^[]+)((?:\[[^\]]*\])*)$/.exec(name) ?? [];
    const path = [head, ...[...tail.matchAll(/\[([^\]]*)\]/g)].map((m) => m[1] ?? "")];
    if (path.length > tooDeep) throw new RangeError("Too many brackets.");
    put(root, path, value);
  }
  return root;
}

function put(tree: Tree, [head = "", ...rest]: string[], value: string): void {
  const key = head === "" ? String(tree.size) : head;
  if (rest.length === 0) {
    tree.set(key, value);
    return;
  }
  const known = tree.get(key);
  const branch: Tree = known instanceof Map ? known : new Map();
  tree.set(key, branch);
  put(branch, rest, value);
}
