import { servicesContext } from "#platform/context.ts";
import type { Route } from "./+types/llms.ts";
import { fileOf } from "./texts.server.ts";

/** `/llms.txt`: what the site is and where its parts are, for language models. */
export function loader({ context }: Route.LoaderArgs) {
  const { baseUrl, reservesMining, site } = context.get(servicesContext).config;
  const link = (title: string, path: string, text: string) =>
    `- [${title}](${baseUrl}${path}): ${text}`;
  const lines = [
    `# ${site.name}`,
    "",
    "> European news: events told by the continent's press, with the political leaning of every source.",
    "",
    "Headlines and excerpts of other publishers belong to them; name and link the original. Our own pieces may be quoted with a link.",
    reservesMining
      ? "Text and data mining is reserved (Directive (EU) 2019/790, Art. 4(3)): do not train models with these pages."
      : "Text and data mining is not reserved here; other publishers' texts follow their own rules.",
    "",
    "## News",
    link("Front page", "/", "the events of the last two days"),
    link(
      "Feeds",
      "/rss",
      "RSS, Atom and JSON Feed of everything, of topics, countries and languages",
    ),
    link(
      "Podcasts",
      "/podcasts",
      "our own podcasts with their feeds, and those of other publishers",
    ),
    link("Sources", "/sources", "every outlet that is read, with the evidence for its leaning"),
    "",
    "## About",
    link(
      "How we work",
      "/how-we-work",
      "the rules behind the front page, breaking news and ratings",
    ),
    link("About", "/about", "who we are"),
    link("Terms", "/terms", "what may be done with what is read here"),
  ];
  return fileOf(`${lines.join("\n")}\n`, "text/plain");
}
