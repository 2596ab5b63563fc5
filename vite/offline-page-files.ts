import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** The files that the offline page needs: scripts with all their imports, and other files by their source paths. */
const scripts =
  /\/app\/(entry\.client\.tsx|offline\/(restore-account-data|fill-offline-page)\.ts|library\/browser\/reader-controls\.ts|locales\/(en|es|fr|de)\/(library|offline)\.ts)$|\/icu-minify\/dist\/.*format/;
const sheetsAndFaces =
  /(^|\/)app\/(app|print)\.css$|(^|\/)app\/offline\/offline\.css$|(^|\/)app\/ui\/fonts\/(piazzolla|sofia-sans)-(latin|latin-ext|heads)\.woff2$/;

/** Writes the addresses of these files to `to`, for the service worker's build. */
export function offlinePageFiles(to: string): Plugin {
  return {
    name: "offline-page-files",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle(_, bundle) {
      const files = new Set<string>();
      const add = (chunk: Rolldown.OutputChunk) => {
        if (files.has(chunk.fileName)) return;
        files.add(chunk.fileName);
        for (const name of chunk.imports) {
          const imported = bundle[name];
          if (imported?.type === "chunk") add(imported);
        }
      };
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk") {
          if (file.moduleIds.some((id) => scripts.test(id))) add(file);
        } else if (file.originalFileNames.some((name) => sheetsAndFaces.test(name)))
          files.add(file.fileName);
      }
      mkdirSync(dirname(to), { recursive: true });
      writeFileSync(to, JSON.stringify([...files].sort().map((name) => `/${name}`)));
    },
  };
}
