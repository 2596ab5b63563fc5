import media from "./en/media.ts";
import site from "./en/site.ts";
import stories from "./en/stories.ts";
import ui from "./en/ui.ts";

export default { media, site, stories, ui } as const;
