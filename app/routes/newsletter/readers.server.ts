import { isPublic, type List } from "#newsletters/list.ts";
import { accessTable, audienceOf, type ReaderAccess } from "#subscriptions/access.ts";

/**
 * Whether a reader may see the issues of a list on the web. Those of members' lists need the plan that the mails need
 * (access table).
 */
export function mayReadIssues(list: List, reader: ReaderAccess): boolean {
  if (isPublic(list)) return true;
  const { members, breakingAlerts } = accessTable;
  return (list === "daily-digest" ? members : breakingAlerts)[audienceOf(reader)];
}
