import type en from "../en/access.ts";
import type { Texts } from "../messages.ts";

export default {
  mark: "Archiv",
  badge: "PREMIUM",
  plans: "Abos ansehen",
  upgrade: "Zu Premium wechseln",
  premium: {
    title: "Mit dem Insider Pass weiterlesen",
    article: "Der Rest dieses Beitrags gehört zu Premium (Insider Pass).",
    video: "Das ganze Video gehört zu Premium (Insider Pass).",
    podcast: "Die ganze Folge gehört zu Premium (Insider Pass).",
  },
  archive: {
    title: "Aus unserem Archiv",
    article:
      "Dieser Beitrag ist mehr als {months} Monate alt. Premium (Insider Pass) öffnet, was wir in den letzten {years} Jahren veröffentlicht haben.",
    video:
      "Dieses Video ist mehr als {months} Monate alt. Premium (Insider Pass) öffnet, was wir in den letzten {years} Jahren veröffentlicht haben.",
    podcast:
      "Diese Folge ist mehr als {months} Monate alt. Premium (Insider Pass) öffnet, was wir in den letzten {years} Jahren veröffentlicht haben.",
  },
  ended: {
    title: "Hier endet unser Archiv",
    article:
      "Dieser Beitrag ist mehr als {years} Jahre alt. Unser Archiv reicht {years} Jahre zurück: Ganz öffnen kann ihn niemand mehr, mit keinem Abo.",
    video:
      "Dieses Video ist mehr als {years} Jahre alt. Unser Archiv reicht {years} Jahre zurück: Ansehen kann es niemand mehr, mit keinem Abo.",
    podcast:
      "Diese Folge ist mehr als {years} Jahre alt. Unser Archiv reicht {years} Jahre zurück: Anhören kann sie niemand mehr, mit keinem Abo.",
  },
} as const satisfies Texts<typeof en>;
