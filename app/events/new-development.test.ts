import { describe, expect, it } from "vitest";
import { storiesOfDevelopment } from "./new-development.ts";

const hour = 3_600_000;
let made = 0;
const report = (title: string, hoursAgo: number) => ({
  id: ++made,
  title,
  publisher: `paper ${made}`,
  at: -hoursAgo * hour,
});
const first = [14, 14, 15, 16, 18].map((ago) => report("Ferry runs aground off Ronsund", ago));
const later = (title: string) => report(title, 2);
const raised = [
  later("Ferry off Ronsund raised by two cranes"),
  later("Cranes raise ferry: ‘raised in an hour’"),
  later("Ronsund ferry raised, captain held"),
  later("Raised at dawn: the ferry of Ronsund"),
];
const idsOf = (stories: readonly { id: number }[]) => stories.map(({ id }) => id);
const developmentOf = (stories: typeof first, reports = stories) => [
  ...storiesOfDevelopment(stories, { reports, stopWords: new Set(["the", "and", "off"]) }),
];

describe("an event moves on", () => {
  it("by a word that four publishers have in the last hours, and no earlier headline", () => {
    const other = later("Ferry owner is silent");
    expect(developmentOf([...first, ...raised, other])).toEqual(idsOf(raised));
  });

  it("not by a word that fewer have, however often one of them writes it", () => {
    const three = raised.slice(1);
    const again = { ...later("Ferry raised, in pictures"), publisher: three[0]?.publisher ?? "" };
    expect(developmentOf([...first, ...three, again])).toEqual([]);
  });

  it("not by a word that was there before", () => {
    expect(developmentOf([...first, report("Ferry may be raised", 12), ...raised])).toEqual([]);
  });

  it("not by comments, and not while it is young", () => {
    expect(developmentOf([...first, ...raised], first)).toEqual([]);
    expect(developmentOf([...first.slice(1), ...raised])).toEqual([]);
  });
});
