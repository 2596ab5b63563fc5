/**
 * Every figure of the recipe, in one place. They were measured, not argued (docs/decisions/015-event-clusters.md):
 * who changes one runs `npm run bench -- clusters` before and after.
 */
export const recipe = {
  /** Characters of an excerpt that are read: what feeds send in common; more would favour outlets that send more. */
  excerpt: 300,
  /** A word of the title counts like two of the excerpt. */
  title: 2,
  /** No word counts more than this often in one story: repetition is style. */
  oftenest: 4,
  /** Letters of a word that tell it from others in its language; endings inflect. */
  stem: 4,
  /** Names in mid-sentence and numbers tell events apart better than other words. */
  capital: 1.6,
  number: 1.2,

  /** Rarity is raised to these powers: what is in every story must weigh next to nothing. */
  rarity: 1.5,
  rarityAcross: 2,
  /** Keys a story keeps in its own language and across languages: what is left out would add noise and memory. */
  keys: 90,
  keysAcross: 110,
  /** Hours in which a word's frequency halves: the news forget. */
  forget: 72,

  /** Stories that are assumed to have been read before the first, and to have had no word of it: a cold start. */
  unseen: 150,

  /** Weights across languages: a name (each of two keys), the same where a capital says little, a country. */
  name: 0.7,
  doubtful: 0.7,
  country: 0.7,
  /** Runs of four sounds of a word, all of them together: cognates. */
  sounds: 0.25,

  /** Cosines from which two stories are of one event, in one language and across. */
  same: 0.25,
  across: 0.255,
  /** Fewer shared keys across languages than this say little; one fewer says a little more than a single one. */
  shared: 3,
  few: 0.5,
  two: 0.7,
  /** Stories that both have names and share none: crimes and matches cut from one template. */
  strangers: 0.6,

  /**
   * In one language, what stories share across languages (names, places, concepts) is added to their words: it
   * finds company that inflection and other words for the same hide. Fewer keys of both kinds count by half.
   */
  alsoAcross: 0.35,
  sharedBoth: 4,

  /** A story is compared with the last members of a cluster and with their sum, in these parts. */
  lastMembers: 8,
  nearest: 0.3,
  /** Hours after which a cluster that nothing joined begins to fade, the half-life, and the end. */
  rest: 6,
  fade: 48,
  window: 48,
  /** Large and old clusters are joined by more than the average story would: mega-stories draw everything. */
  size: 0.03,
  fresh: 18,
  age: 0.3,

  /** Keys by which company is looked for, stories looked at for each, and clusters that are then compared. */
  probes: 14,
  postings: 300,
  candidates: 20,

  /** Clusters merge when a story that joined one would have joined another, and their sums agree this much. */
  mergeSame: 0.8,
  mergeAcross: 0.9,
  mergeTries: 3,
  /** Hours that merged clusters may span. */
  span: 48,
  /** Keys that a sum keeps: what few members share falls out first. */
  sumKeys: 400,
  sumKeysAcross: 700,
  kept: 0.7,

  /** Shared words, of all words of both, from which a report is an outlet's update of its own. */
  update: 0.85,
} as const;
