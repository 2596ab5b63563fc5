import { countEmbeddedVideo } from "#library/count-video-view.ts";
import { attachEmbeds } from "#media/attach-embeds.ts";

/** Attaches the buttons that load another site's player, and counts those videos like the site's own. */
export const attachCountedEmbeds = (): void => attachEmbeds(countEmbeddedVideo);
