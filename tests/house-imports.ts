// Who imports whom, read from the source text.

/** A file of the repository: its path from the root, with forward slashes, and its text. */
export type File = { path: string; text: string };

export const isCode = (path: string) => /\.(ts|tsx|mjs)$/.test(path);

export const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, " ").replace(/(^|\s)\/\/.*$/gm, "$1");

export type Import = { file: string; target: string; typeOnly: boolean };
export const importLine =
  /(?:^|[\n;])\s*(?:import|export)\s+(type\s+)?(?:[\w$*{}\s,]+?\sfrom\s*)?["']([^"'\n]+)["']|\bimport\(\s*["']([^"'\n]+)["']/g;

/** `#room/file.ts` and relative targets come back as paths from the root; packages as they stand. */
export function importsOf(file: File): Import[] {
  return [...withoutComments(file.text).matchAll(importLine)].map((m) => {
    const target = m[2] ?? m[3] ?? "";
    return { file: file.path, target: resolveFrom(file.path, target), typeOnly: Boolean(m[1]) };
  });
}

export function resolveFrom(path: string, target: string): string {
  if (target.startsWith("#")) return `app/${target.slice(1)}`;
  if (!target.startsWith(".")) return target;
  const parts = path.split("/").slice(0, -1);
  for (const part of target.split("/"))
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  return parts.join("/");
}

/**
 * Groups of files that import each other in a circle, by Tarjan's algorithm. Imports of types alone do not count: they
 * are gone when the program runs.
 */
export function importCycles(tree: File[]): string[][] {
  const code = tree.filter((f) => isCode(f.path));
  const paths = new Set(code.map((f) => f.path));
  const graph = new Map(
    code.map((f) => [
      f.path,
      importsOf(f)
        .filter(({ target, typeOnly }) => !typeOnly && paths.has(target))
        .map(({ target }) => target),
    ]),
  );
  const order = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  /** @returns the earliest file that is still open and can be reached from `path` */
  const visit = (path: string): number => {
    const own = order.size;
    order.set(path, own);
    open.push(path);
    let earliest = own;
    for (const target of graph.get(path) ?? [])
      if (!order.has(target)) earliest = Math.min(earliest, visit(target));
      else if (open.includes(target)) earliest = Math.min(earliest, order.get(target) ?? own);
    if (earliest === own) {
      const group = open.splice(open.indexOf(path));
      if (group.length > 1 || graph.get(path)?.includes(path)) cycles.push(group.sort());
    }
    return earliest;
  };
  for (const path of graph.keys()) if (!order.has(path)) visit(path);
  return cycles;
}
