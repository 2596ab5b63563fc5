import { webUrl } from "../parse/links.ts";

/** Tracking parameters: they say where a reader came from and do not change the page. */
const trackers = new RegExp(
  `^(?:${[
    "utm_.*|mtm_.*|pk_.*|piwik_.*|matomo_.*|hsa_.*|_hs(?:enc|mi)|at_(?:medium|campaign|custom\\d?|creation|variant|format|link.*|bbc_team|ptr_name|recipient.*|source)",
    "fbclid|gclid|gclsrc|dclid|wbraid|gbraid|msclkid|yclid|twclid|ttclid|li_fat_id|igshid|igsh|mc_[ce]id|mkt_tok|vero_(?:id|conv)|oly_(?:anon|enc)_id|_openstat|ncid|ocid|cmpid|cmp|wt_mc|wt_zmc|wtmc|wt\\.mc_id|s_cid|sr_share|smid|xtor|xtref|ito|itm_.*|icid|intcid|icp|partner|ns_(?:campaign|mchannel|source|linkname|fee)|feedtype|feedname|from_rss|rssfeed|traffic_source|trk|sc_(?:channel|campaign|content|medium|country)|srnd|guccounter|maca|campaign_id|ftag|wkey|wmail|dlvrit|__twitter_impression|amp_(?:gsa|js_v)|rss",
  ].join("|")})$`,
  "i",
);
/** Parameters like "?ref=rss", whose value shows that they are for tracking. */
const fromFeed =
  /^(?:ref|src|source|from|via|origin|medium|channel|ref_src|referrer|cid)=(?:rss|feed|rssfeed|newsfeed|rss[_-].*)$/i;
const trackingFragment =
  /^#\??(?:xtor=|utm_|at_|ref=|sref|intcid|ens_id|track|feed|rss|link_time|mtm|pk_).*$/i;

/**
 * A link without tracking parameters and fragments; null if it is not a web address. Other parameters keep their order
 * and spelling.
 */
export function cleanAddress(link: string | null, base: string | null = null): string | null {
  const address = webUrl(link, base);
  const url = address === null ? null : URL.parse(address);
  if (!url) return null;
  if (trackingFragment.test(url.hash)) url.hash = "";
  if (url.search !== "") {
    const kept = url.search
      .slice(1)
      .split("&")
      .filter((pair) => pair !== "" && !trackers.test(pair.split("=", 1)[0] ?? ""))
      .filter((pair) => !fromFeed.test(pair));
    url.search = kept.join("&");
  }
  return url.href;
}

/** A key that ignores the scheme, `www.`, the case of the host and the last slash of an address. */
export function addressKey(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  const host = url.host.replace(/^(?:www|m|amp)\./, "");
  const fragment = url.hash.startsWith("#!") ? url.hash : "";
  return `${host}${url.pathname.replace(/\/+$/, "")}${url.search}${fragment}`;
}
