export default {
  close: "Close",
  loading: "Loading...",
  searching: "Searching...",
  now: "Just now",
  /** Of a headline in another language than the page: "in French". */
  inLanguage: "in {language}",
  pause: "Pause",
  play: "Play",
  tryAgain: "Try Again",
  save: "Save: {title}",
  search: "Search",
  placeholder: "Search articles, videos, podcasts...",
  notFound: {
    page: "Oops! Page not found",
    article: "Article not found",
    video: "Video not found",
    podcast: "Podcast not found",
    back: "Return to Home",
  },
  error: {
    title: "Something went wrong",
    text: "The fault is ours. Please try again in a moment.",
  },
} as const;
