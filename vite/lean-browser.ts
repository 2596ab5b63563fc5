import type { Plugin } from "vite";

/**
 * Leaves out of the browser's files what no page uses.
 * - The helper around `import()` looks for style sheets and preloads of the imported part: there is one style
 *   sheet, and the document names what it needs.
 * - The router does not mark its components as pure, and gives them display names, which keeps those that
 *   nobody uses.
 */
export function leanBrowser(): Plugin {
  return {
    name: "lean-browser",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    apply: "build",
    load: (id) =>
      id.endsWith("vite/preload-helper.js")
        ? "export const __vitePreload = (load) => load();"
        : null,
    transform: (code, id) =>
      /node_modules\/react-router\/dist\/production\//.test(id) && code.includes(".displayName = ")
        ? code
            .replace(/^\w+\.displayName = "\w+";$/gm, "")
            .replace(
              /^(const \w+ = )(?=React\$1\.(forwardRef|createContext)\()/gm,
              "$1/* @__PURE__ */ ",
            )
        : null,
  };
}
