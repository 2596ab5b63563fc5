import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";
import type en from "#locales/en/stories.ts";
import es from "#locales/es/stories.ts";
import type { Author } from "../story.ts";
import { AuthorCard } from "./author-card.tsx";

const author: Author = {
  slug: "ana",
  name: "Ana",
  title: null,
  bio: null,
  avatar: null,
  location: null,
  followers: null,
  articlesCount: 2,
  expertise: [],
  verified: false,
  social: { twitter: "https://x.example/ana", website: "https://ana.example" },
};

it("names the links of an author in the language of the page, and X beside Twitter", () => {
  // What a translation says is text as well; only the English literals name the arguments.
  const messages = { stories: es as unknown as typeof en };
  const children = createElement(AuthorCard, { author });
  const provided = { locale: "es" as const, timeZone: "UTC", messages, children };
  const html = renderToStaticMarkup(createElement(IntlProvider, provided));
  expect(html).toContain(">Sitio web</a>");
  expect(html).toContain(">Twitter (X)</a>");
});
