import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** A page whose room is not open yet, or whose text stands in app/locales/<locale>/pages.ts. */
const plain = (path: string) => route(path, "routes/plain.tsx", { id: `plain-${path}` });
/** A page that needs a reader: everyone is sent to sign in first. */
const gated = (path: string) => route(path, "routes/gated.tsx", { id: `gated-${path}` });

export default [
  index("routes/home.tsx"),
  route("article/:slug", "routes/article.tsx"),
  route("video/:id", "routes/video.tsx"),
  route("podcast/:id", "routes/podcast.tsx"),
  route("search", "routes/search.tsx"),
  plain("auth"),
  plain("about"),
  plain("contact"),
  plain("privacy"),
  plain("terms"),
  plain("accessibility"),
  plain("sitemap"),
  plain("rss"),
  plain("support"),
  plain("advertise"),
  plain("careers"),
  plain("press"),
  plain("pricing"),
  plain("store"),
  plain("subscription-success"),
  route("cookies", "routes/cookies.tsx"),
  route("saved", "routes/saved.tsx"),
  route("newsletter", "routes/newsletter.tsx"),
  route("newsletter/thanks", "routes/newsletter.tsx", { id: "newsletter-thanks" }),
  route("how-we-work", "routes/how-we-work.tsx"),
  gated("news"),
  gated("dashboard"),
  gated("profile"),
  gated("subscription-manage"),
  route("preferences", "routes/preferences.ts"),
  route("image/:kind/:name/:file", "routes/image.ts"),
  route("dev/ui", "routes/dev.ui.tsx"),
  route("manifest.webmanifest", "routes/manifest.ts"),
  route("functions/fetch-news", "routes/functions.fetch-news.ts"),
  route("functions/view", "routes/functions.view.ts"),
  route("functions/like", "routes/functions.like.ts"),
  route("functions/keep", "routes/functions.keep.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
