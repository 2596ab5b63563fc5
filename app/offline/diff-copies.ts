import type { CopyPlan } from "./copy.ts";
import type { CopyList } from "./copy-store.ts";

/** Which copies a device lacks or has in an old version, and which it should delete. */
export function diffCopies(
  plan: Pick<CopyPlan, "saved" | "brief" | "versions">,
  list: Pick<CopyList, "entries"> | null,
): { missing: string[]; gone: string[] } {
  const entries = list?.entries ?? {};
  const wanted = [...new Set([...plan.brief.names, ...plan.saved])].filter(
    (key) => key in plan.versions,
  );
  return {
    missing: wanted.filter((key) => entries[key]?.version !== plan.versions[key]),
    gone: Object.keys(entries).filter((key) => !wanted.includes(key)),
  };
}
