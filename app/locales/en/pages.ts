// Texts of whole pages. They travel with their page and are no part of what every page loads.
export default {
  auth: {
    title: "Sign in",
    text: "Accounts are not open yet. Whatever is free to read here, you read without one.",
  },
  about: {
    title: "About",
    text: "Independent news from all over the European Union, with the political perspective of every source beside it.",
  },
  contact: {
    title: "Contact",
    text: "The contact form is not built yet; until then, write to {mailbox}.",
  },
  privacy: {
    title: "Privacy Policy",
    text: "The full policy follows with the accounts. In cookies, this site keeps only the language and the theme you choose. What you save, mark or choose is kept in your own browser. Views and likes are counted by a hash of network address and browser name, whose salt is replaced every day; after that, nobody can turn it back into an address. No cookie takes part. If you subscribe to a letter, we keep your address and what you agreed to; write to {mailbox}, and we delete both. Whatever is not confirmed is deleted after 30 days.",
  },
  terms: {
    title: "Terms of Service",
    text: "The full terms follow with the subscriptions; today nothing is sold here and no account can be opened.",
  },
  cookies: {
    title: "Cookie Policy",
    text: "This site sets two cookies, and only when you choose: one for the language, one for the theme. What you save, mark or choose is kept in your browser; what you opened last, only if you accept.",
  },
  accessibility: {
    title: "Accessibility",
    text: "We aim at WCAG 2.2, level AA; write to {mailbox} about anything that stands in your way.",
  },
  sitemap: {
    title: "Sitemap",
    text: "The map of all pages is not drawn yet; each topic above leads to its newest stories.",
  },
  rss: {
    title: "RSS",
    text: "We offer no feeds of our own yet; the sources we read are named on every story.",
  },
  support: {
    title: "Support",
    text: "The help articles are not written yet; until then, write to {mailbox}.",
  },
  advertise: {
    title: "Advertise",
    text: "Inquiries cannot be sent from this page yet; until then, write to {mailbox}.",
  },
  careers: {
    title: "Careers",
    text: "No roles are posted at the moment; speculative applications are welcome at {mailbox}.",
  },
  press: {
    title: "Press",
    text: "Journalists reach us at {mailbox}.",
  },
  pricing: {
    title: "Pricing",
    text: "Subscriptions are not on sale yet. Until they are, nobody can open the pieces marked Premium in full; everything else is free.",
  },
  store: {
    title: "Store",
    text: "The demo store is not open yet, and nothing will be sold in it.",
  },
  "subscription-success": {
    title: "Subscription",
    text: "Subscriptions are not on sale yet, so none could be confirmed.",
  },
  saved: {
    title: "Saved",
    text: "Your reading queue lives in this browser; nobody else sees it.",
    scripts:
      "Your reading queue lives in this browser, and this page needs scripts to read it from there.",
    empty: "Nothing saved yet.",
    emptyHint: "Press Save on a story, a video or an episode, and it waits for you here.",
    home: "Return to Home",
    article: "Article",
    video: "Video",
    podcast: "Podcast",
    savedAt: "Saved",
    remove: "Remove",
    removed: "Removed from Saved",
    removedVideo: "Video removed from your queue.",
    removedOther: "This story was removed from your queue.",
    accountText: "Your reading queue is kept in your account, on every device where you sign in.",
    sort: "Order",
    newest: "Newest first",
    oldest: "Oldest first",
    kind: "By type",
    unread: "Unread first",
    markRead: "Mark as read",
    markUnread: "Mark as unread",
    isRead: "Read",
    gone: "No longer available",
    resumeAt: "Continue at",
    pages: "Pages of your queue",
    before: "Previous page",
    after: "Next page",
    full: "Your queue holds 1,000 items. Remove some to make room.",
    unknown: "This is no longer available.",
  },
  sources: {
    title: "Our sources",
    text: "Whom we read, where each of them stands and who says so, and what we take from them.",
  },
  "how-we-work": {
    title: "How we work",
    text: "Where our news comes from, what the labels mean, and the rules behind them.",
    sources: "Sources",
    sourcesText:
      "We read the public feeds of newspapers, broadcasters, agencies and institutions of all 27 member states, in their own languages. A feed is checked at intervals of five minutes to six hours, depending on how often it changes. Publishers who do not want to appear here write to {mailbox}; we take them out at once.",
    sourcesLink: "All our sources, by country",
    excerpts: "Headlines and excerpts",
    excerptsText:
      "Of other publishers' stories we show the headline, a short excerpt, usually of at most 300 characters, and a link to the original. The text belongs to its publisher. Pictures are shown only where the publisher allows it. Search engines are asked to list the original and not our page.",
    bands: "Political perspective",
    bandsText:
      "A source stands in one of five bands from far left to far right, or in none. It gets a band only from published evidence: a rating of the outlet or a page that says where it stands, with author, link and date. Nobody rates from memory. A story has its source's band unless an editor sets another. The label on a story shows three positions, left, center and right; a source without a rating reads Center there, and is counted as unrated in every analysis.",
    topics: "Topics and countries",
    topicsText:
      "A programme assigns stories to twelve topics and to countries, from the words of headline, excerpt and feed categories in 24 languages. What fits no topic, such as sport, stays out of the front page and can still be found by search.",
    breaking: "Breaking",
    breakingText:
      "A story is breaking when an editor says so, or when at least three publishers with different owners report the same event in one language within 90 minutes. Whether two reports are about the same event is told by the words of their titles and excerpts: they must share at least half. The mark goes three hours after the newest report.",
    trending: "Trending",
    trendingText:
      "A story is trending when an editor says so, or when it is read much faster than others: recent views weigh more than old ones, and the weight fades with time.",
    corrections: "Corrections",
    correctionsText:
      "Errors in our own pieces are corrected in the text, and the correction stands below it with its date. Tell us at {mailbox}.",
    ai: "Artificial intelligence",
    aiText:
      "Topics, countries, languages and the rules above are computed by ordinary programmes whose rules are written down; no language model takes part. Where AI helped to write a piece of our own, the piece says so, and whether a person has reviewed it.",
    sample: "Samples",
    sampleText:
      "Pieces marked as samples show what this site can do. The people and events in them are made up. They disappear behind real news as soon as there is some.",
  },
} as const;
