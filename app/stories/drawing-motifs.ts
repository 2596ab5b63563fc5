import type { PaletteName } from "#ui/drawing-address.ts";
import type { SearchClass } from "./category.ts";
import type { Topic } from "./topic.ts";

/** What a drawing can show: a topic, a class of news without a topic, or media. */
export type DrawingSubject = Topic | SearchClass | "Media";

type DrawingChoices = { motifs: readonly string[]; palettes: readonly PaletteName[] };

/** At least six motifs for a topic and four palettes for every subject, so that neighbours on a list never look alike. */
export const drawingChoices: Record<DrawingSubject, DrawingChoices> = {
  Politics: {
    motifs: ["hemicycle", "houseOfFlags", "ballot", "microphones", "roundTable", "placards"],
    palettes: ["day", "night", "dawn", "noon"],
  },
  Economy: {
    motifs: ["coinSkyline", "climb", "balance", "factory", "receipt", "vault"],
    palettes: ["day", "dawn", "noon", "night"],
  },
  Climate: {
    motifs: ["lakeHouse", "stripes", "ice", "flood", "thermometer", "forestFire"],
    palettes: ["field", "dusk", "dawn", "day"],
  },
  Technology: {
    motifs: ["chipCity", "dish", "serverStreet", "phoneGate", "robotArm", "satellite"],
    palettes: ["night", "day", "field", "noon"],
  },
  Defense: {
    motifs: ["watchtower", "greyShip", "jets", "radar", "submarine", "drones"],
    palettes: ["night", "day", "field", "dusk"],
  },
  Trade: {
    motifs: ["containerShip", "cranes", "lorry", "parcels", "customsStamp", "stall"],
    palettes: ["day", "dawn", "field", "noon"],
  },
  Immigration: {
    motifs: ["litDoor", "passage", "ropeBridge", "suitcase", "fenceGap", "passport"],
    palettes: ["dawn", "dusk", "night", "day"],
  },
  Healthcare: {
    motifs: ["crossWindow", "pulseRidge", "medicineChest", "syringe", "sickBed", "microscope"],
    palettes: ["day", "dawn", "field", "night"],
  },
  Education: {
    motifs: ["bookSteps", "bookRoof", "blackboard", "pencils", "caps", "satchel"],
    palettes: ["field", "day", "noon", "dawn"],
  },
  Energy: {
    motifs: ["turbines", "pylons", "solarRows", "bulb", "dam", "coolingTowers"],
    palettes: ["field", "day", "dusk", "noon"],
  },
  Agriculture: {
    motifs: ["furrows", "wheat", "tractor", "oliveTree", "greenhouse", "cow", "lagoon"],
    palettes: ["field", "noon", "dawn", "dusk"],
  },
  Transport: {
    motifs: ["viaduct", "rails", "cableBridge", "tram", "ferry", "airliner"],
    palettes: ["dawn", "field", "day", "night"],
  },
  International: {
    motifs: ["globe", "flagRow", "compass"],
    palettes: ["day", "night", "dawn", "field"],
  },
  Society: {
    motifs: ["doors", "beacon", "candles", "gavel"],
    palettes: ["night", "day", "dusk", "field"],
  },
  Business: {
    motifs: ["offices", "gears", "trolley"],
    palettes: ["day", "noon", "dawn", "field"],
  },
  Culture: {
    motifs: ["curtain", "gallery", "keys"],
    palettes: ["noon", "dusk", "day", "night"],
  },
  Media: {
    motifs: ["voiceRings", "voiceBars", "voiceLayers"],
    palettes: ["noon", "night", "dusk", "field"],
  },
};
