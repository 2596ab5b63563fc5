import { expect, it } from "vitest";
import { knownToll, tollIn } from "./toll.ts";

it.each<[number, string, string?]>([
  [40, "Around 40 dead in fire of Ronsund"],
  [12, "At least 12 people were killed as ferry burns"],
  [17, "Fähre vor Ronsund: mindestens 17 Tote"],
  [17, "Incendie d’un ferry : 17 morts"],
  [17, "Al menos 17 personas muertas en un ferri"],
  [16, "16 ofiar pożaru w Ronsundzie"],
  [30, "W pożarze zginęło 30 osób"],
  [1200, "Quake kills 1,200 in Talvik"],
  [47, "Inferno that cost 47 lives"],
  [1200, "Séisme en Turquie : plus de 1 200 morts", "fr"],
  [1200, "Séisme : 1\u202f200 morts", "fr"],
  [12_000, "Zemětřesení: 12 000 mrtvých", "cs"],
  [2300, "Quake in Talvik kills 2 300"],
  [200, "Covid-19 200 dead in a day"],
  [12, "Une explosion tue 12 personnes", "fr"],
  [0, "Storm to hit Talvik on Tue 25 November"],
  [0, "Strike costs airline 300 million euros"],
  [0, "Party claims 120 seats"],
  [9, "Flood claimed another 9 victims"],
  [0, "Several people killed in fire of Ronsund"],
  [0, "Lifeboat saved 300 lives last year"],
  [0, "Man, 45, charged with killing"],
  [0, "Fire of 2019 in Ronsund: what is known"],
])("counts %i in: %s", (toll, title, lang = "en") => {
  expect(tollIn({ title, lang })).toEqual({ least: toll, most: toll });
});

it.each<[number, number, string, string?]>([
  [20, 99, "Dozens presumed dead in fire of Ronsund"],
  [20, 99, "Dziesiątki osób nie żyją, około stu rannych", "pl"],
  [20, 99, "Kilkadziesiąt zabitych w ataku dronów", "pl"],
  [20, 99, "Dutzende Tote bei Brand in Ronsund", "de"],
  [200, 999, "Hundreds of people killed in quake"],
  [60, 99, "Dozens dead, some speak of 60 killed"],
  [20, 99, "Attack kills dozens of civilians in Ronsund"],
  [200, 999, "Quake kills hundreds"],
  [200, 999, "Satoja kuolleita Ronsundissa", "fi"],
  [20, 99, "Десятки загиблих у Ронсунді", "uk"],
  [0, 0, "Dozens injured, fire crews praised"],
  [0, 0, "Dozens injured and one dead in Ronsund"],
  [0, 0, "Dziesiątki rannych i dwoje zabitych", "pl"],
  [0, 0, "Hundreds mourn girl killed in Ronsund"],
  [0, 0, "Hunderte gedenken der Toten von Ronsund", "de"],
  [0, 0, "Frost kills hundreds of sheep"],
  [0, 0, "Hundreds of dead fish in Ronsund"],
  [0, 0, "Hundreds of thousands dead in a year of war"],
])("counts %i to %i in: %s", (least, most, title, lang = "en") => {
  expect(tollIn({ title, lang })).toEqual({ least, most });
});

it("knows the highest toll that two publishers report", () => {
  const reports = [
    ["a", "Three dead"],
    ["a", "60 dead in Ronsund"],
    ["b", "41 dead in Ronsund"],
    ["c", "12 killed in Ronsund"],
  ].map(([publisher = "", title = ""]) => ({ publisher, title, lang: "en" }));
  expect(knownToll(reports)).toBe(41);
  expect(knownToll(reports.slice(0, 2))).toBe(0);
});
