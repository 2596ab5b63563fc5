/**
 * The weights of the clues of pair-odds.ts, in its order: for two reports in one language, and across languages.
 *
 * They are fitted by logistic regression (`npm run bench -- pair-weights`; bench/pair-fit.ts has the rule) on pairs of
 * labelled reports: the four windows of the real stream, 1,086 reports in English, German and Polish, and at a fifth of
 * the weight our own stories of even events, in all languages. A pair of one event counts 3, shared out in large
 * events; a pair of different events of one long story counts a tenth, since people divide such stories differently;
 * every other pair counts 1. The ridge is 0.3. Two rounds: fit, gather anew, fit. "Each at home" came later: across
 * languages it has the weight of a later fit, and within one language none, as the windows have hardly such a pair.
 */
export const pairWeights: { same: number[]; across: number[] } = {
  // biome-ignore format: one clue a line
  same: [
    -6.97, // always
    2.7, // own
    4.59, // √own
    2.68, // title
    -3.15, // across
    0.81, // √across
    1.73, // rarest
    0, // second rarest
    0.78, // rarity
    -0.79, // no shared name
    0.15, // few anchors
    -3.28, // days apart
    -0.37, // other numbers
    -1.66, // other places
    -0.86, // same outlet
    4.41, // √concepts
    2.92, // √entities
    -0.41, // titles differ
    -0.34, // √(own × across)
    0.51, // rarity beside name
    1.47, // √ beside name
    0.07, // title names missing
    -0.18, // title names missing on both sides
    -0.44, // title places differ
    0, // each at home
  ],
  // biome-ignore format: one clue a line
  across: [
    -5.93, // always
    -2.23, // own
    2.74, // √own
    -1.01, // title
    -2.23, // across
    2.74, // √across
    3.96, // rarest
    1.28, // second rarest
    0.46, // rarity
    -2.04, // no shared name
    -0.42, // few anchors
    -5.69, // days apart
    0.82, // other numbers
    -0.21, // other places
    0, // same outlet
    4.23, // √concepts
    3.14, // √entities
    -0.55, // titles differ
    -2.23, // √(own × across)
    -0.22, // rarity beside name
    1.79, // √ beside name
    0.32, // title names missing
    -0.73, // title names missing on both sides
    -1.15, // title places differ
    -1.75, // each at home
  ],
};
