import type { Hour } from "#ui/drawing-address.ts";
import type { Section } from "./category.ts";
import type { Topic } from "./topic.ts";

/** What a drawing can be about: topics, classes of news without one, and what is seen or heard. */
export type Subject = Topic | Section | "Media";

type Family = { motifs: readonly string[]; hours: readonly Hour[] };

/** Topics have at least six motifs and everything at least four hours, so that neighbours on a list never look alike. */
export const families: Record<Subject, Family> = {
  Politics: {
    motifs: ["hemicycle", "houseOfFlags", "ballot", "microphones", "roundTable", "placards"],
    hours: ["day", "night", "dawn", "noon"],
  },
  Economy: {
    motifs: ["coinSkyline", "climb", "balance", "factory", "receipt", "vault"],
    hours: ["day", "dawn", "noon", "night"],
  },
  Climate: {
    motifs: ["lakeHouse", "stripes", "ice", "flood", "thermometer", "forestFire"],
    hours: ["field", "dusk", "dawn", "day"],
  },
  Technology: {
    motifs: ["chipCity", "dish", "serverStreet", "phoneGate", "robotArm", "satellite"],
    hours: ["night", "day", "field", "noon"],
  },
  Defense: {
    motifs: ["watchtower", "greyShip", "jets", "radar", "submarine", "drones"],
    hours: ["night", "day", "field", "dusk"],
  },
  Trade: {
    motifs: ["containerShip", "cranes", "lorry", "parcels", "customsStamp", "stall"],
    hours: ["day", "dawn", "field", "noon"],
  },
  Immigration: {
    motifs: ["litDoor", "passage", "ropeBridge", "suitcase", "fenceGap", "passport"],
    hours: ["dawn", "dusk", "night", "day"],
  },
  Healthcare: {
    motifs: ["crossWindow", "pulseRidge", "medicineChest", "syringe", "sickBed", "microscope"],
    hours: ["day", "dawn", "field", "night"],
  },
  Education: {
    motifs: ["bookSteps", "bookRoof", "blackboard", "pencils", "caps", "satchel"],
    hours: ["field", "day", "noon", "dawn"],
  },
  Energy: {
    motifs: ["turbines", "pylons", "solarRows", "bulb", "dam", "coolingTowers"],
    hours: ["field", "day", "dusk", "noon"],
  },
  Agriculture: {
    motifs: ["furrows", "wheat", "tractor", "oliveTree", "greenhouse", "cow", "lagoon"],
    hours: ["field", "noon", "dawn", "dusk"],
  },
  Transport: {
    motifs: ["viaduct", "rails", "cableBridge", "tram", "ferry", "airliner"],
    hours: ["dawn", "field", "day", "night"],
  },
  International: {
    motifs: ["globe", "flagRow", "compass"],
    hours: ["day", "night", "dawn", "field"],
  },
  Society: {
    motifs: ["doors", "beacon", "candles", "gavel"],
    hours: ["night", "day", "dusk", "field"],
  },
  Business: {
    motifs: ["offices", "gears", "trolley"],
    hours: ["day", "noon", "dawn", "field"],
  },
  Culture: {
    motifs: ["curtain", "gallery", "keys"],
    hours: ["noon", "dusk", "day", "night"],
  },
  Media: {
    motifs: ["voiceRings", "voiceBars", "voiceLayers"],
    hours: ["noon", "night", "dusk", "field"],
  },
};
