import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const kept = folder("../public/pictures");
/** The folder from which a built site serves its own pictures. */
export const ownPictures = folder("../build/client/pictures");

/** Why a picture of ours cannot be shown; null where it can. @param name of its file, like `ferry.webp` */
export function ownPictureProblem(name: string): string | null {
  const isKept = existsSync(`${kept}/${name}`);
  // Commands also run where no site is built; there the tree says which pictures the site has.
  if (existsSync(ownPictures) ? existsSync(`${ownPictures}/${name}`) : isKept) return null;
  return isKept
    ? `public/pictures/${name} is not part of the built site yet: start the site again, which builds it, and publish then`
    : `there is no picture ${name}: put it into the folder public/pictures of the project, start the site again, which builds it, and publish then`;
}
