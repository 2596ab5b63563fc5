import { campaignPicture } from "#advertising/campaigns.server.ts";
import { mediaPicture, pictureKeyOf } from "#media/pictures.server.ts";
import { coverFile } from "#media/show.ts";
import { servicesContext } from "#platform/context.ts";
import { pictureFormats, pictureWidths } from "#platform/picture-sizes.ts";
import type { Services } from "#platform/services.server.ts";
import { readBytes } from "#platform/storage/storage.server.ts";
import { storyPicture } from "#stories/pictures.server.ts";
import { itemInPictureName } from "#ui/picture-address.ts";
import { notFound } from "../refusals.server.ts";
import type { Route } from "./+types/image.ts";

type Source = { key: string; load: () => Promise<Uint8Array | null> };

/** `/image/{kind}/{name}/{width}.{format}`: a picture of ours or of a publisher who allows it, small and re-encoded; `1400.jpg` is a podcast's cover. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  if (params.file === coverFile) return coverOf(services, params);
  const [number, extension] = params.file.split(".");
  const width = pictureWidths.find((w) => String(w) === number);
  const format = pictureFormats.find((f) => f === extension);
  const source = width && format ? await sourceOf(services, params.kind, params.name) : null;
  if (!width || !format || !source) throw notFound();
  const bytes = await services.images.get(source.key, width, format, source.load);
  if (!bytes) throw notFound();
  return pictureOf(bytes, format);
}

const pictureOf = (bytes: Buffer, format: string) =>
  new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": `image/${format}`,
      "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800",
    },
  });

/** The cover of a show or an episode, in the size that podcast apps need. */
async function coverOf(services: Services, { kind, name }: { kind: string; name: string }) {
  const isCover = kind === "show" || kind === "podcast" || kind === "pictures";
  const source = isCover ? await sourceOf(services, kind, name) : null;
  const bytes = source && (await services.images.cover(source.key, source.load));
  if (!bytes) throw notFound();
  return pictureOf(bytes, "jpeg");
}

async function sourceOf(services: Services, kind: string, name: string): Promise<Source | null> {
  const { db, download, images, storage } = services;
  if (kind === "pictures") return { key: `pictures/${name}`, load: () => images.master(name) };
  if (kind === "campaign")
    return { key: `campaign/${name}`, load: () => campaignPicture(db, name) };
  const id = itemInPictureName(name);
  if (id === null) return null;
  const url =
    kind === "article"
      ? await storyPicture(db, id)
      : kind === "video" || kind === "podcast" || kind === "show"
        ? await mediaPicture(db, kind, id)
        : null;
  const key = url && pictureKeyOf(url);
  if (key) return { key: url, load: () => readBytes(storage, key) };
  const own = url && /^\/pictures\/([\w-]+)\.webp$/.exec(url)?.[1];
  if (own) return { key: `pictures/${own}`, load: () => images.master(own) };
  return url ? { key: url, load: () => download(url) } : null;
}
