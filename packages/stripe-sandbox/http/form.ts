// Form bodies and queries with Stripe's brackets: a[b]=1, a[]=1, a[0][b]=1.

export type Tree = Map<string, string | Tree>;

const maxDepth = 12;

/**
 * Decodes `application/x-www-form-urlencoded` text. `a[]` appends like `a[0]`, `a[1]`. The last value of a repeated name
 * counts. @throws RangeError for too deep nesting
 */
export function decodeForm(text: string): Tree {
  const root: Tree = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    const [, head = name, tail = ""] = /^([^[]+)((?:\[[^\]]*\])*)$/.exec(name) ?? [];
    const path = [head, ...[...tail.matchAll(/\[([^\]]*)\]/g)].map((m) => m[1] ?? "")];
    if (path.length > maxDepth) throw new RangeError("Too many brackets.");
    setAt(root, path, value);
  }
  return root;
}

function setAt(tree: Tree, [head = "", ...rest]: string[], value: string): void {
  const key = head === "" ? String(tree.size) : head;
  if (rest.length === 0) {
    tree.set(key, value);
    return;
  }
  const known = tree.get(key);
  const branch: Tree = known instanceof Map ? known : new Map();
  tree.set(key, branch);
  setAt(branch, rest, value);
}
