/** The kinds of things that readers open, save and like, as the specification names them. */
export const itemKinds = ["article", "video", "podcast"] as const;
export type ItemKind = (typeof itemKinds)[number];

/** One of them: a story by its id (never its slug, which may change), a video or an episode. */
export type Item = { kind: ItemKind; id: number };
