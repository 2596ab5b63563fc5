/**
 * All parameters of the clustering. They are measured (docs/decisions/020-pairs-of-stories.md): run
 * `npm run bench -- clusters` before and after a change.
 */
export const parameters = {
  /** Characters of an excerpt that are read. Most feeds send as many; more would favour outlets that send more. */
  excerptLength: 300,
  /** A word of the title counts like two of the excerpt. */
  titleWeight: 2,
  /** A word is counted at most this often in one story. */
  maxOccurrences: 4,
  /** Words are cut to their first letters, since endings inflect. */
  stemLength: 5,
  /** Names and numbers distinguish events better than other words. */
  capitalWeight: 1.6,
  numberWeight: 1.2,

  /** A capitalised word is a name if this share of its uses in mid-sentence had a capital, once so many were seen. */
  nameShare: 0.6,
  minOccurrences: 3,
  /** Above this number of counted words, rare ones are removed. */
  maxLearntWords: 2_000_000,
  /** Days on which an outlet has written a phrase in titles before it is the name of a series. */
  seriesDays: 2,

  /** Rarity is raised to these powers, so that a word of every story has hardly any weight. */
  rarityPower: 1.5,
  crosslingualRarityPower: 2,
  /** Keys that a vector keeps, within a language, across languages and of a title. More would add noise and memory. */
  vectorKeys: 90,
  crosslingualVectorKeys: 120,
  titleKeys: 30,
  /** Hours after which an occurrence of a key counts half. */
  frequencyHalfLifeHours: 72,
  /** How much a key is counted that its event has already. */
  repeatedKeyCount: 0.1,
  /** Added to the number of events, so that rarities are reasonable from the first story on. */
  priorEvents: 150,

  /** Weights across languages: a name (each of its keys), a possible name at the start of a sentence, a country. */
  nameWeight: 0.7,
  possibleNameFactor: 0.7,
  countryWeight: 0.7,
  /** Weight of all n-grams of four sounds of a word together: they find cognates. */
  ngramWeight: 0.25,

  /** Two stories with fewer shared distinctive keys have the feature `fewDistinctiveKeys`. */
  enoughDistinctiveKeys: 4,
  /** Log-odds of a pair are limited to this, in both directions. */
  maxLogOdds: 5,
  /**
   * If two stories share a name and other keys of less rarity than this, their log-odds are limited to a value below
   * `joinLogOdds`: a name alone does not make one event.
   */
  minRarityWithoutName: 0.45,
  minRarityWithoutNameAcross: 0.14,
  /**
   * The same limit holds across languages for two stories that share fewer words and numbers than this, and neither a place nor
   * what is surely a name: an age and a killing, or a word that sounds like a name and a sale, are a coincidence.
   */
  minSharedWithoutSureName: 3,
  maxLogOddsOfNameAlone: -1.5,
  /** Log-odds from which a story joins a cluster, and from which two clusters merge. */
  joinLogOdds: -0.9,
  mergeOdds: 0.5,
  /** The same for clusters without a common language, whose stories share fewer words. */
  mergeOddsAcross: 0,

  /** Members of a cluster that a story is compared with: the first and the last ones. */
  firstMembers: 4,
  lastMembers: 12,
  /** The weight of the most similar member against the mean of the most similar ones, and the share of these members. */
  mostSimilarShare: 0.6,
  similarMembersShare: 0.6,
  /** A story joins a cluster within this time of its other stories. */
  windowHours: 48,
  /** Log-odds subtracted for each doubling of a cluster's size, and for each day of its age after the first hours. */
  sizePenalty: 0.05,
  ageFreeHours: 18,
  agePenalty: 0.3,
  /** Log-odds subtracted for a cluster about other states than the story, if more than this share of its members is. */
  otherStatePenalty: 1.5,
  otherStateFrom: 0.75,

  /** Keys by which similar stories are searched, stories read for each key, and clusters that are then compared. */
  searchKeys: 14,
  maxPostingsPerKey: 300,
  candidateClusters: 20,

  /** After a story was assigned, its cluster may be merged with so many other clusters of at least these log-odds. */
  mergeCandidateOdds: -1.5,
  mergeCandidates: 3,
  /** Longest time that a merged cluster may span. */
  mergedSpanHours: 48,

  /** The share of common words from which a story is an update of another one by the same publisher. */
  updateOverlap: 0.85,
} as const;
