// Options and environment of the site's processes that Node reads before any code of ours runs.
import { fileURLToPath } from "node:url";

/**
 * Options of Node. Most objects of a request are garbage a moment later: half the default space for young objects is
 * enough, is collected twice as often, and saves 24 MB.
 */
export const options = ["--max-semi-space-size=8"];

/** Where Node keeps what it has compiled, so that the next start takes half as long. Where it cannot write, it does without. */
export const compileCache = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL("../node_modules/.cache/node", import.meta.url)),
};

/** Settings of the environment; what the operator sets wins. */
export const runtime = {
  // Files, host names, compression, password hashing and pictures share these threads. Slow name lookups may occupy
  // half of them and pictures two, so that password hashing never waits for either.
  UV_THREADPOOL_SIZE: "8",
  // glibc takes large blocks back into its own heaps once it has seen one go, and keeps a heap for each thread; the
  // pictures of one hour then cost 200 MB for good. Other allocators know neither name.
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_ARENA_MAX: "2",
};
