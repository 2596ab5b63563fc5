import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#platform/context.ts";
import { listActiveSources } from "#stories/sources.server.ts";

/**
 * The values in the texts of information pages: the company's facts, and computed figures.
 * @param notStated the text for a fact that the operator has not given
 */
export async function valuesFor(
  notStated: string,
  context: Readonly<RouterContextProvider>,
): Promise<Record<string, string>> {
  const { db, config } = context.get(servicesContext);
  const sources = await listActiveSources(db);
  const { company } = config.site;
  return {
    ...Object.fromEntries(Object.entries(company).map(([name, fact]) => [name, fact ?? notStated])),
    sources: String(sources.length),
    rated: String(sources.filter(({ band }) => band !== null).length),
  };
}
