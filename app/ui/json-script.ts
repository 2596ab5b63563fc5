/** JSON for a script element: without `<`, `>`, `&` and the line separators that JavaScript does not allow in strings. */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
