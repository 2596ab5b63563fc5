/** Whether a word is certainly a name or number, may be a name (it has a capital at a sentence's start), or is none. */
export const nameCertainty = { none: 0, sure: 1, possible: 2 } as const;
export type NameCertainty = (typeof nameCertainty)[keyof typeof nameCertainty];

/** Words of the title have lower positions than this, those of the excerpt higher ones. */
export const titlePositions = 50;

/** How much a key occurs in a story, the position of the first word that has it, and whether that word is a name. */
export type Occurrence = { count: number; position: number; name: NameCertainty };
export type Occurrences = Map<number, Occurrence>;
