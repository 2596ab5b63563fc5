import type { KeepingPlan } from "./copy.ts";
import type { KeptList } from "./kept-store.ts";

/** Which copies a device lacks or has in an old version, and which it should delete. */
export function whatChanged(
  plan: Pick<KeepingPlan, "saved" | "brief" | "versions">,
  kept: Pick<KeptList, "entries"> | null,
): { missing: string[]; gone: string[] } {
  const entries = kept?.entries ?? {};
  const wanted = [...new Set([...plan.brief.names, ...plan.saved])].filter(
    (name) => name in plan.versions,
  );
  return {
    missing: wanted.filter((name) => entries[name]?.version !== plan.versions[name]),
    gone: Object.keys(entries).filter((name) => !wanted.includes(name)),
  };
}
