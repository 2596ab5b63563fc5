// Texts of whole pages. They travel with their page and are no part of what every page loads.
export default {
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
    text: "What we keep of you, why, and for how long. Questions and wishes reach us at {mailbox}.",
    visit: "Without an account",
    visitText:
      "What you save, mark or choose stays in your own browser. Views and likes are counted by a hash of network address and browser name, whose salt is replaced every day; after that, nobody can turn it back into an address. No cookie takes part, and no other company counts along.",
    account: "With an account",
    accountText:
      "We keep your address, your name and picture if you give them, a hash of your password, the public half of your passkeys, and what you set in your profile. Your reading queue, likes, countries, streak and how far you have read are kept in the account, so that they are there on every device. What you read is noted as long as “Privacy analytics” is on in your profile; what you mark as read yourself is always noted. Of each sign-in we keep the name of the browser and a shortened network address, so that you recognise your devices.",
    letters: "Letters",
    lettersText:
      "If you subscribe to a letter, we keep your address, your language, and what you agreed to and when. Each letter has a link that ends it with one click.",
    plans: "Subscriptions",
    plansText:
      "If you subscribe, we keep the order with the words that stood beside it, the plan, its price and its dates. You enter card and bank details at our payment provider, Stripe; they never reach us. Of the card a trial began with, a hash of its fingerprint is kept, so that nobody has two trials.",
    basis: "Why we may",
    basisText:
      "Account and subscription: because you ask us for them (General Data Protection Regulation, Art. 6(1)(b)). Letters, and remembering what you opened last: because you consent, and until you change your mind (Art. 6(1)(a)). Counting views and slowing down those who guess passwords: because a news site needs both, and in a form that is gone within days (Art. 6(1)(f)).",
    time: "How long",
    timeText:
      "A session: until you sign out, or 30 days after its last renewal. Sign-ups and subscriptions to letters that nobody confirms: 30 days. Mails we have sent you: 30 days. Counts of attempts to sign in: a day. Hashes of views: two days. Your history: until you delete it. Everything else of an account: until you erase it.",
    rights: "Your rights",
    rightsText:
      "The account page gives you a copy of all of it as a file, and erases the account at once. What stays after that names nobody: the record that it was done and what access had been granted, under a number without a person, and the hash of a card. Invoices stay with the payment provider for as long as tax law demands. You may also complain to the data protection authority of your country.",
  },
  terms: {
    title: "Terms of Service",
    text: "These terms hold between you and {operator}, who runs this site. They are short on purpose; where the law gives you more, the law holds.",
    age: "Who may use it",
    ageText: "The site is for people aged 18 or older. You declare that when you open an account.",
    account: "Your account",
    accountText:
      "One account is for one person. Keep its password to yourself. You can export everything in it and delete it at any time on the page of your account; we may suspend an account that is used to harm others or the site, and tell you why when you ask.",
    subscription: "Subscriptions",
    subscriptionText:
      "A subscription begins when you press the button that says you order with an obligation to pay. If it begins with a free trial of 7 days, nothing is charged before the day that the order page names. It renews for the same period at the same price until you cancel; before an annual renewal we remind you by mail. Euro prices hold value added tax.",
    withdrawal: "Withdrawing",
    withdrawalText:
      'Within 14 days of your order you can withdraw without a reason: on the page "Withdraw from contract", which the letter of your order links to, or by any clear statement to {mailbox}. We then pay back everything by the means that you paid with, and your access ends.',
    cancelling: "Cancelling",
    cancellingText:
      'You can cancel at any time, without signing in, on the page "Cancel contracts here". The subscription then ends with the period that is paid for. Apart from the right to withdraw, and from rights that the law gives you, what is paid is not paid back.',
    changes: "If something fails",
    changesText:
      "If a payment fails we try again and tell you; your access stays open for 7 days meanwhile. If we raise a price, it holds for you from the next period at the earliest, and we tell you in time to cancel.",
    content: "What you read here",
    contentText:
      "Pieces of our own belong to us or to their authors. Headlines and excerpts from other publishers belong to these, and every one of them links to its source. You may quote and share links; you may not copy the site as a whole.",
    liability: "What we answer for",
    liabilityText:
      "We answer without limit for intent, for gross negligence and for harm to life and health. Otherwise our liability is capped at the greater of €100 or what you paid us in the last 12 months.",
    law: "Which law holds",
    lawText:
      "Irish law and the law of the European Union. The protection that the law of your own country gives consumers stays with you.",
  },
  cookies: {
    title: "Cookie Policy",
    text: "All the cookies of this site, what each of them is for, and how long it stays. None follows you around, and no other company sets one here.",
    cookies: "Cookies",
    language: "The language you choose. One year.",
    theme: "Whether you choose light or dark. One year.",
    currency: "The currency you choose on the page of plans. One year.",
    hub: "The topics and countries that you have chosen in the EU News Hub. One year, or until you reset them.",
    session:
      "Keeps you signed in. Set when you sign in, unreadable for scripts, renewed when you come back, gone when you sign out or after 30 days.",
    passkey:
      "The question that your device answers with a passkey. Set only when you add one or sign in by one. Five minutes.",
    signUp:
      "That this browser has signed up, so that the link in the mail leads on from here without the password. 24 hours.",
    device:
      "Remembers that you have signed in here, so that wrong guesses made elsewhere do not keep you out. Opens nothing by itself, unreadable for scripts. 180 days.",
    storage: "What else your browser keeps",
    storageText:
      "Without an account, the browser's own storage holds your reading queue, likes, countries, streak, how far you have read, and your answer to the question below; what you opened last, only if you accept. When you sign in, your account takes these over; when you sign out, your account's copies are removed from the browser.",
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
  store: {
    title: "Store",
    text: "The demo store is not open yet, and nothing will be sold in it.",
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
    events: "Stories of one event",
    eventsText:
      "A programme puts reports of one event together as they come, from their headlines and the first {excerpt} characters of their excerpts. In one language it looks for rare words and numbers in common; across languages for names, however they are spelled, for numbers, countries, and ideas that we list in 24 languages. Nothing is translated, and no language model takes part. An event begins with its second report, and a report finds its event for {hours} hours. Publishers of one owner count as one, and an outlet's updates of one piece count once. That a side or a country has not covered an event is said only where we read its sources in that time. Programmes err: on the page of an event anybody can tell us that a report does not belong there, or that one is missing. An editor then joins or parts events by hand, and that stays.",
    breaking: "Breaking",
    breakingText:
      "A story is breaking when an editor says so, or when at least {owners} publishers with different owners report its event within {minutes} minutes, in whatever languages, and the event is less than {young} hours old. The mark goes {lasts} hours after the newest report.",
    trending: "Trending",
    trendingText:
      "A story is trending when an editor says so, or when it is read much faster than others: a view counts half after {halfLife} hours, and not at all after {window}. Fewer than {minimum} views in that time are chance, and at most {most} stories are trending at once.",
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
