import { z } from "zod";
import { type SearchClass, searchClasses } from "./category.ts";
import { type CoveredPlace, coveredPlaceOf } from "./country.ts";
import { isCursor } from "./cursor.ts";
import { isStoryLanguage, type StoryLanguage } from "./story-languages.ts";
import { isTopic, type Topic, topics } from "./topic.ts";

export type NewsQuery = {
  topics: (Topic | "EU" | SearchClass | "Sport")[];
  countries: CoveredPlace[];
  page: number;
  limit: number;
  cursor: string | null;
  fill: boolean;
  /** Of the stories; with `fill` the reader's, the preferred one first. Null: all. */
  languages: StoryLanguage[] | null;
};

const listOf = <T extends string>(name: string, of: (text: string) => T | null, known: string) =>
  z
    .array(z.string(`${name} must be a list of texts`), `${name} must be a list`)
    .max(50, `${name} may hold at most 50 entries`)
    .transform((texts, context) =>
      texts.flatMap((text) => {
        const one = of(text);
        if (one !== null) return [one];
        context.addIssue(`${name} holds "${text.slice(0, 60)}"; ${known}`);
        return [];
      }),
    )
    .default([]);

/** What can be requested beside topics: the Union, the classes of news without a topic, and sport. */
const others = ["EU", ...searchClasses, "Sport"] as const;

const wholeNumber = (name: string, from: number, to: number) => {
  const error = `${name} must be a whole number from ${from} to ${to}`;
  return z.int(error).min(from, error).max(to, error);
};

/** The deepest offset that `page` may reach; beyond it, callers use the cursor, which costs the same at any depth. */
const deepestOffset = 600;

const shape = z.object(
  {
    topics: listOf(
      "topics",
      (text) => (isTopic(text) ? text : (others.find((one) => one === text) ?? null)),
      `it may hold ${[...others, ...topics].join(", ")}`,
    ),
    countries: listOf(
      "countries",
      coveredPlaceOf,
      "it may hold EU member states by name or ISO code, European Union and World",
    ),
    page: wholeNumber("page", 1, 100).default(1),
    limit: wholeNumber("limit", 1, 50).default(12),
    cursor: z
      .string("cursor must be a text")
      .refine(isCursor, "cursor must be one that an earlier answer gave")
      .nullish()
      .transform((cursor) => cursor ?? null),
    fill: z.boolean("fill must be true or false").default(false),
    languages: z
      .array(
        z.string("languages must be a list of texts").refine(isStoryLanguage, {
          error: "languages may hold the official languages of the Union by ISO 639-1 code",
        }),
        "languages must be a list or null",
      )
      .max(24, "languages may hold at most 24 entries")
      .nullish()
      .transform((languages) => languages ?? null),
  },
  "the body must be a JSON object",
);

const schema = shape
  .refine(({ page, limit, cursor }) => cursor !== null || (page - 1) * limit < deepestOffset, {
    error: `page reaches ${deepestOffset} stories far; read on with cursor`,
  })
  .refine(({ fill, topics }) => !fill || [...new Set(topics)].sort().join() === "EU,Politics", {
    error: "fill goes with the topics EU and Politics",
  });

/**
 * Parses the body of a request to `fetch-news`; unknown fields are ignored.
 * @returns the query, or one English sentence about the problem
 */
export function readNewsRequest(body: unknown): NewsQuery | { problem: string } {
  const read = schema.safeParse(body);
  return read.success
    ? read.data
    : { problem: [...new Set(read.error.issues.map((i) => i.message))].join("; ") };
}
