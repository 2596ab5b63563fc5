import type en from "./en.ts";
import media from "./es/media.ts";
import site from "./es/site.ts";
import stories from "./es/stories.ts";
import ui from "./es/ui.ts";
import type { Texts } from "./messages.ts";

export default { media, site, stories, ui } as const satisfies Texts<typeof en>;
