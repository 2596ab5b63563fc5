export default {
  held: {
    "check-first": "In dieser Diskussion wird alles gelesen, bevor es erscheint.",
    words:
      "Eine Wortliste hat darin etwas erkannt. Sie erkennt Wörter, keine Bedeutung: Die Moderation liest den Beitrag.",
    "new-member": "Die ersten zwei Beiträge eines Mitglieds werden gelesen, bevor sie erscheinen.",
    "same-text": "Dasselbe haben Sie innerhalb eines Tages schon geschrieben.",
    link: "Beiträge mit Links werden gelesen, bevor sie erscheinen.",
    speed: "Sie haben in kurzer Zeit viel geschrieben.",
    "often-rejected": "Mehrere Ihrer Beiträge wurden abgelehnt; neue werden deshalb erst gelesen.",
  },
  report: {
    link: "Melden",
    title: "Diesen Beitrag melden",
    text: "Die Moderation liest Ihre Meldung. Das Mitglied erfährt nicht, von wem sie kommt.",
    by: "Von {writer}",
    reason: "Was ist daran nicht in Ordnung?",
    reasons: {
      matter: "Hat nichts mit der Sache zu tun",
      people: "Greift einen Menschen oder eine Gruppe an",
      facts: "Stellt Unwahres als Tatsache hin",
      advertising: "Wirbt oder wiederholt denselben Text",
    },
    guideline: "Regel {number}",
    illegal:
      "Ist er rechtswidrig? <link>Melden Sie ihn als rechtswidrigen Inhalt</link>; dafür wird mehr gefragt.",
    explanation: "Was soll die Moderation wissen? (freiwillig)",
    submit: "Meldung senden",
    back: "Zurück zur Diskussion",
    gone: "Hier ist kein Beitrag, der gemeldet werden kann. Vielleicht wurde er schon entfernt.",
  },
  notice: {
    link: "Rechtswidrige Inhalte ohne Konto melden",
    title: "Meldung rechtswidriger Inhalte",
    text: "Mit diesem Formular kann jeder Inhalte in unseren Diskussionen melden, die gegen das Gesetz verstoßen, mit oder ohne Konto (Verordnung (EU) 2022/2065, Art. 16).",
    member: "Verstößt etwas nur gegen unsere Regeln? <link>Melden Sie es als Mitglied.</link>",
    places: "Adressen der Beiträge",
    placesHint:
      "Eine je Zeile. Die Zeitangabe eines Beitrags ist ein Link zu seiner Adresse, die „comment=“ und eine Zahl enthält.",
    reason: "Um welche Art rechtswidriger Inhalte geht es?",
    reasons: {
      hatred: "Aufstachelung zum Hass oder Beschimpfung einer Gruppe",
      threat: "Eine Drohung oder ein Aufruf zur Gewalt",
      privacy: "Private oder personenbezogene Daten",
      defamation: "Verleumdung eines Menschen",
      property: "Urheberrecht oder ein anderes Schutzrecht",
      fraud: "Betrug oder ein verbotenes Angebot",
      "child-abuse": "Sexueller Missbrauch von Kindern",
      other: "Anderes, was rechtswidrig ist",
    },
    choose: "Bitte wählen",
    explanation: "Warum ist es rechtswidrig?",
    explanationHint:
      "Sagen Sie, worum es geht, und nennen Sie das Gesetz, wenn Sie es kennen. 20 bis 3.000 Zeichen.",
    name: "Ihr Name",
    email: "Ihre E-Mail-Adresse",
    anonymous: "Name und Adresse können fehlen, wenn es um sexuellen Missbrauch von Kindern geht.",
    goodFaith:
      "Ich bin in gutem Glauben davon überzeugt, dass meine Angaben richtig und vollständig sind.",
    submit: "Meldung senden",
    after:
      "Sie bekommen per E-Mail eine Nummer und später die Entscheidung mit ihren Gründen. Es entscheiden Menschen, keine Maschine. Ist jemand in Lebensgefahr? Wählen Sie zuerst 112.",
    privacy:
      "Wir speichern Ihre Meldung, um darüber zu entscheiden; wie lange, steht in der Datenschutzerklärung.",
    trap: "Bitte leer lassen",
  },
  problems: {
    check: "Bitte prüfen Sie die markierten Felder.",
    tooFast: "Das ging sehr schnell. Bitte drücken Sie die Schaltfläche noch einmal.",
    limited: "Von hier kamen zu viele Meldungen. Bitte versuchen Sie es später noch einmal.",
    unavailable:
      "Ihre Meldung konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.",
    places: {
      missing: "Bitte nennen Sie die Adresse eines Beitrags.",
      unknown: "Eine der Adressen führt zu keinem Beitrag, der auf dieser Seite zu sehen ist.",
      many: "Bitte höchstens {most} Beiträge auf einmal.",
    },
    reason: "Bitte wählen Sie einen Grund.",
    explanation: {
      short: "Bitte schreiben Sie mindestens {least} Zeichen.",
      long: "Bitte höchstens {most} Zeichen.",
    },
    name: "Bitte nennen Sie Ihren Namen.",
    email: "Bitte nennen Sie eine gültige E-Mail-Adresse.",
    goodFaith: "Bitte bestätigen Sie dies.",
  },
  sent: {
    title: "Meldung {number}",
    noticeTitle: "Meldung {number}",
    thanks: "Danke. Die Moderation liest Ihre Meldung.",
    keep: "Die Adresse dieser Seite kennen nur Sie. Bewahren Sie sie auf: Hier sehen Sie, was entschieden wurde.",
    at: "Gesendet am <day></day>",
    contribution: "Beitrag {number}",
    waiting: "Wartet auf die Moderation.",
    kept: "Er bleibt stehen: Die Moderation hat nichts darin gefunden, was gegen das Gesetz oder die Regeln verstößt.",
    removed: "Er wurde entfernt.",
    removedSince: "Er blieb zunächst stehen und wurde inzwischen entfernt.",
    deletedSince:
      "Er blieb stehen: Die Moderation hatte nichts darin gefunden, was gegen das Gesetz oder die Regeln verstößt. Inzwischen hat das Mitglied ihn selbst gelöscht.",
    gone: "Das Mitglied hat ihn selbst gelöscht, bevor entschieden wurde.",
    decidedAt: "Entschieden am <day></day>.",
  },
  statement: {
    title: "Eine Entscheidung über Ihren Beitrag",
    titleMute: "Eine Entscheidung über Ihre Teilnahme",
    number: "Entscheidung {number}",
    removed: "Ihr Beitrag vom {written} wurde entfernt.",
    removedAndMuted:
      "Ihr Beitrag vom {written} wurde entfernt, und Sie können bis {until} nicht in Diskussionen schreiben.",
    muted:
      "Sie können bis {until} nicht in Diskussionen schreiben. Was Sie geschrieben haben, bleibt stehen.",
    guideline:
      "Grund: Regel {number} unserer Regeln für Diskussionen, „{name}“, auf die unsere Nutzungsbedingungen verweisen.",
    law: "Grund: Es verstößt gegen das Gesetz ({law}).",
    facts: "Tatsachen: {facts}",
    found: {
      hold: "Bevor jemand den Beitrag sah, hatte ihn eine Regel angehalten: {rule}.",
      change: "Nachdem Sie den Beitrag geändert hatten, hat ihn eine Regel angehalten: {rule}.",
      report: "Der Beitrag war gemeldet worden.",
      own: "Die Moderation ist von sich aus darauf gestoßen; gemeldet hatte es niemand.",
      objection: "Gegen die frühere Entscheidung, ihn stehen zu lassen, gab es einen Widerspruch.",
    },
    byPerson: "Entschieden hat ein Mensch, keine Maschine.",
    byMachine: "Entschieden hat ein Programm, ohne einen Menschen.",
    object:
      "Sie können bis zum {until} einmal kostenlos widersprechen. Dann entscheidet jemand anderes aus der Moderation.",
    objectUntil:
      "Sie können bis <day></day> einmal kostenlos widersprechen. Dann entscheidet jemand anderes aus der Moderation.",
    elsewhere:
      "Sie können sich auch an eine außergerichtliche Streitbeilegungsstelle (Verordnung (EU) 2022/2065, Art. 21) oder an ein Gericht wenden.",
    where: "Was Sie geschrieben haben",
    deleted: "Sie haben gelöscht, was Sie geschrieben haben.",
    deletedByUs:
      "Wir haben gelöscht, was Sie geschrieben haben: Der Text eines entfernten Beitrags wird ein Jahr lang aufbewahrt.",
    revoked: "Diese Entscheidung wurde am <day></day> zurückgenommen.",
    guidelines: "Unsere Regeln für Diskussionen",
  },
  objection: {
    title: "Widersprechen",
    label: "Warum war die Entscheidung falsch?",
    hint: "10 bis 2.000 Zeichen. Sie können einmal widersprechen.",
    submit: "Widerspruch senden",
    problem: "Bitte schreiben Sie 10 bis 2.000 Zeichen.",
    late: "Die Frist zum Widerspruch endete am <day></day>.",
    once: "Sie haben schon widersprochen.",
    sent: "Ihr Widerspruch {number} ist angekommen",
    waits:
      "Darüber entscheidet jemand anderes aus der Moderation. Das Ergebnis bekommen Sie per E-Mail.",
    yours: "Was Sie gesagt haben",
    reasons: "Gründe: {reasons}",
    another: "Entschieden hat jemand anderes aus der Moderation als beim ersten Mal.",
    reporterDeleted: "Das Mitglied hat den Beitrag, den Sie gemeldet haben, selbst gelöscht.",
    granted: {
      title: "Ihr Widerspruch hatte Erfolg",
      reject: "Ihr Beitrag steht wieder da, und der Eintrag ist getilgt.",
      rejectDeleted:
        "Der Eintrag ist getilgt. Den Beitrag haben Sie selbst gelöscht; er erscheint deshalb nicht wieder.",
      mute: "Sie können wieder in Diskussionen schreiben, und der Eintrag ist getilgt.",
      muteElse:
        "Der Eintrag ist getilgt. Wegen einer anderen Entscheidung können Sie aber weiterhin nicht in Diskussionen schreiben.",
      stillMuted:
        "Wegen einer anderen Entscheidung können Sie weiterhin nicht in Diskussionen schreiben.",
      reporter: "Der Beitrag, den Sie gemeldet haben, wurde entfernt.",
    },
    upheld: {
      title: "Die Entscheidung bleibt bestehen",
      reject: "Ihr Beitrag bleibt entfernt.",
      mute: "Sie können bis zum genannten Tag nicht in Diskussionen schreiben.",
      reporter: "Der Beitrag, den Sie gemeldet haben, bleibt stehen.",
    },
  },
  letters: {
    notice: {
      title: "Ihre Meldung ist angekommen",
      subject: "Ihre Meldung ist angekommen ({number})",
      text: "Ihre Meldung hat die Nummer {number}. Bitte nennen Sie sie, wenn Sie uns schreiben.",
      next: "Die Moderation liest sie und entscheidet. Wir senden Ihnen die Entscheidung mit ihren Gründen und sagen, wie Sie widersprechen können.",
      button: "Ansehen, was daraus wurde",
      notYou:
        "Sie haben nichts gemeldet? Dann wurde Ihre Adresse aus Versehen eingegeben, und Sie müssen nichts tun.",
    },
    statement: {
      subject: "Eine Entscheidung über das, was Sie geschrieben haben ({number})",
      number: "Diese Entscheidung hat die Nummer {number}.",
      button: "Entscheidung lesen oder widersprechen",
    },
    decided: {
      subject: "Die Entscheidung über Ihre Meldung ({number})",
      kept: "Was Sie gemeldet haben, bleibt stehen",
      removed: "Was Sie gemeldet haben, wurde entfernt",
      nothing:
        "Die Moderation hat nichts darin gefunden, was gegen das Gesetz oder die Regeln verstößt.",
      gone: "Was Sie gemeldet haben, wurde vom Mitglied selbst gelöscht",
      goneSubject: "Was Sie gemeldet haben, wurde gelöscht ({number})",
      goneText:
        "Es wurde gelöscht, bevor die Moderation darüber entschieden hatte. Zu entscheiden ist deshalb nichts mehr.",
      text: "Es geht um Ihre Meldung {number} vom {day}.",
      object:
        "Sie können bis zum {until} einmal kostenlos widersprechen, auf der Seite hinter der Schaltfläche. Dann entscheidet jemand anderes aus der Moderation.",
      thanks: "Danke für die Meldung.",
    },
    objection: {
      subject: "Die Entscheidung über Ihren Widerspruch ({number})",
      button: "Entscheidung lesen",
    },
  },
} as const;
