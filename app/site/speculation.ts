// What a browser may fetch or render ahead (HTML, "speculative loading"). Only pages that a GET leaves as they are; what
// counts a view, signs in or changes a choice is never among them, and search is asked only once it is meant.

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
/** Pages that count nothing when they are shown: pieces do, once they have been in sight. */
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
