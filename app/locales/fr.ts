import type en from "./en.ts";
import media from "./fr/media.ts";
import site from "./fr/site.ts";
import stories from "./fr/stories.ts";
import ui from "./fr/ui.ts";
import type { Texts } from "./messages.ts";

export default { media, site, stories, ui } as const satisfies Texts<typeof en>;
