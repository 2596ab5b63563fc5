import academy from "./de/academy.ts";
import access from "./de/access.ts";
import account from "./de/account.ts";
import advertising from "./de/advertising.ts";
import bands from "./de/bands.ts";
import contracts from "./de/contracts.ts";
import discussions from "./de/discussions.ts";
import events from "./de/events.ts";
import following from "./de/following.ts";
import fronts from "./de/fronts.ts";
import help from "./de/help.ts";
import hub from "./de/hub.ts";
import inquiries from "./de/inquiries.ts";
import library from "./de/library.ts";
import media from "./de/media.ts";
import members from "./de/members.ts";
import moderation from "./de/moderation.ts";
import newsletters from "./de/newsletters.ts";
import offline from "./de/offline.ts";
import plans from "./de/plans.ts";
import playing from "./de/playing.ts";
import profile from "./de/profile.ts";
import search from "./de/search.ts";
import shows from "./de/shows.ts";
import site from "./de/site.ts";
import statements from "./de/statements.ts";
import store from "./de/store.ts";
import stories from "./de/stories.ts";
import ui from "./de/ui.ts";
import type en from "./en.ts";
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
