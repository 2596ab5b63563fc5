/**
 * All parameters of the clustering. They are measured (docs/decisions/015-event-clusters.md): run
 * `npm run bench -- clusters` before and after a change.
 */
export const parameters = {
  /** Characters of an excerpt that are read. Most feeds send as many; more would favour outlets that send more. */
  excerptLength: 300,
  /** A word of the title counts like two of the excerpt. */
  titleWeight: 2,
  /** A word counts at most this often in one story, since repetition is style. */
  mostOccurrences: 4,
  /** Words are cut to their first letters, since endings inflect. */
  stemLength: 4,
  /** Capitalised words within a sentence and numbers distinguish events better than other words. */
  capitalWeight: 1.6,
  numberWeight: 1.2,

  /** Rarity is raised to these powers, so that a word of every story weighs next to nothing. */
  rarityPower: 1.5,
  crosslingualRarityPower: 2,
  /** Keys that a vector keeps, within a language and across languages. More would add noise and memory. */
  vectorKeys: 90,
  crosslingualVectorKeys: 110,
  /** Hours after which an occurrence of a word counts half. */
  frequencyHalfLifeHours: 72,

  /** Imaginary earlier stories without any of the words, so that rarity makes sense from the first story on. */
  priorStories: 150,

  /** Weights across languages: a name (each of its two keys), a possible name at the start of a sentence, a country. */
  nameWeight: 0.7,
  doubtfulNameFactor: 0.7,
  countryWeight: 0.7,
  /** Weight of all n-grams of four sounds of a word together: they find cognates. */
  ngramWeight: 0.25,

  /** Cosines from which two stories are of one event, within a language and across languages. */
  monolingualThreshold: 0.25,
  crosslingualThreshold: 0.255,
  /** With fewer shared keys across languages than this, the cosine is multiplied by a factor; one too few is milder. */
  enoughSharedKeys: 3,
  fewSharedFactor: 0.5,
  oneTooFewFactor: 0.7,
  /** For stories that both have names and share none, such as two crimes or two matches told alike. */
  noSharedNamesFactor: 0.6,

  /**
   * Within a language, this share of the crosslingual cosine (names, places, concepts) is added to that of the words:
   * it finds stories that inflection and synonyms hide. With fewer shared keys of both kinds, `fewSharedFactor` applies.
   */
  crosslingualShare: 0.35,
  enoughSharedKeysOfBoth: 4,

  /** A story is compared with the last members of a cluster and with its centroid; the share of the nearest member. */
  comparedMembers: 8,
  nearestMemberShare: 0.3,
  /** Hours without a new member after which a cluster begins to fade, the half-life of that, and its end. */
  restHours: 6,
  fadeHalfLifeHours: 48,
  windowHours: 48,
  /** Large and old clusters are harder to join, since they resemble everything. */
  sizePenalty: 0.03,
  freshHours: 18,
  agePenalty: 0.3,

  /** Keys by which candidates are sought, stories read for each key, and clusters that are then compared. */
  probeKeys: 14,
  postingsRead: 300,
  candidateClusters: 20,

  /** Clusters merge when a story of one could have joined the other, and their centroids agree this much. */
  monolingualMergeFactor: 0.8,
  crosslingualMergeFactor: 0.9,
  mergeTries: 3,
  /** Longest time that a merged cluster may span. */
  mergedSpanHours: 48,
  /** Keys that a centroid holds, and the part that is kept when there are more: rare ones are dropped first. */
  centroidKeys: 400,
  crosslingualCentroidKeys: 700,
  prunedTo: 0.7,

  /** The share of common words from which a report is an update of another one by the same outlet. */
  updateOverlap: 0.85,
} as const;
