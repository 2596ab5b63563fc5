/** The pages that header and footer lead to; keys of the texts in `site.links`. */
export const paths = {
  home: "/",
  news: "/news",
  pricing: "/pricing",
  store: "/store",
  academy: "/academy",
  about: "/about",
  saved: "/saved",
  dashboard: "/dashboard",
  profile: "/profile",
  account: "/account",
  "subscription-manage": "/subscription-manage",
  careers: "/careers",
  press: "/press",
  advertise: "/advertise",
  "how-we-work": "/how-we-work",
  sources: "/sources",
  support: "/support",
  contact: "/contact",
  accessibility: "/accessibility",
  sitemap: "/sitemap",
  rss: "/rss",
  withdraw: "/withdraw",
  cancel: "/cancel",
  privacy: "/privacy",
  terms: "/terms",
  cookies: "/cookies",
} as const;
export type LinkName = keyof typeof paths;

export const mainLinks = ["home", "news", "pricing", "store", "about"] as const;
