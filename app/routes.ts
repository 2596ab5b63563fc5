import { index, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import { infoPageNames, isVersioned } from "#site/info-page-names.ts";

const news = [
  index("routes/home/route.tsx"),
  route("news", "routes/news/route.tsx"),
  route("article/:slug", "routes/pieces/article/route.tsx"),
  route("article/:slug/discussion", "routes/pieces/discussion/route.tsx", { id: "discussion" }),
  route("article/:slug/discussion/part", "routes/pieces/discussion/part.tsx", {
    id: "discussion-part",
  }),
  route("event/:slug", "routes/pieces/event/route.tsx"),
  route("event/:slug/discussion", "routes/pieces/discussion/route.tsx", { id: "event-discussion" }),
  route("event/:slug/discussion/part", "routes/pieces/discussion/part.tsx", {
    id: "event-discussion-part",
  }),
  route("topic/:name", "routes/sections/route.tsx", { id: "topic" }),
  route("country/:name", "routes/sections/route.tsx", { id: "country" }),
  route("video/:id", "routes/pieces/video/route.tsx"),
  route("podcast/:id", "routes/pieces/podcast/route.tsx"),
  route("podcasts", "routes/shows/list/route.tsx"),
  route("show/:slug", "routes/shows/show/route.tsx"),
  route("sources", "routes/site/sources/route.tsx"),
  route("author/:slug", "routes/authors-and-sources/author/route.tsx"),
  route("source/:id", "routes/authors-and-sources/source/route.tsx"),
];

const search = prefix("search", [
  index("routes/search/route.tsx"),
  route("more", "routes/search/more.ts"),
  route("suggest", "routes/search/suggest.ts"),
]);

const signIn = prefix("auth", [
  index("routes/auth/route.tsx"),
  route("forgot", "routes/auth/mail/route.tsx"),
  route("resend", "routes/auth/mail/route.tsx", { id: "auth-resend" }),
  route("confirm", "routes/auth/confirm/route.tsx"),
  route("reset", "routes/auth/reset/route.tsx"),
  route("sign-out", "routes/auth/sign-out.ts"),
]);

const members = [
  route("account", "routes/account/route.tsx"),
  route("account/export", "routes/account/export.ts"),
  route("dashboard", "routes/members/dashboard/route.tsx"),
  route("achievements.png", "routes/members/dashboard/achievements-picture.ts"),
  route("history", "routes/members/history/route.tsx"),
  route("saved", "routes/members/saved/route.tsx"),
  route("following", "routes/members/following/route.tsx"),
  route("discussions", "routes/members/discussions/route.tsx"),
  route("profile", "routes/members/profile/route.tsx"),
  route("profile/avatar", "routes/members/profile/route.tsx", { id: "profile-avatar" }),
  route("discussions/stop", "routes/members/discussions/unsubscribe.tsx"),
  route("alerts/stop", "routes/alerts/unsubscribe/route.tsx"),
  route("avatar/:file", "routes/members/profile/avatar.ts"),
];

const plans = [
  route("pricing", "routes/plans/pricing/route.tsx"),
  route("order", "routes/plans/order/route.tsx"),
  route("subscription-success", "routes/plans/success/route.tsx"),
  route("subscription-manage", "routes/plans/manage/route.tsx"),
  route("withdraw", "routes/plans/withdraw/route.tsx"),
  route("cancel", "routes/plans/cancel/route.tsx"),
  route("cancel/resume", "routes/plans/cancel/resume/route.tsx"),
];

const newsletter = prefix("newsletter", [
  index("routes/newsletter/route.tsx"),
  route("thanks", "routes/newsletter/route.tsx", { id: "newsletter-thanks" }),
  route("confirm", "routes/newsletter/confirm/route.tsx"),
  route("unsubscribe", "routes/newsletter/unsubscribe/route.tsx"),
  route("preferences", "routes/newsletter/preferences/route.tsx"),
  route(":list", "routes/newsletter/list/route.tsx"),
  route(":list/:date", "routes/newsletter/issue/route.tsx"),
]);

const academy = prefix("academy", [
  index("routes/academy/route.tsx"),
  route(":course", "routes/academy/course/route.tsx"),
  route(":course/:lesson", "routes/academy/lesson/route.tsx"),
]);

/** What members and others report of discussions, and what moderators decide. */
const moderation = [
  route("moderation", "routes/moderation/route.tsx"),
  route("moderation/watch", "routes/moderation/watch.ts"),
  route("discussions/report", "routes/discussions/report/route.tsx"),
  route("discussions/reports/:id", "routes/discussions/reports/route.tsx"),
  route("discussions/decisions/:id", "routes/discussions/decisions/route.tsx"),
];

/** Information pages, whose texts are in db/pages; legal ones have their earlier versions under them. */
const information = [
  ...infoPageNames.map((name) => route(name, "routes/site/info/route.tsx", { id: `info-${name}` })),
  ...infoPageNames
    .filter(isVersioned)
    .map((name) => route(`${name}/:day`, "routes/site/info/route.tsx", { id: `version-${name}` })),
];

/** Forms that write to us. */
const inquiries = [
  route("advertise", "routes/inquiries/advertise/route.tsx"),
  route("advertise/sponsorships", "routes/inquiries/advertise/route.tsx", { id: "sponsorships" }),
  route("advertise/newsletter", "routes/inquiries/advertise/route.tsx", { id: "placements" }),
  route("contact", "routes/inquiries/contact/route.tsx"),
  route("support/contact", "routes/inquiries/support/route.tsx"),
  route("sent/:id", "routes/inquiries/sent/route.tsx"),
];

const help = prefix("support", [
  index("routes/help/centre/route.tsx"),
  route(":category", "routes/help/category/route.tsx"),
  route(":category/:slug", "routes/help/article/route.tsx"),
]);

const site = [
  ...information,
  route("store", "routes/store/route.tsx"),
  route("store/:slug", "routes/store/product/route.tsx"),
  route("cookies", "routes/site/cookies/route.tsx"),
  route("offline", "routes/site/offline/route.tsx"),
  route("shared", "routes/site/shared/route.tsx"),
  route("how-we-work", "routes/site/how-we-work/route.tsx"),
  route("preferences", "routes/site/preferences.ts"),
  route("image/:kind/:name/:file", "routes/site/image.ts"),
  route("manifest.webmanifest", "routes/site/manifest.ts"),
];

/** How others take what we publish: feeds, sitemaps, and files for robots. */
const distribution = [
  route("rss", "routes/distribution/rss/route.tsx"),
  route("sitemap", "routes/distribution/map/route.tsx"),
  route("sitemap.xml", "routes/distribution/sitemap-index.ts"),
  route("sitemaps/:file", "routes/distribution/sitemap-part.ts"),
  route("robots.txt", "routes/distribution/robots.ts"),
  route("humans.txt", "routes/distribution/humans.ts"),
  route("llms.txt", "routes/distribution/llms.ts"),
  route(".well-known/security.txt", "routes/distribution/security.ts"),
  route(".well-known/tdmrep.json", "routes/distribution/mining.ts"),
  route("feeds/podcast/:file", "routes/feeds/podcast.ts"),
  route("feeds/podcast/:show/:file", "routes/feeds/private-podcast.ts"),
  route("feeds/hub/:token/:file", "routes/feeds/hub.ts"),
  route("feeds/video/all.xml", "routes/feeds/videos.ts"),
  route("feeds/:kind/:file", "routes/feeds/route.ts"),
];

/** What scripts and other programs call. */
const functions = [
  ...prefix("functions", [
    route("fetch-news", "routes/functions/fetch-news.ts"),
    route("view", "routes/functions/view.ts"),
    route("advertisement", "routes/functions/advertisement.ts"),
    route("read", "routes/functions/read.ts"),
    route("check-in", "routes/functions/check-in.ts"),
    route("pause", "routes/functions/pause.ts"),
    route("brief", "routes/functions/brief.ts"),
    route("session", "routes/functions/session.ts"),
    route("passkey", "routes/functions/passkey.ts"),
    route("like", "routes/functions/like.ts"),
    route("keep", "routes/functions/keep.ts"),
    route("following", "routes/functions/following.ts"),
    route("offline", "routes/functions/offline.ts"),
    route("alert-subscription", "routes/functions/alert-subscription.ts"),
    route("alert-test", "routes/functions/alert-test.ts"),
    route("alert-arrived", "routes/functions/alert-arrived.ts"),
    route("check-subscription", "routes/functions/check-subscription.ts"),
    route("create-checkout", "routes/functions/create-checkout.ts"),
    route("customer-portal", "routes/functions/customer-portal.ts"),
  ]),
  route("ad/:id/click", "routes/functions/advertisement-click.ts"),
  route("webhooks/stripe", "routes/webhooks/stripe.ts"),
];

/** For developers; the host answers them on loopback alone, and never in production. */
const developers = prefix("dev", [
  route("ui", "routes/dev/ui.tsx"),
  route("clock", "routes/dev/clock.tsx"),
  route("mail", "routes/dev/mail.tsx"),
  route("mail.json", "routes/dev/mail.json.ts"),
  route("mail/:id", "routes/dev/mail.letter.ts"),
]);

export default [
  ...news,
  ...search,
  ...signIn,
  ...members,
  ...plans,
  ...newsletter,
  ...academy,
  ...moderation,
  ...inquiries,
  ...help,
  ...site,
  ...distribution,
  ...functions,
  ...developers,
  route("*", "routes/site/not-found/route.tsx"),
] satisfies RouteConfig;
