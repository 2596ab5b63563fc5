export default {
  mark: "Archive",
  badge: "PREMIUM",
  plans: "View Pricing Plans",
  upgrade: "Upgrade to Premium",
  premium: {
    title: "Keep reading with the Insider Pass",
    article: "The rest of this piece is part of Premium (Insider Pass).",
    video: "The whole video is part of Premium (Insider Pass).",
    podcast: "The whole episode is part of Premium (Insider Pass).",
  },
  archive: {
    title: "From our archive",
    article:
      "This piece is more than {months} months old. Premium (Insider Pass) opens what we have published in the last {years} years.",
    video:
      "This video is more than {months} months old. Premium (Insider Pass) opens what we have published in the last {years} years.",
    podcast:
      "This episode is more than {months} months old. Premium (Insider Pass) opens what we have published in the last {years} years.",
  },
  ended: {
    title: "Our archive ends here",
    article:
      "This piece is more than {years} years old. Our archive goes back {years} years: nobody can open it in full any more, on any plan.",
    video:
      "This video is more than {years} years old. Our archive goes back {years} years: nobody can play it any more, on any plan.",
    podcast:
      "This episode is more than {years} years old. Our archive goes back {years} years: nobody can play it any more, on any plan.",
  },
} as const;
