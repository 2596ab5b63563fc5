import type en from "./en.ts";
import academy from "./es/academy.ts";
import access from "./es/access.ts";
import account from "./es/account.ts";
import advertising from "./es/advertising.ts";
import bands from "./es/bands.ts";
import contracts from "./es/contracts.ts";
import discussions from "./es/discussions.ts";
import events from "./es/events.ts";
import following from "./es/following.ts";
import fronts from "./es/fronts.ts";
import help from "./es/help.ts";
import hub from "./es/hub.ts";
import inquiries from "./es/inquiries.ts";
import library from "./es/library.ts";
import media from "./es/media.ts";
import members from "./es/members.ts";
import moderation from "./es/moderation.ts";
import newsletters from "./es/newsletters.ts";
import offline from "./es/offline.ts";
import plans from "./es/plans.ts";
import playing from "./es/playing.ts";
import profile from "./es/profile.ts";
import search from "./es/search.ts";
import shows from "./es/shows.ts";
import site from "./es/site.ts";
import statements from "./es/statements.ts";
import store from "./es/store.ts";
import stories from "./es/stories.ts";
import ui from "./es/ui.ts";
import type { Texts } from "./messages.ts";

export default {
  access,
  academy,
  account,
  advertising,
  bands,
  contracts,
  discussions,
  events,
  following,
  fronts,
  help,
  hub,
  inquiries,
  library,
  media,
  members,
  moderation,
  newsletters,
  offline,
  plans,
  playing,
  profile,
  search,
  shows,
  site,
  statements,
  store,
  stories,
  ui,
} as const satisfies Texts<typeof en>;
