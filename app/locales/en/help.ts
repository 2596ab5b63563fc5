export default {
  title: "Support",
  text: "Short answers about reading, accounts, subscriptions and everything else.",
  search: "Search the help articles",
  placeholder: "What do you need?",
  find: "Search",
  found:
    "{count, plural, =0 {Nothing found for “{question}”} one {# article for “{question}”} other {# articles for “{question}”}}",
  nothing: "Try other words, or write to us: a person answers.",
  categories: "Categories",
  count: "{count, plural, one {# article} other {# articles}}",
  popular: "Popular help articles",
  faqTitle: "Frequently asked questions",
  way: "Where you are",
  helpful: "Was this helpful?",
  yes: "Yes",
  no: "No",
  thanks: "Thank you. It helps us write better.",
  further: "More articles",
  faq: {
    cancel: {
      question: "How do I cancel my subscription?",
      answer:
        "Go to Profile > Subscription Management, or to the page for cancelling in the footer. Your access continues to the end of the billing period.",
    },
    upsell: {
      question: "Why do I see the premium offer although I have subscribed?",
      answer: "Log out and in again: your plan is then read anew. If the offer stays, write to us.",
    },
    tv: {
      question: "Can I watch on my TV?",
      answer:
        "Open this site in the browser of your TV, or share the screen of your phone or computer with it. There is no app of our own for TVs.",
    },
    tips: {
      question: "How do I submit a tip to the newsroom?",
      answer:
        "Write to the mailbox for tips below. Tell us how you know it and how we can reach you safely.",
    },
  },
  people: {
    title: "Talk to us",
    email: "Email support",
    emailText: "An answer within 24 hours.",
    chat: "Write to support",
    chatText: "A form with a ticket number: a person answers within 24 hours.",
    tips: "Tips for the newsroom",
    tipsText: "We protect our sources.",
  },
  resources: {
    label: "Rules and policies",
    "community-guidelines": "Community guidelines",
    "editorial-standards": "Editorial standards",
    privacy: "Privacy Policy",
    terms: "Terms of Service",
  },
} as const;
