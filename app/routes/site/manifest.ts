import { textsFor } from "#locales/texts.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { themeColors } from "#ui/theme.ts";
import type { Route } from "./+types/manifest.ts";

const daySeconds = 86_400;

const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** What a browser needs to install the site (W3C Web Application Manifest), in the language of the address. */
export function loader({ context }: Route.LoaderArgs) {
  const { name } = context.get(servicesContext).config.site;
  const locale = context.get(localeContext);
  const tSite = textsFor("site", locale);
  const shortcut = (label: string, url: string) => ({ name: label, url });
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
    background_color: themeColors.light,
    theme_color: themeColors.light,
    categories: ["news"],
    icons: [
      icon("icon-192", 192, "any"),
      icon("icon-512", 512, "any"),
      icon("icon-maskable-512", 512, "maskable"),
    ],
    shortcuts: [
      shortcut(textsFor("ui", locale)("search"), "/search"),
      shortcut(tSite("links.saved"), "/saved"),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      "Content-Type": "application/manifest+json",
      "Cache-Control": `public, max-age=${daySeconds}`,
      Vary: "Accept-Language, Cookie",
    },
  });
}
