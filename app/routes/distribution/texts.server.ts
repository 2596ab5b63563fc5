/** A file for programs, which caches may keep for a while. */
export const fileOf = (text: string, type: string, init: ResponseInit = {}): Response =>
  new Response(text, {
    ...init,
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Cache-Control": "public, max-age=3600",
      ...init.headers,
    },
  });
