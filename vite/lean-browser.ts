import type { Plugin } from "vite";

// What stands in for a module of the router in the browser; the server has the whole one. The build fails when
// the router asks them for more.
const standIns: [path: RegExp, code: string][] = [
  [/vite\/preload-helper\.js$/, "export const __vitePreload = (load) => load();"],
  [
    /react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/,
    `export const isFogOfWarEnabled = () => false;
     export const getPatchRoutesOnNavigationFunction = () => undefined;
     export const useFogOFWarDiscovery = () => {};
     export const getPartialManifest = () => ({}), getPathsWithAncestors = (paths) => paths;
     export const handleClientVersionMismatch = async () => {}, getManifestPath = () => "", URL_LIMIT = 0;`,
  ],
  [
    /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    `export const getRouteInstrumentationUpdates = () => ({});
     export const instrumentClientSideRouter = (router) => router;
     export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
     export const instrumentHandler = (handler) => handler, instrumentationResultMetaContext = {};`,
  ],
];

/**
 * Leaves out of the browser's files what no page uses.
 * - The helper around `import()` looks for style sheets and preloads of the imported part: sheets belong to
 *   routes, which name theirs, and the document names what it needs.
 * - The document knows all routes (react-router.config.ts): nothing discovers them later, and nothing listens
 *   to the router's own steps.
 * - The router does not mark its components as pure, and gives them display names, which keeps those that
 *   nobody uses.
 */
export function leanBrowser(): Plugin {
  return {
    name: "lean-browser",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    apply: "build",
    load: (id) => standIns.find(([path]) => path.test(id))?.[1] ?? null,
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
