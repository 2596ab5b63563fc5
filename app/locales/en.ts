import academy from "./en/academy.ts";
import access from "./en/access.ts";
import account from "./en/account.ts";
import advertising from "./en/advertising.ts";
import bands from "./en/bands.ts";
import contracts from "./en/contracts.ts";
import events from "./en/events.ts";
import following from "./en/following.ts";
import fronts from "./en/fronts.ts";
import help from "./en/help.ts";
import hub from "./en/hub.ts";
import inquiries from "./en/inquiries.ts";
import library from "./en/library.ts";
import media from "./en/media.ts";
import members from "./en/members.ts";
import newsletters from "./en/newsletters.ts";
import plans from "./en/plans.ts";
import profile from "./en/profile.ts";
import search from "./en/search.ts";
import shows from "./en/shows.ts";
import site from "./en/site.ts";
import store from "./en/store.ts";
import stories from "./en/stories.ts";
import ui from "./en/ui.ts";

export default {
  access,
  academy,
  account,
  advertising,
  bands,
  contracts,
  events,
  following,
  fronts,
  help,
  hub,
  inquiries,
  library,
  media,
  members,
  newsletters,
  plans,
  profile,
  search,
  shows,
  site,
  store,
  stories,
  ui,
} as const;
