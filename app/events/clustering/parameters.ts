/**
 * All parameters of the clustering. They are measured (docs/decisions/020-pairs-of-stories.md): run
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
  stemLength: 5,
  /** Names and numbers distinguish events better than other words. */
  capitalWeight: 1.6,
  numberWeight: 1.2,

  /** A capitalised word is a name if this share of its uses in mid-sentence had a capital, once so many were seen. */
  nameShare: 0.6,
  leastUses: 3,
  /** Words whose capitals are counted; beyond that, rare ones are forgotten. */
  mostLearntWords: 2_000_000,
  /** Days on which an outlet has written a phrase in titles before it is the name of a series. */
  seriesDays: 2,

  /** Rarity is raised to these powers, so that a word of every story weighs next to nothing. */
  rarityPower: 1.5,
  crosslingualRarityPower: 2,
  /** Keys that a vector keeps, within a language, across languages and of a title. More would add noise and memory. */
  vectorKeys: 90,
  crosslingualVectorKeys: 120,
  titleKeys: 30,
  /** Hours after which an occurrence of a key counts half. */
  frequencyHalfLifeHours: 72,
  /** What a key counts that its event had already. */
  repeatedKeyCount: 0.1,
  /** Imaginary earlier events without any of the words, so that rarity makes sense from the first story on. */
  priorEvents: 150,

  /** Weights across languages: a name (each of its keys), a possible name at the start of a sentence, a country. */
  nameWeight: 0.7,
  doubtfulNameFactor: 0.7,
  countryWeight: 0.7,
  /** Weight of all n-grams of four sounds of a word together: they find cognates. */
  ngramWeight: 0.25,

  /** Two stories that share fewer anchors than this share little. */
  enoughAnchors: 4,
  /** Log-odds of a pair are held within this. */
  mostOdds: 5,
  /**
   * Two reports that share a name and less than this beside it are not of one event by themselves: their log-odds stay
   * below what a story needs to join.
   */
  leastBesideName: 0.45,
  leastBesideNameAcross: 0.1,
  mostOddsOfName: -1.5,
  /** Log-odds from which a story joins a cluster, and from which two clusters merge. */
  joinOdds: -0.9,
  mergeOdds: 0.5,
  /** The same for clusters without a common language, whose stories share fewer words. */
  mergeOddsAcross: 0,

  /** Members of a cluster that a story is compared with: the first and the last ones. */
  firstMembers: 4,
  lastMembers: 12,
  /** How much the likest member counts beside the mean of the likest ones, and the share of members these are. */
  likestShare: 0.6,
  likestMembers: 0.6,
  /** A story joins a cluster within this time of its other stories. */
  windowHours: 48,
  /** Log-odds that a large cluster costs for each doubling, and an old one for each day after the first hours. */
  sizePenalty: 0.05,
  freshHours: 18,
  agePenalty: 0.3,
  /** Log-odds that a cluster costs whose members are about other states than the story, if more than this share is. */
  elsewherePenalty: 1.5,
  elsewhereFrom: 0.75,

  /** Keys by which candidates are sought, stories read for each key, and clusters that are then compared. */
  probeKeys: 14,
  postingsRead: 300,
  candidateClusters: 20,

  /** A story's cluster is tried for a merge with so many others that resemble the story this much. */
  mergeTryOdds: -1.5,
  mergeTries: 3,
  /** Longest time that a merged cluster may span. */
  mergedSpanHours: 48,

  /** The share of common words from which a report is an update of another one by the same outlet. */
  updateOverlap: 0.85,
} as const;
