import media from "./de/media.ts";
import site from "./de/site.ts";
import stories from "./de/stories.ts";
import ui from "./de/ui.ts";
import type en from "./en.ts";
import type { Texts } from "./messages.ts";

export default { media, site, stories, ui } as const satisfies Texts<typeof en>;
