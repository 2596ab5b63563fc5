// Texts of whole pages: no catalogue that browsers load has them.
export default {
  information: {
    contents: "On this page",
    changed: "Last changed",
    earlier: "Earlier versions",
    notInForce: "This version is no longer in force.",
    current: "Read the current one",
    notStated: "not stated by the operator",
    noCorrections: "No piece of ours has been corrected so far.",
    correctedClosed: "Not everybody may read this piece; its corrections stand in it.",
  },
  stored: {
    cookie_consent: "Your answer to the question below.",
    saved_queue: "Your reading queue.",
    liked_items: "What you like, and what it takes to undo it.",
    followed_topics: "The topics that you follow.",
    eu_countries_pref: "The countries that you have chosen.",
    followed: "The authors, events and sources that you follow.",
    following_seen: "Until when you have seen the news of what you follow.",
    daily_streak: "Your streak: days in a row, and the last one.",
    daily_brief: "That you have marked the brief of this day as read.",
    last_viewed:
      "What you opened last and how far you read. Until you answer the question below, only the open tab remembers it; if you decline, nothing does.",
    reading_positions:
      "How far you read, heard or watched the last 50 pieces; it is remembered as the line above says.",
    unsent_changes:
      "What you have changed while signed in and your account does not have yet, for instance without a connection.",
    member_brief_dismissed: "For members: that you have closed the brief of this day.",
    member_brief_read: "For members: what you have ticked off in the brief of this day.",
    store_cart: "The cart of the demo store.",
    store_wishlist: "The wishlist of the demo store.",
    hub_place: "How far the EU News Hub was loaded when you left it. Until the tab is closed.",
    resume_wish: "The piece in which you go on reading. For one page, in the open tab.",
    alerts_here:
      "That you have turned on alerts in this browser, for which account and session. Until you turn them off.",
    session_ended: "That your session was ended on another device. For one page, in the open tab.",
    player:
      "How you like to be played to: speed of each show, captions, and how far to skip. Until you clear it.",
    left_playing:
      "What plays, and how far it is, so that it plays on with the next page. In the open tab.",
    offline_copies:
      "That you want nothing kept on this device for times without a connection, until you switch it on again; or that the device had no room for it, until it has.",
    visits:
      "How many visits you have made, until the offer to install the site was made; only if you accept.",
    install_offer: "That this offer was made.",
    kept: "Your saved pieces and today’s brief, text and pictures, for times without a connection; with an account also what its pages show. It is removed when you sign out, when somebody else signs in, or when you clear it; texts for members also when your access ends.",
    shell: "The page that shows them, and its files. Until the next version of the site.",
    caches: "Cache storage",
    cachesText:
      "Only if you accept, have saved something, have an account or have installed the site:",
    lasting:
      "All of these stay until you remove them or clear the browser's storage; signing out removes everything but your answer about cookies, the note that nothing is kept on this device, and the note that the offer to install was made. The entries for a day go with that day.",
  },
  cookies: {
    title: "Cookie Policy",
    text: "All the cookies of this site, what each of them is for, and how long it stays. None follows you around, and no other company sets one here.",
    cookies: "Cookies",
    language: "The language you choose. One year.",
    theme: "Whether you choose light or dark. One year.",
    currency: "The currency you choose on the pricing page. One year.",
    stories:
      "The languages of stories that you choose. One year, or until you return to the default.",
    hub: "The topics and countries that you have chosen in the EU News Hub. One year, or until you reset them.",
    originals: "Whether headlines of other publishers lead straight to them. One year.",
    session:
      "Keeps you signed in. Set when you sign in, not readable by scripts, renewed when you come back, gone when you sign out or after 30 days.",
    passkey:
      "The question that your device answers with a passkey. Set only when you add one or sign in with one. Five minutes.",
    signUp:
      "That this browser has signed up, so that the link in the email leads on from here without the password. 24 hours.",
    device:
      "Remembers that you have signed in here, so that wrong guesses made elsewhere do not keep you out. Opens nothing by itself, not readable by scripts. 180 days.",
    storage: "What else your browser keeps",
    storageText:
      "Without an account, the browser's own storage holds your reading queue, likes, countries, streak, how far you have read, and your answer to the question below; what you opened last, only if you accept. When you sign in, your account takes these over; when you sign out, your account's copies are removed from the browser. The cart and the wishlist of the demo store stay in this browser, also while you are signed in. What you have begun to write in one of our forms stays in the tab until it is sent or the tab is closed.",
  },
  saved: {
    title: "Saved",
    text: "Your reading queue is kept in this browser; nobody else sees it.",
    scripts:
      "Your reading queue is kept in this browser, and this page needs scripts to read it from there.",
    empty: "Nothing saved yet.",
    emptyHint: "Press Save on a story, a video or an episode, and it will be waiting for you here.",
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
    text: "Which outlets we read, where each of them stands and who says so, and what we show of their work.",
  },
  "how-we-work": {
    title: "How we work",
    text: "Where our news comes from, what the labels mean, and the rules behind them.",
    sources: "Sources",
    sourcesText:
      "We read the public feeds of newspapers, broadcasters, agencies and institutions of all 27 member states and of their neighbours, in their own languages. A feed is checked every five minutes to six hours, depending on how often it changes. Publishers who do not want to appear here can write to {mailbox}; we take them out at once.",
    sourcesLink: "All our sources, by country",
    excerpts: "Headlines and excerpts",
    excerptsText:
      "From other publishers' stories we show the headline, a short excerpt, usually of at most 300 characters, and a link to the original. The text belongs to its publisher. Pictures are shown only where the publisher allows it. We ask search engines to list the original and not our page.",
    bands: "Political leaning",
    bandsText:
      "A source is rated at one of five positions, from far left to far right, or not at all. The rating rests only on published evidence: an assessment of the outlet, or a page that says where it stands, with author, link and date. Nobody rates from memory. A story takes its source's position unless an editor sets another. The label on a story shows three positions, left, centre and right; a source without a rating reads Unrated there, is counted as unrated in every analysis, and the filter Center does not find it.",
    bandsDisputed:
      "Where those who rate an outlet disagree, or say nothing that places it, we leave it unrated, and the page of sources shows what each of them says.",
    topics: "Topics and countries",
    topicsText:
      "Software decides what is news, and assigns it to twelve topics and to places, by the words of headline and excerpt in 24 languages, by the section in its address and feed, and by what its outlet publishes. News on none of the topics, such as disasters and the courts, is listed all the same. Sport, celebrities, lifestyle and service stay off the front page but can be found by search.",
    events: "Stories about one event",
    eventsText:
      "Software groups the reports of one event as they arrive, by their headlines and the first {excerpt} characters of their excerpts. Within one language it looks for rare words and numbers in common; across languages, for names, however they are spelled, for numbers and countries, and for ideas that we list in 24 languages. Nothing is translated, and no language model is involved. An event begins with its second report, and a report can join its event for {hours} hours. Publishers with the same owner count as one, and an outlet's updates of one piece count once. We say that a side or a country has not covered an event only where we read its sources in that time. Software makes mistakes: on the page of an event, anybody can tell us that a report does not belong there or that one is missing. An editor then merges or splits events by hand, and that stands.",
    front: "The front page",
    frontText:
      "The front page and the section fronts show events rather than single reports. Software puts them in order, by these rules.",
    frontWeight: "How high an event stands",
    frontWeightText:
      "What counts is how many independent publishers report an event, how many countries they come from and which sides they belong to. This weight halves every {frontHalfLife} hours from when half of the event’s reports were out, so one late report brings nothing back.",
    frontMore: "What counts for more",
    frontMoreText:
      "News about Europe.\nWhat {worldPublishers} publishers report, wherever it happens.\nWhat has a topic, and what is told in a language that you read.\nDeaths, war, attacks and disasters in the headlines, where more than one country tells of them; failures of power or networks; politics in Europe.\nThe events of an affair with several large events in these days.\nWhat is breaking, what one of our own pieces tells, and what an editor has marked.",
    frontLess: "What counts for less",
    frontLessText:
      "What only two publishers report, or fewer than {greatPublishers} of one country.\nWhat no two publishers have reported for {quietAfter} hours, unless {neverQuietFrom} had before.\nEvents that are getting old: once half of the reports are more than {oldAfter} hours old and fewer than two publishers have reported in the last {oldWithoutReports}, an event leaves the first {firstLines} places as long as there is anything else.\nWhat people only say, or how they react, unless {worldPublishers} publishers report it: deeds go before words.\nAnimals, celebrities and the families of those in power, awards, anniversaries and notices of ordinary weather: they weigh half and come after the first {firstLines} places. So does local news without a topic on the home page.",
    frontLanguages: "Your languages",
    frontLanguagesText:
      "What nobody tells in a language that you read is shown only once {greatPublishers} publishers from {greatCountries} countries report it, or where there is little else.",
    frontMatter: "One matter, few places",
    frontMatterText:
      "One matter gets only a few places, and only one of the first {top}; one affair gets two of the first three. Of events in one country whose headlines share words, such as a fire and the inquiry into it, the second comes after these places, unless what would pass it counts for far less. When an affair has moved on, at least {successionHours} hours later and with {greatPublishers} publishers, the newer event takes the place of the older one.",
    frontHeadline: "Which headline you see",
    frontHeadlineText:
      "Of all the reports of an event you see the one whose headline says what most others say, in one of your languages. As long as there is anything else, it is no question, no column and no live ticker. Nor has it words that tell you what to feel, or far fewer deaths than are known by now. After eight hours it gives way to a report of what is new, once four publishers tell of it.",
    frontDoubt: "Headlines that count for little",
    frontDoubtText:
      "A headline counts for little if no other publisher confirms it, or if it tells a reaction or a meaning rather than what happened. It is kept out of the first {firstLines} places, of the banner and of alerts, unless an editor has marked it.",
    breaking: "Breaking",
    breakingText:
      "A story is breaking when an editor says so, or when within the last {minutes} minutes at least {owners} publishers with different owners in {countries} countries, or {ownersOfOneCountry} in one country, have reported its event, in any language, and no more of them had reported it before. Below {ownersOfOneCountry} publishers, two of their headlines must also share {sharedWords} words (or one name, where each writes in another language): three who write about one country at once need not mean one event. The mark disappears {lasts} hours after the newest report, and after {longest} hours at the latest. An event breaks once; it breaks again only when it has become another one: {times} times as many publishers, and headlines that say something new. The banner and its notices tell what is told in a language that you read, and whatever an editor has marked; what is told in other languages only follows once somebody tells it in yours.",
    alerts: "Alerts",
    alertsText:
      "Who has asked for it is told of what breaks; those who follow a topic or a country, of an event once {notable} publishers have reported it within its first {newsHours} hours, and of each new piece of our own; those who follow an event, each time {more} more sources have reported it. Nobody is told of one event twice by these rules, and nothing is sent that is older than {fresh} minutes.",
    trending: "Trending",
    trendingText:
      "A story is trending when an editor says so, or when it is read much faster than others: a view counts half after {halfLife} hours, and not at all after {window}. Fewer than {minimum} views in that time may be chance and do not count, and at most {most} stories are trending at once.",
    corrections: "Corrections",
    correctionsText:
      "Errors in our own pieces are corrected in the text, and the correction stands below it with its date. Report errors to {mailbox}.",
    ai: "Artificial intelligence",
    aiText:
      "Topics, countries, languages and the rules above are worked out by ordinary software with written rules; no language model is involved. Where AI helped to write one of our own pieces, the piece says so, and whether a person has reviewed it.",
    sample: "Samples",
    sampleText:
      "Pieces marked as samples show what this site can do. The people and events in them are invented. They give way to real news as soon as there is some.",
  },
} as const;
