// Printed on the server and loaded by the form at its first use: no part of what every page loads.
export default {
  stay: {
    title: "Stay Updated",
    text: "The week's European news in one letter. It has not started yet; you can already sign up.",
  },
  form: {
    email: "E-mail",
    placeholder: "Your e-mail",
    subscribe: "Subscribe",
    consent:
      "By subscribing you agree that {name} sends you by e-mail: {list}. Nothing is sent before you have confirmed your address by mail. Write to us, and we delete it; unconfirmed, it is deleted after 30 days.",
    chosen: "the letters you have chosen",
    privacy: "Privacy Policy",
    invalid: "Please enter a valid email address",
    noList: "Please choose at least one letter",
    thanks: "Thanks for subscribing!",
    pending:
      "Our letters have not started yet. Before the first one we send you a mail in which you confirm your address. Nothing else is sent until then. Unconfirmed addresses are deleted after 30 days; if nothing has come by then, please sign up again.",
    failedTitle: "Error",
    failed: "Your subscription could not be noted. Please try again.",
  },
  lists: {
    "weekly-digest": "Weekly digest",
    "product-news": "Product news",
  },
  listTexts: {
    "weekly-digest": "The week's European news in one letter.",
    "product-news": "What is new on this site, now and then.",
  },
  page: {
    title: "Newsletter",
    text: "Our letters are free and have not started yet. You can already sign up; nothing is sent before you have confirmed your address by mail.",
    choose: "Which letters?",
    thanksTitle: "Thanks for subscribing!",
    home: "Return to Home",
  },
} as const;
