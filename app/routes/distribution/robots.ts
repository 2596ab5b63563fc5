import { servicesContext } from "#platform/context.ts";
import type { Route } from "./+types/robots.ts";
import { fileOf } from "./texts.server.ts";

/** Crawlers that collect texts to train models, by the names that their operators publish. */
export const trainingRobots = [
  "AI2Bot",
  "Amazonbot",
  "anthropic-ai",
  "Applebot-Extended",
  "Bytespider",
  "CCBot",
  "ClaudeBot",
  "cohere-training-data-crawler",
  "Diffbot",
  "FacebookBot",
  "Google-Extended",
  "GPTBot",
  "meta-externalagent",
  "omgili",
];

/**
 * `/robots.txt` (RFC 9309): what crawlers must not fetch, and where the sitemaps are. If the operator reserves text and data
 * mining (Directive (EU) 2019/790, Art. 4(3)), crawlers that train models are refused.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { baseUrl, reservesMining } = context.get(servicesContext).config;
  const lines = [
    "User-agent: *",
    "Disallow: /functions/",
    "Disallow: /saved",
    "Disallow: /sent/",
    "Disallow: /ad/",
    // Not as a prefix, which would also be that of /author/.
    "Disallow: /auth$",
    "Disallow: /auth?",
    "Disallow: /auth/",
    ...(reservesMining
      ? ["", ...trainingRobots.map((name) => `User-agent: ${name}`), "Disallow: /"]
      : []),
    "",
    `Sitemap: ${baseUrl}/sitemap.xml`,
    `Sitemap: ${baseUrl}/sitemaps/news.xml`,
  ];
  return fileOf(`${lines.join("\n")}\n`, "text/plain");
}
