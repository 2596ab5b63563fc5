// Printed on the server and loaded by the form at its first use: no part of what every page loads.
export default {
  stay: {
    title: "Stay Updated",
    text: "The week's European news in one email, every Sunday.",
  },
  form: {
    email: "E-mail",
    placeholder: "Your email",
    subscribe: "Subscribe",
    consent:
      "By subscribing you agree that {name} may email you the following: {list}. We send nothing else before you have confirmed your address by email; unconfirmed, it is deleted after 30 days. You can unsubscribe at any time with the link in every issue.",
    chosen: "the newsletters you have chosen",
    privacy: "Privacy Policy",
    invalid: "Please enter a valid email address",
    noList: "Please choose at least one newsletter",
    thanks: "Thanks for subscribing!",
    pending:
      "We have sent you an email. Please open the link in it to confirm your address; it is valid for 7 days. Nothing else is sent until then. Unconfirmed addresses are deleted after 30 days.",
    failedTitle: "Error",
    failed: "Your subscription could not be recorded. Please try again.",
    tooMany:
      "Too many emails have been requested from here, or for this address. Please try again later.",
  },
  lists: {
    "weekly-digest": "Weekly digest",
    "product-news": "Product news",
    "daily-digest": "Daily digest",
    "breaking-alerts": "Breaking news alerts",
  },
  listTexts: {
    "weekly-digest": "The week's European news in one email, every Sunday.",
    "product-news": "What is new on this site, now and then.",
    "daily-digest": "The day's European news in one email, every morning.",
    "breaking-alerts": "What breaks in Europe, by email as soon as several outlets report it.",
  },
  members: {
    mark: "for members",
    "daily-digest":
      "A letter for members, from Basic (Essential Pass) on: they switch it on in their profile, and read its issues here.",
    "breaking-alerts":
      "A letter for members with Premium (Insider Pass): they switch it on in their profile, and read its issues here.",
    switch: "Notifications in your profile",
    plans: "See the plans",
  },
  page: {
    title: "Newsletter",
    text: "Our newsletters are free. We send nothing before you have confirmed your address by email, and every issue has a link to unsubscribe.",
    choose: "Which newsletters?",
    thanksTitle: "Thanks for subscribing!",
    home: "Return to Home",
  },
  confirm: {
    title: "Confirm your subscription",
    text: "Please confirm that you want to receive: {list}.",
    button: "Confirm subscription",
    doneTitle: "Your subscription is confirmed",
    done: "Thank you. You will receive the next issue.",
    already: "This subscription is confirmed already. There is nothing left to do.",
    expired:
      "This link was valid for 7 days. Please sign up again, and we will send you a new one.",
    unknown: "This link is no longer valid. If you asked for several, only the newest one works.",
    again: "Sign up again",
  },
  unsubscribe: {
    title: "Unsubscribe",
    text: "Do you want to stop receiving: {list}?",
    button: "Unsubscribe",
    doneTitle: "You are unsubscribed",
    done: "You will no longer receive this newsletter: {list}.",
    unknown: "This link is not valid. Every issue has one at its end; the newest is sure to work.",
  },
  archive: {
    past: "Past issues",
    none: "The first issue is still to come.",
    all: "All issues",
    gone: "The stories of this issue are no longer shown here.",
  },
  choices: {
    title: "Your newsletters",
    text: "What {address} gets from us.",
    lists: "Newsletters",
    language: "Their language",
    pause: "Pause",
    pauseNone: "No pause",
    pauseWeeks: "{count, plural, one {# week} other {# weeks}}",
    pauseUntil: "Until {day}",
    save: "Save",
    leave: "Leave all newsletters",
    saved: "Saved.",
    unknown: "This link is not valid. Every issue has one at its end; the newest is sure to work.",
  },
} as const;
