// Printed on the server and loaded by the form at its first use: no part of what every page loads.
export default {
  stay: {
    title: "Stay Updated",
    text: "The week's European news in one letter, every Sunday.",
  },
  form: {
    email: "E-mail",
    placeholder: "Your e-mail",
    subscribe: "Subscribe",
    consent:
      "By subscribing you agree that {name} sends you by e-mail: {list}. You can unsubscribe at any time.",
    chosen: "the letters you have chosen",
    privacy: "Privacy Policy",
    invalid: "Please enter a valid email address",
    noList: "Please choose at least one letter",
    thanks: "Thanks for subscribing!",
    pending:
      "Before the first letter we send you a mail in which you confirm your address. Nothing else is sent until then.",
    failedTitle: "Error",
    failed: "Your subscription could not be noted. Please try again.",
  },
  lists: {
    "weekly-digest": "Weekly digest",
    "product-news": "Product news",
  },
  listTexts: {
    "weekly-digest": "The week's European news, every Sunday.",
    "product-news": "What is new on this site, a few times a year.",
  },
  page: {
    title: "Newsletter",
    text: "Our letters are free, and each of them ends with one click.",
    choose: "Which letters?",
    thanksTitle: "Thanks for subscribing!",
    home: "Return to Home",
  },
} as const;
