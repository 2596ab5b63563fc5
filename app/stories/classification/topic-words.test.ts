import { describe, expect, it } from "vitest";
import { signalsOfTitle } from "../../../tests/factories/classified.ts";
import type { Topic } from "../topic.ts";
import { pointsOf } from "./signals.ts";

const titles: Record<string, [Topic, string][]> = {
  "the law of work": [
    ["Economy", "en: Ministers shelve the new employment law"],
    ["Economy", "de: Koalition vertagt das neue Arbeitsrecht"],
    ["Economy", "pl: Rząd wraca do reformy inspekcji pracy"],
    ["Economy", "fr: Ce que change le nouveau code du travail"],
    ["Economy", "fi: Uusi työlainsäädäntö jakaa puolueita"],
    ["Economy", "ro: Ce se schimbă în Codul muncii"],
  ],
  "who stands against a government, or for rights": [
    ["Politics", "en: Anti-government march fills the capital"],
    ["Politics", "pl: Antyrządowe protesty w stolicy"],
    ["Politics", "de: Regierungskritische Blogger vor Gericht"],
    ["Politics", "fr: Deux défenseuses des droits arrêtées"],
    ["Politics", "sv: Människorättsaktivist släppt"],
    ["Politics", "hu: Kormányellenes tüntetés a fővárosban"],
  ],
  "the common currency and steel": [
    ["Economy", "en: Talvik adopts the euro"],
    ["Economy", "pl: Wspólna waluta dzieli mieszkańców wysp"],
    ["Economy", "hu: Jövőre bevezetik a közös valutát"],
    ["Economy", "fr: La sidérurgie attend des aides"],
    ["Economy", "fi: Terästeollisuus odottaa"],
  ],
  "alliances and missions for peace": [
    ["Defense", "en: Coalition of the willing meets in spring"],
    ["Defense", "de: Koalition der Willigen berät im Frühjahr"],
    ["Defense", "it: La coalizione dei volenterosi si riunisce"],
    ["Defense", "pl: Spotkanie koalicji chętnych"],
    ["Defense", "cs: Koalice ochotných jedná o misi"],
    ["Defense", "es: Vuelve la carrera armamentística"],
    ["Defense", "lt: Prasideda ginklavimosi varžybos"],
    ["Defense", "el: Συνεδριάζει η συμμαχία των προθύμων"],
  ],
  "the air and the road": [
    ["Transport", "en: Black ice on the hills, drivers warned"],
    ["Transport", "de: Fluglotsen melden Ausfall des Funks"],
    ["Transport", "es: Los controladores aéreos piden refuerzos"],
    ["Transport", "pt: Operação Ano Novo termina com menos vítimas"],
    ["Transport", "et: Libedus teedel"],
  ],
  "the layer of ozone": [
    ["Climate", "en: The ozone hole is closing"],
    ["Climate", "tr: Kuzeyde ozon deliği büyüyor"],
    ["Climate", "fr: La couche d'ozone se reforme"],
    ["Climate", "sk: Ozónová diera sa zatvára"],
  ],
  "the death of small children": [
    ["Healthcare", "en: Infant mortality falls again"],
    ["Healthcare", "no: Spedbarnsdødeligheten går ned"],
    ["Healthcare", "nl: Zuigelingensterfte daalt"],
    ["Healthcare", "lt: Kūdikių mirtingumas mažėja"],
  ],
};

describe.each(Object.entries(titles))("know %s", (_, list) => {
  it.each(list)("as a strong word of %s in %s", (topic, entry) => {
    const [lang = "", title = ""] = entry.split(": ");
    expect(pointsOf(signalsOfTitle(lang, title), topic)).toBeGreaterThanOrEqual(6);
  });
});
