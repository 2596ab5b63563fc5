import { textsFor } from "#locales/texts.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { themeColors } from "#ui/theme.ts";
import type { Route } from "./+types/manifest.ts";

const daySeconds = 86_400;

type Purpose = "any" | "maskable" | "monochrome";

const icon = (name: string, size: number, purpose: Purpose = "any") => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** The manifest for installing the site (W3C Web Application Manifest), in the language of the address. */
export function loader({ context }: Route.LoaderArgs) {
  const { name } = context.get(servicesContext).config.site;
  const locale = context.get(localeContext);
  const tSite = textsFor("site", locale);
  const t = textsFor("offline", locale);
  const shortcut = (label: string, url: string, sign: string) => ({
    name: label,
    url,
    icons: [icon(`app/${sign}`, 96)],
  });
  /** Made from the site by scripts/screenshots.ts. */
  const screenshot = (name: string, sizes: string, form: "narrow" | "wide", label: string) => ({
    src: `/app/${name}.webp`,
    sizes,
    type: "image/webp",
    form_factor: form,
    label,
  });
  const manifest = {
    id: "/",
    name: `${name}: ${tSite("tagline")}`,
    short_name: name,
    description: textsFor("stories", locale)("home.description"),
    lang: locale,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    launch_handler: { client_mode: ["navigate-existing", "auto"] },
    background_color: themeColors.light,
    theme_color: themeColors.light,
    // Once a page is open, its own theme color (`meta name="theme-color"`) applies.
    color_scheme_dark: { theme_color: themeColors.dark, background_color: themeColors.dark },
    categories: ["news"],
    icons: [
      icon("icon-192", 192),
      icon("icon-512", 512),
      icon("icon-maskable-512", 512, "maskable"),
      icon("icon-monochrome-512", 512, "monochrome"),
    ],
    screenshots: [
      screenshot("front-narrow", "540x960", "narrow", tSite("links.home")),
      screenshot("article-narrow", "540x960", "narrow", t("shared.read")),
      screenshot("front-wide", "1280x800", "wide", tSite("links.home")),
    ],
    shortcuts: [
      shortcut(t("brief"), "/#todays-brief", "brief"),
      shortcut(tSite("links.saved"), "/saved", "saved"),
      shortcut(textsFor("ui", locale)("search"), "/search", "search"),
    ],
    share_target: {
      action: "/shared",
      method: "GET",
      // The default (W3C, Web Share Target): Chromium warns where it is not spelled out.
      enctype: "application/x-www-form-urlencoded",
      params: { title: "title", text: "text", url: "url" },
    },
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      "Content-Type": "application/manifest+json",
      "Cache-Control": `public, max-age=${daySeconds}`,
      Vary: "Accept-Language, Cookie",
    },
  });
}
