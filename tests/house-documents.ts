// The rule for Markdown that people read in a viewer: fences and tables are whole (tests/house.ts).
import type { File } from "./house-imports.ts";

type Found = { file: string; what: string };

export const isDocument = (path: string) => /^(docs\/.*|(?:.*\/)?README)\.md$/.test(path);
const isRow = (line: string | undefined) => line?.startsWith("|") ?? false;
const isRuler = (line: string) => /^\|(\s*:?-{3,}:?\s*\|)+\s*$/.test(line);

/** How many cells a row has; `\|` is part of a cell. */
const cellsOf = (row: string) => row.trimEnd().replace(/\\\|/g, "").split("|").length - 2;

function faultsOf({ path, text }: File): Found[] {
  const found: Found[] = [];
  const note = (index: number, what: string) =>
    found.push({ file: `${path}:${index + 1}`, what: `${what}: ${lines[index]?.slice(0, 60)}` });
  const lines = text.split("\n");
  let opened: number | null = null;
  let cells = 0;
  for (const [i, line] of lines.entries()) {
    const fence = /^\s*```(.*)$/.exec(line);
    if (fence && opened === null) opened = i;
    else if (fence?.[1]?.trim()) note(i, "a block of code begins inside another");
    else if (fence) opened = null;
    if (fence || opened !== null || !isRow(line)) continue;
    if (!isRow(lines[i - 1])) {
      cells = cellsOf(line);
      if (!isRuler(lines[i + 1] ?? "")) note(i, "these rows have no head of a table above them");
    }
    if (cellsOf(line) !== cells)
      note(i, `this row has ${cellsOf(line)} cells, and the first one of its table ${cells}`);
  }
  if (opened !== null) note(opened, "this block of code never ends");
  return found;
}

export const wholeDocuments = {
  says: "Documents render as they are written: each block of code ends before the next one begins, and a table is one run of rows, below a head, with as many cells in each.",
  find: (tree: File[]): Found[] => tree.filter(({ path }) => isDocument(path)).flatMap(faultsOf),
};
