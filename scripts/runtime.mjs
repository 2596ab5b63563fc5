// What a process of the site must find when it begins, since it reads it before any line of ours runs.

/**
 * Options of Node. What a request makes is dead a moment later: half the room for it is enough, is swept twice as often,
 * and 24 MB less stand filled with what nobody needs.
 */
export const options = ["--max-semi-space-size=8"];

/** Settings of the environment; what the operator sets wins. */
export const runtime = {
  // Files, names of hosts, compression, password hashing and pictures share these threads. Slow names may hold half
  // of them and pictures two: passwords never wait for either.
  UV_THREADPOOL_SIZE: "8",
  // glibc takes large blocks back into its own heaps once it has seen one go, and keeps a heap for each thread; the
  // pictures of one hour then cost 200 MB for good. Other allocators know neither name.
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_ARENA_MAX: "2",
};
