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
} as const;
