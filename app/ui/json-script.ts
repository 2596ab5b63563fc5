/** JSON that may stand in a script element: no `<`, `>` or `&`, and none of the line ends that only JSON allows. */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
