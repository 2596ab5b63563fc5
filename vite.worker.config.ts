import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vite";

const root = import.meta.dirname;
const client = join(root, "build/client");
const server = join(root, "build/server/index.js");

/** Changes with every build of the site: by the names of its files, and by what the server says. */
function buildOfSite(): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(join(client, "assets")).sort()) hash.update(name);
  if (existsSync(server)) hash.update(readFileSync(server));
  return hash.digest("hex").slice(0, 12);
}

/** The service worker: one file beside the site's, without imports, since a browser updates it as one. */
export default defineConfig({
  root,
  publicDir: false,
  define: {
    "import.meta.env.BUILD": JSON.stringify(buildOfSite()),
    "import.meta.env.OFFLINE_PAGE_FILES": readFileSync(
      join(root, "build/offline-page-files.json"),
      "utf8",
    ),
  },
  build: {
    target: "es2023",
    outDir: client,
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: join(root, "app/offline/service-worker.ts"),
      output: { format: "iife", entryFileNames: "sw.js", codeSplitting: false },
    },
  },
});
