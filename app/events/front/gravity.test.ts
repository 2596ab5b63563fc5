import { expect, it } from "vitest";
import { type Gravity, gravityOf } from "./gravity.ts";

it.each<[Gravity, string]>([
  ["grave", "Twelve killed in ferry fire off Ronsund"],
  ["grave", "Zwölf Tote bei Fährunglück vor Ronsund"],
  ["grave", "Douze morts dans l’incendie d’un ferry"],
  ["grave", "Mueren doce personas en el incendio de un ferri"],
  ["grave", "Dodici morti nell’incendio di un traghetto"],
  ["grave", "Pożar promu. Zginęło dwanaście osób"],
  ["grave", "Twaalf doden bij brand op veerboot"],
  ["grave", "Troops seize the radio of Talvik in a coup"],
  ["grave", "Raketenangriff auf Talvik"],
  ["grave", "Power outage leaves half of Ronsund in the dark"],
  ["grave", "Talvik: 30.000 Haushalte ohne Strom"],
  ["ordinary", "Parliament of Talvik votes on the budget"],
  ["ordinary", "Trade war over harbour fees goes on"],
  ["ordinary", "Handelskrieg um Hafengebühren dauert an"],
  ["ordinary", "Bombshell in the inquiry on harbour fees"],
  ["ordinary", "Winter weather: Atak zimy w górach"],
  ["ordinary", "Brand of ferries changes its name"],
  ["ordinary", "Former mayor Edda Lorne dies aged 91"],
  ["ordinary", "Edda Lorne stirbt im Alter von 91 Jahren"],
  ["grave", "Boy dies aged 9 after fall from ferry"],
  ["light", "Harbour’s elephant dies aged 60"],
  ["light", "Actor wins award in Ronsund"],
  ["light", "Schauspielerin aus Talvik heiratet"],
  ["light", "Rekin u brzegów Talviku"],
  ["grave", "Anniversary of the attack on Ronsund, where twelve died"],
])("finds %s: %s", (gravity, headline) => {
  expect(gravityOf([headline])).toBe(gravity);
});

it("goes by a third of the headlines, and by more than one of three", () => {
  const grave = "Twelve killed in ferry fire";
  const other = "What we know of the ferry";
  expect(gravityOf([grave, grave, other, other, other, other])).toBe("grave");
  expect(gravityOf([grave, grave, other, other, other, other, other])).toBe("ordinary");
  expect(gravityOf([grave, other, other])).toBe("ordinary");
  expect(gravityOf([grave, other])).toBe("grave");
  const obituary = "Edda Lorne dies aged 91";
  expect(gravityOf([obituary, "Edda Lorne dead", "Edda Lorne dies"])).toBe("ordinary");
  expect(gravityOf([])).toBe("ordinary");
});
