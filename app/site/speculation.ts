// Which pages a browser may prefetch or prerender (HTML, "speculative loading"): only such whose GET has no effect. Pages
// that count a view, sign in or change a choice are never among them, and search only when a link is pressed.

const read = [
  "/",
  "/topic/*",
  "/country/*",
  "/article/*",
  "/event/*",
  "/video/*",
  "/podcast/*",
  "/academy*",
  "/sources*",
];
const texts = ["/about*", "/how-we-work*", "/privacy*", "/terms*", "/accessibility*"];
/** Pages that count no view when they are shown. */
const uncounted = ["/", "/event/*"];

const links = (paths: readonly string[]) => ({
  and: [{ href_matches: paths }, { not: { selector_matches: "[target=_blank]" } }],
});

export const speculationRules = JSON.stringify({
  prefetch: [
    { where: links([...read, ...texts]), eagerness: "moderate" },
    { where: links(["/search*"]), eagerness: "conservative" },
  ],
  prerender: [{ where: links(uncounted), eagerness: "moderate" }],
});
