import { countElsewhere } from "#library/count-watched.ts";
import { serveEmbeds } from "#media/serve-embeds.ts";

/** Serves the films of the page that is shown which another site plays, and counts them as the site's own are. */
export const serveFilms = (): void => serveEmbeds(countElsewhere);
