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
    code: {
      title: "Ihr Code für die Anmeldung",
      text: "Geben Sie diesen Code bei {name} neben Ihrem Passwort ein. Er gilt einmal und 15 Minuten lang.",
      button: "Mit diesem Code anmelden",
      note: "Haben Sie ihn nicht angefordert, brauchen Sie nichts zu tun: Ohne Ihr Passwort öffnet der Code nichts.",
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
    passkeys: {
      unnamed: "Passkey",
      before:
        "Ohne Passwort {count, plural, one {meldet dieser Passkey} other {melden diese Passkeys}} bei Ihrem Konto an, auch wenn Sie ein neues festgelegt haben: {names}. Kennen Sie {count, plural, one {ihn} other {einen davon}} nicht, entfernen Sie ihn auf der Seite, auf der Sie das Passwort wählen.",
      after:
        "Ohne Passwort {count, plural, one {meldet dieser Passkey} other {melden diese Passkeys}} weiterhin bei Ihrem Konto an: {names}. Kennen Sie {count, plural, one {ihn} other {einen davon}} nicht, entfernen Sie ihn unter „Konto und Sicherheit“.",
    },
    passkeyAdded: {
      title: "Ihrem Konto wurde ein Passkey hinzugefügt",
      text: "Ihrem Konto bei {name} wurde ein Passkey hinzugefügt. Wer ihn hat, kann sich ohne Ihr Passwort anmelden.",
      button: "Meine Passkeys ansehen",
      note: "Waren Sie es nicht, entfernen Sie den Passkey dort und setzen Sie sofort ein neues Passwort.",
    },
    erased: {
      title: "Ihr Konto ist gelöscht",
      text: "Ihr Konto bei {name} und alles, was dazugehörte, ist gelöscht. Sie sind überall abgemeldet und erhalten keine Briefe mehr von uns.",
      button: "Zur Website",
      note: "Waren Sie es nicht, schreiben Sie sofort an {mailbox}.",
    },
  },
  billing: {
    plans: { essential: "Essential", insider: "Insider", academy: "Academy" },
    each: { month: "{amount} im Monat", year: "{amount} im Jahr" },
    toSubscription: "Zu Ihrem Abo",
    toPlans: "Zu den Angeboten",
    toResume: "Abonnement fortsetzen",
    toWithdrawal: "Vertrag hier widerrufen",
    toCancellation: "Hier kündigen",
    ordered: "Sie haben am {at} (UTC) bestellt, und das stand neben der Schaltfläche:",
    withdrawal:
      "Sie können diesen Vertrag ohne Angabe von Gründen bis zum {withdrawBy}, 24:00 Uhr UTC, widerrufen. Eine eindeutige Erklärung genügt, über den Link unten oder an {mailbox}. Wir erstatten Ihnen dann alle Zahlungen auf demselben Weg, spätestens binnen 14 Tagen, und Ihr Zugang endet.",
    contractLink: {
      title: "Vertrag widerrufen",
      text: "Am {received} (UTC) hat jemand mit Ihrer Adresse um den Widerruf Ihres am {began} geschlossenen Vertrags über {plan} gebeten. Der Link führt zum Widerruf. Waren Sie es nicht, brauchen Sie nichts zu tun.",
    },
    cancelAgain: {
      title: "Ihr Abonnement endet am {end}",
      text: "Ihre Kündigung ist am {received} (UTC) bei uns eingegangen. {plan} war bereits gekündigt und endet am {end}; es wird nichts mehr abgebucht.",
    },
    noContract: {
      title: "Kein Abonnement unter dieser Adresse",
      text: "Am {received} (UTC) hat jemand bei {name} Ihre Adresse angegeben, um ein Abonnement zu kündigen oder zu widerrufen. Unter dieser Adresse läuft kein Abonnement. Haben Sie eines unter einer anderen Adresse, verwenden Sie bitte diese oder schreiben Sie an {mailbox}.",
    },
    renewalNotice: {
      title: "Ihr Jahresabonnement verlängert sich am {periodEnd}",
      text: "Ihr Jahresabonnement {plan} verlängert sich am {periodEnd} um ein Jahr; dafür zahlen Sie {price}. Möchten Sie das nicht, können Sie bis zu diesem Tag kostenlos kündigen; sonst brauchen Sie nichts zu tun.",
    },
    checkout: {
      trial:
        "Heute zahlen Sie nichts. Ab dem {date} zahlen Sie {price}, bis Sie kündigen. Mit der Bestätigung wiederholen Sie Ihre zahlungspflichtige Bestellung.",
      now: "Ab heute zahlen Sie {price}, bis Sie kündigen. Mit der Bestätigung wiederholen Sie Ihre zahlungspflichtige Bestellung.",
    },
    trialStarted: {
      title: "Ihre Probezeit mit {plan} hat begonnen",
      text: "Bis zum {trialEnd} testen Sie {plan} kostenlos. Heute zahlen Sie nichts, ab dem {trialEnd} {price}, bis Sie kündigen. Wenn Sie vorher kündigen, entstehen keine Kosten.",
    },
    started: {
      title: "Willkommen bei {plan}",
      text: "Ihr Abo von {plan} hat begonnen. Sie zahlen {price}; es verlängert sich am {periodEnd} und läuft, bis Sie kündigen.",
    },
    trialEndsSoon: {
      title: "Ihre Probezeit endet am {trialEnd}",
      text: "Ihre kostenlose Probezeit mit {plan} endet am {trialEnd}. Danach zahlen Sie {price}, bis Sie kündigen. Wenn Sie das nicht möchten, kündigen Sie vor diesem Tag.",
    },
    renewed: {
      title: "Zahlung erhalten: {paid}",
      text: "Vielen Dank. Wir haben {paid} für {plan} erhalten. Der laufende Zeitraum endet am {periodEnd}.",
    },
    paymentFailed: {
      title: "Ihre Zahlung ist gescheitert",
      text: "Ihre Karte wurde abgelehnt, als wir {plan} verlängern wollten. Sie können vorerst weiterlesen, während wir es erneut versuchen. Bitte prüfen Sie Ihre Karte oder wählen Sie eine andere.",
    },
    recovered: {
      title: "Ihre Zahlung hat geklappt",
      text: "Die Zahlung für {plan} hat nun doch geklappt. Für Sie ändert sich nichts; der laufende Zeitraum endet am {periodEnd}.",
    },
    cancelScheduled: {
      title: "Ihr Abo endet am {end}",
      text: "Sie haben {plan} gekündigt. Bis zum {end} lesen Sie weiter, abgebucht wird nichts mehr. Wenn Sie es sich vorher anders überlegen, können Sie das Abo fortsetzen. Ihre Kündigung ist am {received} (UTC) bei uns eingegangen.",
    },
    resumed: {
      title: "Ihr Abo läuft weiter",
      text: "Sie haben {plan} fortgesetzt. Sie zahlen {price}; das Abo verlängert sich am {periodEnd}.",
    },
    upgraded: {
      title: "Sie haben jetzt {plan}",
      text: "Ihr Abo ist auf {plan} umgestellt. Ab dem nächsten Zeitraum zahlen Sie {price}, für den Rest des laufenden nur den Unterschied.",
    },
    downgraded: {
      title: "Sie haben jetzt {plan}",
      text: "Ihr Abo ist auf {plan} umgestellt. Sie zahlen {price}; es verlängert sich am {periodEnd}.",
    },
    changeScheduled: {
      title: "Ihr Abo ändert sich am {changeAt}",
      text: "Bis zum {changeAt} behalten Sie {plan}. Danach haben Sie {next} und zahlen {nextPrice}.",
    },
    ended: {
      title: "Ihr Abo ist beendet",
      text: "Ihr Abo von {plan} endete am {end}. Es wird nichts mehr abgebucht. Sie sind jederzeit wieder willkommen.",
    },
    endedUnpaid: {
      title: "Ihr Abo ist beendet",
      text: "Wir konnten die Zahlung für {plan} nicht einziehen, daher endete Ihr Abo am {end}. Mit einer anderen Karte können Sie es jederzeit neu abschließen.",
    },
    withdrawn: {
      title: "Sie haben Ihren Vertrag widerrufen",
      text: "Ihr Widerruf des am {began} geschlossenen Vertrags über {plan} ist am {declared} (UTC) bei uns eingegangen. Ihr Zugang ist beendet, und Sie erhalten alles, was Sie bezahlt haben, auf demselben Weg zurück.",
    },
    duplicateRefused: {
      title: "Sie zahlen nur für ein Abo",
      text: "Sie hatten ein zweites Abo bestellt, während schon eines lief. Wir haben das zweite beendet; was dafür gezahlt wurde, erstatten wir.",
    },
    trialRefused: {
      title: "Ihre Probezeit konnte nicht beginnen",
      text: "Mit der angegebenen Karte wurde schon einmal eine Probezeit begonnen, und die gibt es nur einmal. Es wurde nichts abgebucht, Ihr Abo ist beendet. Ohne Probezeit bekommen Sie {plan} für {price}.",
    },
    refunded: {
      title: "Wir haben {refunded} erstattet",
      text: "{refunded} für {plan} sind auf dem Weg zurück zu der Karte, mit der Sie gezahlt haben. Je nach Bank dauert das fünf bis zehn Tage.",
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
