import type en from "./en.ts";
import academy from "./fr/academy.ts";
import access from "./fr/access.ts";
import account from "./fr/account.ts";
import advertising from "./fr/advertising.ts";
import bands from "./fr/bands.ts";
import contracts from "./fr/contracts.ts";
import discussions from "./fr/discussions.ts";
import events from "./fr/events.ts";
import following from "./fr/following.ts";
import fronts from "./fr/fronts.ts";
import help from "./fr/help.ts";
import hub from "./fr/hub.ts";
import inquiries from "./fr/inquiries.ts";
import library from "./fr/library.ts";
import media from "./fr/media.ts";
import members from "./fr/members.ts";
import moderation from "./fr/moderation.ts";
import newsletters from "./fr/newsletters.ts";
import offline from "./fr/offline.ts";
import plans from "./fr/plans.ts";
import playing from "./fr/playing.ts";
import profile from "./fr/profile.ts";
import search from "./fr/search.ts";
import shows from "./fr/shows.ts";
import site from "./fr/site.ts";
import statements from "./fr/statements.ts";
import store from "./fr/store.ts";
import stories from "./fr/stories.ts";
import ui from "./fr/ui.ts";
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
