/** A text file for programs, which may be cached. */
export const fileOf = (text: string, type: string, init: ResponseInit = {}): Response =>
  new Response(text, {
    ...init,
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Cache-Control": "public, max-age=3600",
      ...init.headers,
    },
  });
