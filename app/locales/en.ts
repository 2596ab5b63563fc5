import academy from "./en/academy.ts";
import access from "./en/access.ts";
import account from "./en/account.ts";
import advertising from "./en/advertising.ts";
import bands from "./en/bands.ts";
import contracts from "./en/contracts.ts";
import discussions from "./en/discussions.ts";
import events from "./en/events.ts";
import following from "./en/following.ts";
import fronts from "./en/fronts.ts";
import help from "./en/help.ts";
import hub from "./en/hub.ts";
import inquiries from "./en/inquiries.ts";
import library from "./en/library.ts";
import media from "./en/media.ts";
import members from "./en/members.ts";
import moderation from "./en/moderation.ts";
import newsletters from "./en/newsletters.ts";
import offline from "./en/offline.ts";
import plans from "./en/plans.ts";
import playing from "./en/playing.ts";
import profile from "./en/profile.ts";
import search from "./en/search.ts";
import shows from "./en/shows.ts";
import site from "./en/site.ts";
import statements from "./en/statements.ts";
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
} as const;
