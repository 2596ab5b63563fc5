import { isPublic, type List } from "#newsletters/list.ts";
import { accessTable, audienceOf, type Entitled } from "#subscriptions/access.ts";

/**
 * Whether the issues of a letter are this reader's. Those for members are for the readers who get them by mail: the
 * letter is what the plan has, on whichever way it comes (the access table).
 */
export function mayReadLetter(list: List, reader: Entitled): boolean {
  if (isPublic(list)) return true;
  const { members, breakingAlerts } = accessTable;
  return (list === "daily-digest" ? members : breakingAlerts)[audienceOf(reader)];
}
