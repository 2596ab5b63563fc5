import type { ComponentType } from "react";

type Registered = { load(): Promise<ComponentType>; texts: readonly string[] };

/**
 * Every component that is hydrated alone on a page for everybody (docs/decisions/017). `texts` are the catalogues that it
 * and its children use; tests/islands.test.ts compares them with the source. An island has no props: it reads its data
 * from the document.
 */
export const islands = {
  "dev-toasts": {
    load: () => import("#routes/dev/toast-buttons.tsx").then((m) => m.ToastButtons),
    texts: [],
  },
  "fresh-stories": {
    load: () => import("#stories/front/fresh-stories.tsx").then((m) => m.FreshStories),
    texts: ["stories"],
  },
  "front-stories": {
    load: () => import("#routes/home/front-stories.tsx").then((m) => m.FrontStories),
    texts: ["bands", "stories", "ui"],
  },
  "more-news": {
    load: () => import("#routes/home/further-news.tsx").then((m) => m.FurtherNews),
    texts: ["bands", "stories", "ui"],
  },
  "your-countries": {
    load: () => import("#stories/front/your-countries.tsx").then((m) => m.YourCountries),
    texts: ["bands", "stories", "ui"],
  },
} as const satisfies Record<string, Registered>;

export type IslandName = keyof typeof islands;

/**
 * When an island is hydrated: when it comes into view, or on demand: when it is pressed, or when a script of the page
 * asks for it (`hydrateIslands`).
 */
export type IslandStart = "visible" | "demand";
