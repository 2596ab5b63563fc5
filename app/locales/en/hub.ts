// Printed on the server, or sent along with the page: no part of what every page loads.
export default {
  title: "EU News Hub",
  lead: "Comprehensive European news with bias analysis for informed readers",
  /** Above the headlines that stand before the gate. */
  now: "In the hub just now",
  loading: "Loading...",
  ignored: "There is no filter “{value}”; it was left out.",
  filters: {
    title: "Filters",
    reset: "Reset Filters",
    topics: "Topics",
    countries: "Countries",
    selected: "{count, plural, one {# selected} other {# selected}}",
    apply: "Show articles",
  },
  tabs: {
    label: "Views of the news",
    all: "All News",
    trending: "Trending",
    bias: "Bias Analysis",
  },
  feed: {
    label: "Articles",
    more: "Load More Articles",
    end: "You've reached the end of the news feed",
    none: "No articles match these filters at the moment.",
    noTrending: "No trending articles found",
    sameEvent: "More on this event",
    failed: "Failed to load news",
    added: "{count, plural, one {# more article} other {# more articles}} loaded.",
    newest: "Back to the newest articles",
  },
  bias: {
    title: "Bias Analysis",
    shows:
      "Current feed shows {count, plural, one {# article} other {# articles}} with varied political perspectives",
    scope:
      "These are the newest articles of your selection from the last {days} days, {stories} at most, each counted by its source's political leaning.",
    unrated:
      "{share} of them come from sources that nobody has rated: they count as unrated, and their stories say so.",
    allRated: "All of them come from rated sources.",
    label: "Articles by political leaning: {counts}",
    one: "{name} {count}",
    rates: "Who rates the sources, and how",
    none: "There are no articles to analyse for these filters.",
    whole: "In figures",
    band: "Leaning",
    articles: "Articles",
    share: "Share",
    byCountry: "By country of the source",
    country: "Country",
    bySource: "By source",
    source: "Source",
    rest: "{count, plural, one {Show # more} other {Show # more}}",
  },
} as const;
