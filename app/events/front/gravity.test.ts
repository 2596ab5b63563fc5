import { expect, it } from "vitest";
import { type Gravity, gravityOf } from "./gravity.ts";

it.each<[Gravity, string, string]>([
  ["grave", "en", "Twelve killed in ferry fire off Ronsund"],
  ["grave", "de", "Zwölf Tote bei Fährunglück vor Ronsund"],
  ["grave", "fr", "Douze morts dans l’incendie d’un ferry"],
  ["grave", "es", "Mueren doce personas en el incendio de un ferri"],
  ["grave", "it", "Dodici morti nell’incendio di un traghetto"],
  ["grave", "pl", "Pożar promu. Zginęło dwanaście osób"],
  ["grave", "nl", "Twaalf doden bij brand op veerboot"],
  ["grave", "no", "Tolv drept i brann på ferge"],
  ["grave", "en", "Troops seize the radio of Talvik in a coup"],
  ["grave", "de", "Raketenangriff auf Talvik"],
  ["grave", "en", "Power outage leaves half of Ronsund in the dark"],
  ["grave", "de", "Talvik: 30.000 Haushalte ohne Strom"],
  ["ordinary", "en", "Parliament of Talvik votes on the budget"],
  ["ordinary", "en", "Trade war over harbour fees goes on"],
  ["ordinary", "de", "Handelskrieg um Hafengebühren dauert an"],
  ["ordinary", "en", "Bombshell in the inquiry on harbour fees"],
  ["ordinary", "pl", "Winter weather: Atak zimy w górach"],
  ["ordinary", "en", "Brand of ferries changes its name"],
  ["ordinary", "en", "Former mayor Edda Lorne dies aged 91"],
  ["ordinary", "de", "Edda Lorne stirbt im Alter von 91 Jahren"],
  ["grave", "en", "Boy dies aged 9 after fall from ferry"],
  ["light", "en", "Harbour’s elephant dies aged 60"],
  ["light", "en", "Actor wins award in Ronsund"],
  ["light", "de", "Schauspielerin aus Talvik heiratet"],
  ["light", "pl", "Rekin u brzegów Talviku"],
  ["grave", "de", "Explosion in Löwen: drei Tote"],
  ["light", "de", "Zoo von Ronsund hat wieder Löwen"],
  ["grave", "en", "Cat 5 hurricane kills 20 in Ronsund"],
  ["grave", "el", "ΣΚΟΤΩΘΗΚΑΝ 3 ΑΤΟΜΑ ΣΤΟ ΡΟΝΣΟΥΝΤ"],
  ["grave", "en", "Anniversary of the attack on Ronsund, where twelve died"],
  ["grave", "hr", "Pet mrtvih u požaru trajekta"],
  ["light", "en", "Pet rescued from ferry"],
  ["ordinary", "de", "Wie der Haushalt von Talvik entstanden war"],
  ["ordinary", "fr", "Coup d’envoi du sommet de Talvik"],
  ["grave", "en", "Death toll at 95 in floods of Talvik"],
  ["grave", "de", "Bus mit 70 Insassen verunglückt, Fahrer gestorben"],
  ["ordinary", "en", "Ronsund mourns the dead of the ferry fire"],
  ["ordinary", "pl", "Zidentyfikowano wszystkie ofiary pożaru w Talviku"],
  ["light", "en", "Pictures of the Wolf Moon over Ronsund"],
  ["light", "de", "Polarlichter über Talvik"],
  ["light", "fr", "Brigitte Macron : dix prévenus condamnés"],
  ["light", "pl", "Wyrok w sprawie Brigitte Macron"],
  ["ordinary", "fr", "Macron reçoit le chancelier"],
  ["grave", "en", "Shot fired at ferry of Ronsund"],
  ["ordinary", "en", "A long shot for Ronsund’s ferry"],
  ["grave", "en", "Drone strike on funeral of Talvik kills forty"],
  ["ordinary", "en", "A long-shot bet on Ronsund’s ferry"],
  ["ordinary", "en", "Talvik did not attack the harbour, says minister"],
  ["ordinary", "de", "Ministerin glaubt nun doch nicht an Angriff auf Talvik"],
  ["ordinary", "pl", "Rzekomy atak na Talvik. Minister: nie wierzę"],
  ["grave", "en", "Talvik denies attack that killed twelve"],
  ["light", "en", "Ice warnings are updated as snow falls over Talvik"],
  ["ordinary", "en", "Red weather warning as storm nears Talvik"],
  ["grave", "en", "Arctic blast: twelve dead in Talvik"],
  ["ordinary", "en", "Red wind warning as storm nears Talvik"],
  ["grave", "en", "Suspect denied bail after knife attack in Talvik"],
  ["grave", "en", "Minister denies blame for floods in Talvik"],
  ["grave", "es", "Talvik niega la entrada de ayuda tras el ataque"],
  ["ordinary", "es", "El ministerio niega el ataque al puerto"],
  ["ordinary", "de", "Ministerium bestreitet den Angriff auf Talvik"],
  ["ordinary", "de", "Ministerium sieht keinen Angriff auf Talvik"],
  ["ordinary", "de", "Voranschlag des Kantons angenommen"],
  ["grave", "de", "Brandanschlag auf Hafen von Talvik"],
  ["light", "en", "Arctic blast to bring snow to Talvik"],
  ["ordinary", "xx", "Twelve killed in ferry fire"],
])("finds %s in %s: %s", (gravity, lang, title) => {
  expect(gravityOf([{ lang, title }])).toBe(gravity);
});

it("goes by a third of the headlines, and by more than one of three", () => {
  const grave = { lang: "en", title: "Twelve killed in ferry fire" };
  const other = { lang: "en", title: "What we know of the ferry" };
  expect(gravityOf([grave, grave, other, other, other, other])).toBe("grave");
  expect(gravityOf([grave, grave, other, other, other, other, other])).toBe("ordinary");
  expect(gravityOf([grave, other, other])).toBe("ordinary");
  expect(gravityOf([grave, other])).toBe("grave");
  const obituaries = ["Edda Lorne dies aged 91", "Edda Lorne dead", "Edda Lorne dies"];
  expect(gravityOf(obituaries.map((title) => ({ lang: "en", title })))).toBe("ordinary");
  expect(gravityOf([])).toBe("ordinary");
});

it("is no longer grave when what had failed works again, unless somebody died", () => {
  const failed = { lang: "en", title: "Power outage leaves Talvik in the dark" };
  const over = { lang: "de", title: "Talvik: Strom nach Ausfall wiederhergestellt" };
  expect(gravityOf([failed, failed])).toBe("grave");
  expect(gravityOf([failed, failed, over])).toBe("ordinary");
  const partly = { lang: "en", title: "Power restored to 2,000 of 45,000 homes in Talvik" };
  expect(gravityOf([failed, failed, partly])).toBe("grave");
  const doubted = { lang: "en", title: "Power outage: no evidence of cyber attack" };
  expect(gravityOf([failed, doubted, over])).toBe("ordinary");
  const flood = { lang: "en", title: "Floods in Talvik: power outage and evacuations" };
  expect(gravityOf([failed, flood, over])).toBe("grave");
  const deadly = { lang: "en", title: "Power outage of Talvik kills two" };
  expect(gravityOf([failed, deadly, over])).toBe("grave");
});

it("takes a maker and a tank that are called after an animal for no animals", () => {
  const gravity = (lang: string, title: string) => gravityOf([{ lang, title }]);
  expect(gravity("de", "Puma streicht 900 Stellen")).toBe("ordinary");
  expect(gravity("de", "Bundeswehr bestellt 200 Puma")).toBe("ordinary");
  expect(gravity("pl", "Atak pumy na szlaku, turystka nie żyje")).toBe("light");
});
