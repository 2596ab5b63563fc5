import type en from "../en/mails.ts";
import type { Texts } from "../messages.ts";

export default {
  frame: {
    address: "Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:",
    sender: "Diese E-Mail kommt von {name}, herausgegeben von {operator}.",
    contact: "Fragen? Schreiben Sie an {mailbox}.",
  },
  accounts: {
    confirm: {
      title: "Bestätigen Sie Ihre Adresse",
      text: "Jemand, hoffentlich Sie selbst, hat sich mit dieser Adresse bei {name} registriert. Bestätigen Sie sie, dann können Sie sich mit dem gewählten Passwort anmelden.",
      button: "Adresse bestätigen",
      note: "Der Link gilt einmal und 24 Stunden lang. Waren Sie es nicht, brauchen Sie nichts zu tun: Ohne Ihre Bestätigung kann niemand das Konto benutzen, und nach 30 Tagen löschen wir es.",
    },
    already: {
      title: "Sie haben bereits ein Konto",
      text: "Gerade hat jemand mit dieser Adresse ein neues Konto oder einen neuen Link angefordert. Sie haben bei {name} schon ein Konto, und daran hat sich nichts geändert.",
      button: "Anmelden",
      note: "Passwort vergessen? Wählen Sie „Passwort vergessen?“ auf der Anmeldeseite. Waren Sie es nicht, brauchen Sie nichts zu tun.",
    },
    reset: {
      title: "Wählen Sie ein neues Passwort",
      text: "Sie haben ein neues Passwort für Ihr Konto bei {name} angefordert. Legen Sie es hier fest; auf allen anderen Geräten werden Sie danach abgemeldet.",
      button: "Neues Passwort wählen",
      note: "Der Link gilt einmal und eine Stunde lang. Waren Sie es nicht, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.",
    },
    emailConfirm: {
      title: "Bestätigen Sie Ihre neue Adresse",
      text: "Dies soll die Adresse Ihres Kontos bei {name} werden. Bis Sie sie bestätigen, gilt die alte.",
      button: "Neue Adresse bestätigen",
      note: "Der Link gilt einmal und 24 Stunden lang. Waren Sie es nicht, brauchen Sie nichts zu tun.",
    },
    emailAsked: {
      title: "Ihre Adresse soll geändert werden",
      text: "Jemand, der Ihr Passwort kennt, möchte die Adresse Ihres Kontos bei {name} in {address} ändern. Die Änderung gilt, sobald dort ein Link bestätigt wird, den wir geschickt haben.",
      button: "Das war ich nicht: neues Passwort setzen",
      note: "Waren Sie es, brauchen Sie nichts zu tun. Ein neues Passwort meldet alle ab und verhindert die Änderung.",
    },
    emailChanged: {
      title: "Ihre Adresse wurde geändert",
      text: "Die Adresse Ihres Kontos bei {name} lautet jetzt {address}. Hierhin schreiben wir Ihnen zum letzten Mal.",
      button: "Zur Website",
      note: "Waren Sie es nicht, schreiben Sie sofort an {mailbox}.",
    },
    passwordChanged: {
      title: "Ihr Passwort wurde geändert",
      text: "Das Passwort Ihres Kontos bei {name} wurde geändert. Alle anderen Geräte sind abgemeldet.",
      button: "Das war ich nicht: neues Passwort setzen",
      note: "Waren Sie es, brauchen Sie nichts zu tun.",
    },
    erased: {
      title: "Ihr Konto ist gelöscht",
      text: "Ihr Konto bei {name} und alles, was dazugehörte, ist gelöscht. Sie sind überall abgemeldet und erhalten keine Briefe mehr von uns.",
      button: "Zur Website",
      note: "Waren Sie es nicht, schreiben Sie sofort an {mailbox}.",
    },
  },
  newsletters: {
    lists: {
      "weekly-digest": "Wochenüberblick",
      "product-news": "Neues von der Website",
      "daily-digest": "Tagesüberblick",
      "breaking-alerts": "Eilmeldungen",
    },
    confirm: {
      title: "Bitte bestätigen Sie Ihr Abonnement",
      text: "Jemand hat bei {name} die Adresse {email} angegeben, um Folgendes zu erhalten: {list}. Waren Sie das, dann bestätigen Sie es bitte.",
      button: "Abonnement bestätigen",
      valid: "Der Link gilt 7 Tage und funktioniert einmal.",
      notYou:
        "Waren Sie es nicht, brauchen Sie nichts zu tun: Wir senden nichts weiter und löschen Ihre Adresse nach 30 Tagen.",
    },
    issue: {
      weekly: "Die Woche in Europa",
      weeklyText: "Die meistgelesenen Beiträge vom {from} bis zum {to}.",
      daily: "Der Tag in Europa",
      dailyText: "Die meistgelesenen Beiträge seit gestern früh.",
      breaking: "Eilmeldung: {title}",
      why: "Sie erhalten diesen Newsletter, weil Sie Folgendes abonniert haben: {list}.",
      unsubscribe: "Diesen Newsletter abbestellen",
    },
  },
} as const satisfies Texts<typeof en>;
