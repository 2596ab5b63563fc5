import type { Playing } from "../playing.ts";

/** What plays a piece now, by the addresses of its page. */
export type Source = {
  file: string | null;
  stream: string | null;
  /** The addresses of captions, by language. */
  captions: Map<string, string>;
};

/** Whether an address is one of ours that ends some hours after its page was written. */
export const isSigned = (address: string): boolean =>
  /^\/media\/[a-z]+\/\d+\/\d+\.[\w-]+\//.test(URL.parse(address, location.href)?.pathname ?? "");

/**
 * Asks the page of a piece for the addresses of today.
 * @returns `closed` where the page has no player for this reader any more; null where it could not be asked
 */
export async function freshSource({
  name,
  path,
}: Pick<Playing, "name" | "path">): Promise<Source | "closed" | null> {
  const response = await fetch(path, { headers: { accept: "text/html" } }).catch(() => null);
  if (!response?.ok) return response?.status === 404 || response?.status === 410 ? "closed" : null;
  const text = await response.text().catch(() => null);
  if (text === null) return null;
  return sourceIn(new DOMParser().parseFromString(text, "text/html"), name) ?? "closed";
}

function sourceIn(page: Document, name: string): Source | null {
  const listen = page.querySelector<HTMLTemplateElement>("[data-listen] template")?.content;
  const player = [page, listen]
    .flatMap((part) => [...(part?.querySelectorAll<HTMLElement>("[data-player]") ?? [])])
    .find(({ dataset }) => JSON.parse(dataset.playing ?? "null")?.name === name);
  if (!player) return null;
  const tracks = [...player.querySelectorAll("track")];
  return {
    file: player.querySelector("audio, video")?.getAttribute("src")?.split("#")[0] ?? null,
    stream: player.dataset.stream ?? null,
    captions: new Map(tracks.map((track) => [track.srclang, track.getAttribute("src") ?? ""])),
  };
}
