import { describe, expect, it } from "vitest";
import { isAdviceTitle } from "./advice-titles.ts";
import { isNoticeTitle } from "./notice-titles.ts";
import { isEpisodeTitle, isServiceTitle } from "./service-titles.ts";

describe("advice", () => {
  it.each([
    "Nine foods that keep your heart young",
    "This is the simple two-minute trick for stiff shoulders",
    "Doctors reveal the breakfast you should never skip",
    "How the two cheapest phones of the year compare",
    "Lisbon's hidden courtyards: an insider guide",
    "How to get candle wax out of a tablecloth",
    "Top 10: Die leiseste Waschmaschine",
    "Heizen im Herbst: So sparen Mieter Geld",
    "Warum du dir ein Lastenrad kaufen solltest",
    "Comment réduire sa facture d'eau en été",
    "Cinq gestes pour mieux dormir",
    "Cómo ahorrar en la compra de la semana",
    "Siete errores que cometes al regar",
    "Come scegliere il materasso giusto",
    "Como poupar na conta do gás",
    "Porady trzech dietetyków na wiosnę",
    "Jak zadbać o rower po zimie",
    "Hoe je een lekkende kraan herkent",
    "Så väljer du rätt cykelhjälm",
    "Sådan vælger du den rigtige cykelhjelm",
    "Jak správně zalévat pokojové rostliny",
    "Πώς να καθαρίσετε το χαλί",
    "Rezept: Kürbissuppe mit Ingwer",
    "The Saturday Letter #31: what we are reading",
    "Five dates that could affect your savings",
    "Will it snow in the north this weekend?",
    "Poll of the day: should shops open on Sunday?",
    "Stiff neck after a long flight? Here's what to do",
    "Seven oat drinks, tasted and rated",
    "Dear Harriet: my neighbour keeps borrowing the ladder",
    "Liebe Frau Brook: mein Nachbar leiht ständig die Leiter",
    "Droga Redakcjo: sąsiad pożycza drabinę",
    "Old riddle puzzles a whole town - can YOU find the key?",
    "Czy warto myć rower zimą? Poznaj zasady",
    "12 lugares imprescindibles de Ronsund",
  ])("%s", (title) => {
    expect(isAdviceTitle(title)).toBe(true);
    expect(isServiceTitle(title)).toBe(true);
  });

  it.each([
    "A visual guide to the flooded valleys",
    "How the dam burst: experts explain what went wrong",
    "How to stop the gangs: ministers meet in Rome",
    "Wie Eltern nach ihren Kindern suchen",
    "Three ministers resign over the harbour contract",
    "Five things are still unknown, prosecutors say",
    "Comment le gouvernement veut taxer les plateformes",
    "Cómo el ejército cercó la ciudad",
    "Jak doszło do wypadku na moście",
    "Geiseln frei: Wie sie in Talvik überlebten",
    "Warum sie zurücktritt",
    "Vote : les députés rejettent la loi sur le port",
    "No easy fix for the crisis of the ferries",
    "Two naval exercises begin off Ronsund",
    "Jak si stojí přístav v Ronsundu",
    "Πώς θα απαντήσει το λιμάνι στους δασμούς",
    "Tres claves para entender la crisis del puerto",
    "Here's how the harbour was blocked for nine days",
    "Czy wartość złotego spadnie? Ekonomiści są podzieleni",
    "Droga żywność: koszyk znów w górę",
    "Droga zamknięta: objazd przez port",
    "Drogi prąd: rząd szuka pieniędzy",
    "Lieber Stau: warum Pendler nicht umsteigen",
    "Nueve lugares para almacenar los residuos del puerto",
    "7 lugares para votar en la isla",
  ])("not what news begins with too: %s", (title) => {
    expect(isAdviceTitle(title)).toBe(false);
  });
});

describe("readers' letters", () => {
  it.each([
    "The harbour needs a roof | Letters",
    "Our ferry is as good as a yacht | Brief letters",
    "Ronsund deserves its own radio | Letter",
    "Letters to the editor: the ferry is late again",
    "Letters: a quay of one's own",
    "Leserbriefe zur Hafenfrage: „Nie wieder Stau“",
    "Leserbrief: Der Hafen braucht ein Dach",
    "Cartas al director",
    "Courrier des lecteurs : le port et le bruit",
    "Lettere al direttore: il porto chiuso",
    "Listy do redakcji",
    "Insändare: Stäng hamnen på natten",
  ])("%s", (title) => {
    expect(isServiceTitle(title)).toBe(true);
  });

  it.each([
    "Last letters from Ronsund as its post office closes",
    "Letter bombs sent to the harbour office",
    "Open letter: dockers call for talks",
    "Letters from the dam found in an attic",
    "List przewoźników w sprawie portu",
    "Listy gończe za armatorem",
    "Lettre ouverte au ministre des ports",
    "Carta bomba en el puerto",
    "Leserbriefschreiber vor Gericht",
    "Brief aan de Kamer: haven blijft dicht",
  ])("not news of letters: %s", (title) => {
    expect(isServiceTitle(title)).toBe(false);
  });
});

describe("shows and pages about the outlet", () => {
  it.each([
    "#312 – Ada Brook: The History of Harbours",
    "The Long Crossing | 8",
    "Segeln und Reden - Folge 14",
    "Words at Sea: 'Ship shape': 17 Jan 2024",
    "Høydepunkter fra 2025 - nr. 4",
    "Ada Brook en session acoustique",
    "Harbour Lights - Trailer",
    "Harbour Lights Trailer",
    "Quay fever #Harbourcast 31",
    "Ada Brook live session",
    "Kapitán Brook: bande-annonce officielle",
    "About us",
    "Redaksjonen",
  ])("%s", (title) => {
    expect(isServiceTitle(title)).toBe(true);
  });

  it.each([
    "811: Airline grounds its whole fleet",
    "Highlights from the G20 in Ronsund",
    "112: Notruf im Norden ausgefallen",
    "1762: Das Jahr, das alles änderte",
    "Ministers meet at #Talvik 2026",
    "Hochwasser in Talvik 03.01.2026",
    "Docker hurt by rolling trailer",
    "Harbour bus hits semi-trailer",
    "Stowaways found dead inside trailer",
    "Stowaways inside trailer",
    "Assembly back in session",
    "Council in session",
    "Le parlement en session",
    "Contact lost with ferry off Ronsund",
  ])("not what news is called too: %s", (title) => {
    expect(isServiceTitle(title)).toBe(false);
  });
});

describe("episodes of shows", () => {
  it.each(["284: A Quay of One's Own", "Ports et Plumes 23.06.2024", "Ada Brook en session"])(
    "%s",
    (title) => {
      expect(isEpisodeTitle(title)).toBe(true);
      expect(isServiceTitle(title)).toBe(false);
    },
  );

  it.each(["2026: The year in which the port closed", "1762: Das Jahr, das alles änderte"])(
    "not what says more: %s",
    (title) => {
      expect(isEpisodeTitle(title)).toBe(false);
    },
  );
});

describe("notices", () => {
  it.each([
    "Minutes of the Harbour Users Sub-Committee Meeting – 4 March 2026",
    "Protokoll der 14. Sitzung des Beirats vom 3. Mai 2026",
    "Compte rendu de la réunion du comité des usagers",
    "Statistical Notice 2026/11",
    "Rundschreiben Nr. 7/2026",
    "Letter from the Chair to the members",
    "Letter from the Chair to Ada Brook MP",
    "Harbour users panel minutes – 15 May 2026",
    "Summary of the Pilots and Ferries Forum",
    "Agenda for the Harbour Users Panel 15 May 2026",
    "Announcement of the publication of the annual accounts",
    "Securities lending operations in May 2026",
    "Results of the weekly deposit auction",
    "Wohnungen nach Jahr, Zimmerzahl, Kanton und Eigentümer",
    "Dwellings by year, rooms and owner",
    "Gästezahlen - monatliche Zeitreihen",
    "Abfallkonten - Indikatoren",
    "Green flood alert in Samoa",
  ])("%s", (title) => {
    expect(isNoticeTitle(title)).toBe(true);
    expect(isServiceTitle(title)).toBe(true);
  });

  it.each([
    "Minutes of the bank's meeting show a split over rates",
    "Minister sends a letter to the Chair",
    "Red flood alert in Samoa, thousands flee",
    "Unemployment fell in May 2026",
    "Survey: most voters want a new harbour",
    "Army ends operations in May",
    "Joint statement by France, Germany and the United Kingdom",
    "La ley, tumbada por el centro, la izquierda y la derecha",
    "Nach Monaten des Streits einigen sich Bund und Länder",
    "Nach Jahren im Exil kehrt sie zurück, und das Land feiert",
    "Public procurement: Commission refers Talvik to the Court",
    "Publication of the harbour report delayed again",
    "Record for wind panels in 2025",
    "Letter from the Palace to Brook",
    "Letter from the prisoners",
    "Letter to the Commission: twelve states demand a border",
  ])("not what happened: %s", (title) => {
    expect(isNoticeTitle(title)).toBe(false);
  });
});

describe("tests of devices, polls of readers and what to choose", () => {
  it.each([
    "Kamera Lumo X im Test: Klein und leicht",
    "Drei Kühlboxen ab 90 Euro im Kurztest",
    "Prise en main : le clavier Tovo",
    "La prova: il nuovo scooter Vento",
    "[Sondage] Quel clavier préférez-vous ?",
    "[Umfrage] Wie groß soll Ihr Fernseher sein?",
    "The best new plays to see this autumn: three islands and a storm",
  ])("are services: %s", (title) => {
    expect(isServiceTitle(title)).toBe(true);
  });

  it.each([
    "Tests im Hafen: Behörde findet Blei",
    "Sondage : la gauche en tête",
    "The best player to leave the club is free again",
    "Neues Wahlrecht im Testlauf",
  ])("are not: %s", (title) => {
    expect(isServiceTitle(title)).toBe(false);
  });

  it("knows what lies behind an episode, in shows alone", () => {
    for (const title of ["Inside the Episode: S3E9", "Bonus: What we left out"]) {
      expect(isEpisodeTitle(title)).toBe(true);
      expect(isServiceTitle(title)).toBe(false);
    }
  });
});
