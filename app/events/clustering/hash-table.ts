/**
 * A hash table from keys to numbers in flat arrays (open addressing): a Map of a million keys takes five times the
 * memory. Keys are numbers of 32 bits other than 0.
 */
export type HashTable = {
  keys: Int32Array;
  values: Float32Array | Int32Array;
  /** How many keys there are. */
  count: number;
};

type ValueArray = typeof Float32Array | typeof Int32Array;

export const newHashTable = (values: ValueArray, slots = 1024): HashTable => ({
  keys: new Int32Array(slots),
  values: new values(slots),
  count: 0,
});

/** The slot of a key, or the free one where it would go. */
function slotOf({ keys }: HashTable, key: number): number {
  const mask = keys.length - 1;
  let slot = (Math.imul(key, 0x9e3779b1) >>> 7) & mask;
  while (keys[slot] !== 0 && keys[slot] !== key) slot = (slot + 1) & mask;
  return slot;
}

/** The value of a key; 0 if it has none. */
export const getValue = (table: HashTable, key: number): number =>
  table.values[slotOf(table, key)] as number;

export function setValue(table: HashTable, key: number, value: number): void {
  const slot = slotOf(table, key);
  table.values[slot] = value;
  if (table.keys[slot] !== 0) return;
  table.keys[slot] = key;
  if (++table.count * 3 > table.keys.length * 2) rebuild(table, table.keys.length * 2, 1, 0);
}

/** Multiplies every value, and drops those below `least`. */
export function scaleValues(table: HashTable, factor: number, least: number): void {
  rebuild(table, table.keys.length, factor, least);
}

function rebuild(table: HashTable, slots: number, factor: number, least: number): void {
  const { keys, values } = table;
  const fresh = newHashTable(values.constructor as ValueArray, slots);
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as number;
    const value = (values[i] as number) * factor;
    if (key === 0 || value < least) continue;
    const slot = slotOf(fresh, key);
    fresh.keys[slot] = key;
    fresh.values[slot] = value;
    fresh.count++;
  }
  Object.assign(table, fresh);
}

/** Drops the keys of which this is true. */
export function removeValues(
  table: HashTable,
  isOver: (key: number, value: number) => boolean,
): void {
  const fresh = newHashTable(table.values.constructor as ValueArray, table.keys.length);
  for (let i = 0; i < table.keys.length; i++) {
    const key = table.keys[i] as number;
    const value = table.values[i] as number;
    if (key !== 0 && !isOver(key, value)) setValue(fresh, key, value);
  }
  Object.assign(table, fresh);
}
