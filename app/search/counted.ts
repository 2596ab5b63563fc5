/** Whether there may be more results than were counted, and more of the values that a filter excludes. */
export type Counted = { atLeast: boolean; othersAtLeast: boolean };

/**
 * Whether there may be more of a value than its count says.
 * @param chosen the value that a filter of the same kind asks for; null without one
 */
export const mayBeMore = <Value>(counted: Counted, chosen: Value | null, value: Value): boolean =>
  chosen === null || chosen === value ? counted.atLeast : counted.othersAtLeast;
