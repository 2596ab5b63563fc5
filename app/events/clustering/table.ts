/**
 * A table from keys to figures in flat arrays (open addressing): a Map of a million keys takes five times as
 * much, and its figures are objects. Keys are whole numbers of 32 bits other than 0.
 */
export type Table = {
  keys: Int32Array;
  figures: Float32Array | Int32Array;
  /** How many keys there are. */
  count: number;
};

type Figures = typeof Float32Array | typeof Int32Array;

export const newTable = (figures: Figures, slots = 1024): Table => ({
  keys: new Int32Array(slots),
  figures: new figures(slots),
  count: 0,
});

/** The slot of a key, or the free one where it would go. */
function slotOf({ keys }: Table, key: number): number {
  const mask = keys.length - 1;
  let slot = (Math.imul(key, 0x9e3779b1) >>> 7) & mask;
  while (keys[slot] !== 0 && keys[slot] !== key) slot = (slot + 1) & mask;
  return slot;
}

/** The figure of a key, 0 where it has none. */
export const figureOf = (table: Table, key: number): number =>
  table.figures[slotOf(table, key)] as number;

export function setFigure(table: Table, key: number, figure: number): void {
  const slot = slotOf(table, key);
  table.figures[slot] = figure;
  if (table.keys[slot] !== 0) return;
  table.keys[slot] = key;
  if (++table.count * 3 > table.keys.length * 2) rebuild(table, table.keys.length * 2, 1, 0);
}

/** Multiplies every figure, and drops those that are then below `least`. */
export function scale(table: Table, factor: number, least: number): void {
  rebuild(table, table.keys.length, factor, least);
}

function rebuild(table: Table, slots: number, factor: number, least: number): void {
  const { keys, figures } = table;
  const fresh = newTable(figures.constructor as Figures, slots);
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as number;
    const figure = (figures[i] as number) * factor;
    if (key === 0 || figure < least) continue;
    const slot = slotOf(fresh, key);
    fresh.keys[slot] = key;
    fresh.figures[slot] = figure;
    fresh.count++;
  }
  Object.assign(table, fresh);
}
