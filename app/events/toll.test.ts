import { expect, it } from "vitest";
import { knownToll, tollIn } from "./toll.ts";

it.each<[number, string]>([
  [40, "Around 40 dead in fire of Ronsund"],
  [12, "At least 12 people were killed as ferry burns"],
  [17, "Fähre vor Ronsund: mindestens 17 Tote"],
  [17, "Incendie d’un ferry : 17 morts"],
  [17, "Al menos 17 personas muertas en un ferri"],
  [16, "16 ofiar pożaru w Ronsundzie"],
  [30, "W pożarze zginęło 30 osób"],
  [1200, "Quake kills 1,200 in Talvik"],
  [47, "Inferno that cost 47 lives"],
  [0, "Several people killed in fire of Ronsund"],
  [0, "Lifeboat saved 300 lives last year"],
  [0, "Man, 45, charged with killing"],
  [0, "Fire of 2019 in Ronsund: what is known"],
])("counts %i in: %s", (toll, title) => {
  expect(tollIn(title)).toBe(toll);
});

it("knows the highest toll that two publishers report", () => {
  const reports = [
    ["a", "Three dead"],
    ["a", "60 dead in Ronsund"],
    ["b", "41 dead in Ronsund"],
    ["c", "12 killed in Ronsund"],
  ].map(([publisher = "", title = ""]) => ({ publisher, title }));
  expect(knownToll(reports)).toBe(41);
  expect(knownToll(reports.slice(0, 2))).toBe(0);
});
