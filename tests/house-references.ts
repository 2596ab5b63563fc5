// The rule for what documents name: files and names of the code that they set in backticks exist (tests/house.ts).
import { isDocument } from "./house-documents.ts";
import { type File, isCode } from "./house-imports.ts";

type Found = { file: string; what: string };

const isPath =
  /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:tsx?|mjs|css|sql|md|json|svg|server)$|^[\w-]+(?:\/[\w.-]+)*\/$|^(?:app|bench|db|docs|packages|public|scripts|server|tests|vite)\/[\w./-]+$/;
/** `NAME.expected.json`, `DATA_DIR/push-key`, `places/xx.ts`: a part stands for any. */
const isPattern = (path: string) =>
  /[A-Z]{2}/.test(path.replace("README", "")) || /\bxx\./.test(path);
/** Keys of the storage are written like folders. */
const storageKeys = new Set(["originals/"]);
const camelCase = /\b[a-z][a-z\d]*(?:[A-Z][A-Za-z\d]*)+\b/g;

/** A decision that another one replaced tells of code that has gone. */
const isReplaced = ({ text }: File) => /^Replaced by /m.test(text);

/** Blocks of code are made empty lines, so that lines keep their numbers. */
const withoutBlocks = (text: string) =>
  text.replace(/^\s*```[\s\S]*?^\s*```/gm, (block) => block.replace(/[^\n]/g, ""));

function findMissing(tree: File[]): Found[] {
  const paths = tree.map(({ path }) => `/${path}/`);
  const names = new Set(
    tree
      .filter(({ path }) => isCode(path) && !path.startsWith("tests/house"))
      .flatMap(({ text }) => text.match(camelCase) ?? []),
  );
  /** Paths are written from the root, from a room, or from a folder that the sentence is about. */
  const exists = (path: string) => {
    const whole = path.replace(/\/$/, "").replace(/\.server$/, ".server.ts");
    // Decisions are cited by their numbers.
    const wanted = /\/\d{3}$/.test(whole) ? `/${whole}-` : `/${whole}/`;
    return storageKeys.has(path) || paths.some((known) => known.includes(wanted));
  };
  const missingIn = (span: string): string[] =>
    isPath.test(span)
      ? [span].filter((path) => !isPattern(path) && !exists(path))
      : span.includes("/")
        ? []
        : (span.match(camelCase) ?? []).filter((name) => !names.has(name));
  return tree
    .filter((file) => isDocument(file.path) && !isReplaced(file))
    .flatMap(({ path, text }) =>
      withoutBlocks(text)
        .split("\n")
        .flatMap((line, i) =>
          [...line.matchAll(/`([^`]+)`/g)]
            .flatMap(([, span = ""]) => missingIn(span))
            .map((what) => ({ file: `${path}:${i + 1}`, what: `names ${what}` })),
        ),
    );
}

export const existingReferences = {
  says: "Files and camelCase names that documents set in backticks exist, except in decisions that begin with “Replaced by”.",
  find: findMissing,
};
