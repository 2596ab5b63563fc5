import type { Plugin } from "vite";

/** The module that Vite wraps dynamic imports in. */
const helper = "\0vite/preload-helper.js";

/**
 * Leaves dynamic imports to the browser. Vite's helper loads the style sheets of what is imported; our scripts load theirs
 * by address (ui/load-style-sheet.ts), so that the helper would only weigh on every page. Fails the build if it is needed.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load: (id) => (id === helper ? "export const __vitePreload = (load) => load();" : null),
    writeBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk" && file.code.includes("__vite__mapDeps"))
          this.error(
            `${file.fileName} imports a module with a style sheet: load the sheet by its address.`,
          );
    },
  };
}
