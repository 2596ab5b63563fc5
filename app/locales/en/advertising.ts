// Printed on the server: no part of what every page loads.
export default {
  label: "Advertisement",
  paidBy: "Paid by {advertiser}.",
  about: "About advertising",
  ads: {
    newsletter: {
      title: "The week in one email",
      text: "What Europe read most, every Sunday morning. Free.",
      action: "See our newsletters",
    },
    "how-we-work": {
      title: "Where does this come from?",
      text: "What the labels mean and every rule behind them, open to all.",
      action: "How we work",
    },
    press: {
      title: "Did we get it wrong?",
      text: "Tell us. Corrections stand on the article, with their date.",
      action: "How we correct",
    },
    saved: {
      title: "No time now?",
      text: "Save it. The list is nobody's business but yours.",
      action: "Your saved stories",
    },
  },
} as const;
