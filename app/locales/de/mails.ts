import type en from "../en/mails.ts";
import type { Texts } from "../messages.ts";

export default {
  frame: {
    address: "Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:",
    sender: "Diese E-Mail kommt von {name}, herausgegeben von {operator}.",
    contact: "Fragen? Schreiben Sie an {mailbox}.",
  },
  alerts: {
    reports:
      "{publishers, plural, one {# Verlag} other {# Verlage}} aus {countries, plural, one {# Land} other {# Ländern}} {publishers, plural, one {berichtet} other {berichten}} darüber.",
    more: "{sources, plural, one {# neue Quelle} other {# neue Quellen}}; insgesamt {publishers, plural, one {berichtet # Verlag} other {berichten # Verlage}}.",
    piece: "{author}: {text}",
    test: {
      title: "Das ist der Test, um den Sie gebeten haben",
      body: "Mitteilungen erreichen diesen Browser.",
    },
    subject: {
      breaking: "Eilmeldung: {title}",
      replies: "{title}",
      events: "Neues zu einem Ereignis, dem Sie folgen: {title}",
      authors: "Von jemandem, dem Sie folgen: {title}",
      topics: "Aus einem Thema, dem Sie folgen: {title}",
      countries: "Aus einem Land, dem Sie folgen: {title}",
    },
    read: "Lesen",
    night: {
      title:
        "{count, plural, one {Eine Mitteilung aus Ihren Ruhezeiten} other {# Mitteilungen aus Ihren Ruhezeiten}}",
      subject: "{title}: {first}",
      text: "Das kam, während Sie nicht gestört werden wollten.",
    },
    why: "Sie erhalten diese Mitteilung per E-Mail, weil Sie sie in Ihrem Profil gewählt haben.",
    choices: "Mitteilungen auswählen",
    stop: "Keine Mitteilungen mehr per E-Mail",
  },
  discussions: {
    title: "{count, plural, one {Eine neue Antwort für Sie} other {# neue Antworten für Sie}}",
    kinds: {
      reply: "{name} hat Ihnen geantwortet",
      mention: "{name} hat Sie genannt",
      thread: "{name} hat in einem Strang geschrieben, dem Sie folgen",
    },
    why: "Sie haben um eine E-Mail am Tag gebeten, wenn es in Diskussionen Neues für Sie gibt.",
    settings: "Auswählen, was Sie erfahren",
    stop: "Diese E-Mails nicht mehr bekommen",
  },
  inquiries: {
    title: "Ihre Nachricht ist angekommen",
    subject: "Wir haben Ihre Nachricht ({ticket})",
    ticket: "Ihre Vorgangsnummer lautet {ticket}. Bitte nennen Sie sie, wenn Sie wieder schreiben.",
    notYou:
      "Sie haben uns nicht geschrieben? Dann hat jemand Ihre Adresse versehentlich eingegeben. Es kommt nichts weiter.",
  },
  accounts: {
    confirm: {
      title: "Bestätigen Sie Ihre Adresse",
      text: "Danke, dass Sie sich bei {name} registriert haben. Bitte bestätigen Sie diese Adresse, dann können Sie sich mit dem gewählten Passwort anmelden. In einem anderen Browser, oder mit einem erneut angeforderten Link, fragt die Seite noch einmal nach Passwort, Alter und Bedingungen.",
      button: "Adresse bestätigen",
      note: "Der Link gilt 24 Stunden und funktioniert einmal. Waren Sie es nicht, brauchen Sie nichts zu tun: Ohne Ihre Bestätigung kann niemand das Konto benutzen, und nach 30 Tagen löschen wir es.",
    },
    already: {
      title: "Sie haben bereits ein Konto",
      text: "Gerade wurde mit dieser Adresse ein neues Konto oder ein neuer Link angefordert. Sie haben bei {name} schon ein Konto, und daran hat sich nichts geändert.",
      button: "Anmelden",
      note: "Passwort vergessen? Wählen Sie „Passwort vergessen?“ auf der Anmeldeseite. Waren Sie es nicht, brauchen Sie nichts zu tun.",
    },
    reset: {
      title: "Wählen Sie ein neues Passwort",
      text: "Für Ihr Konto bei {name} wurde ein neues Passwort angefordert. Legen Sie es hier fest; auf allen anderen Geräten werden Sie danach abgemeldet.",
      button: "Neues Passwort wählen",
      note: "Der Link gilt eine Stunde und funktioniert einmal. Waren Sie es nicht, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.",
    },
    code: {
      title: "Ihr Code für die Anmeldung",
      text: "Geben Sie diesen Code bei {name} neben Ihrem Passwort ein. Er gilt einmal und 15 Minuten lang.",
      button: "Mit diesem Code anmelden",
      note: "Haben Sie ihn nicht angefordert, brauchen Sie nichts zu tun: Ohne Ihr Passwort öffnet der Code nichts.",
    },
    emailConfirm: {
      title: "Bestätigen Sie Ihre neue Adresse",
      text: "Bitte bestätigen Sie, dass dies die neue Adresse Ihres Kontos bei {name} ist. Bis dahin gilt die alte.",
      button: "Neue Adresse bestätigen",
      note: "Der Link gilt 24 Stunden und funktioniert einmal. Waren Sie es nicht, brauchen Sie nichts zu tun.",
    },
    emailAsked: {
      title: "Ihre Adresse soll geändert werden",
      text: "Mit Ihrem Passwort wurde angefordert, die Adresse Ihres Kontos bei {name} in {address} zu ändern. Die Änderung gilt, sobald der Link geöffnet wird, den wir dorthin geschickt haben.",
      button: "Das war ich nicht: neues Passwort wählen",
      note: "Waren Sie es, brauchen Sie nichts zu tun. Ein neues Passwort meldet alle ab und verhindert die Änderung.",
    },
    emailChanged: {
      title: "Ihre Adresse wurde geändert",
      text: "Die Adresse Ihres Kontos bei {name} lautet jetzt {address}. Dies ist unsere letzte E-Mail an die alte Adresse.",
      button: "Zur Website",
      note: "Waren Sie es nicht, schreiben Sie sofort an {mailbox}.",
    },
    passwordChanged: {
      title: "Ihr Passwort wurde geändert",
      text: "Das Passwort Ihres Kontos bei {name} wurde geändert. Alle anderen Geräte sind abgemeldet.",
      button: "Das war ich nicht: neues Passwort wählen",
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
      text: "Ihr Konto bei {name} ist gelöscht, mit Profil, Merkliste, Leseserie, Verlauf, „Gefällt mir“ und Newsletter-Anmeldungen. Sie sind überall abgemeldet und erhalten keine E-Mails mehr von uns.",
      stays: "Was bleibt:",
      invoices:
        "Rechnungen und Zahlungen bei unserem Zahlungsdienst, solange das Steuerrecht es verlangt (Datenschutz-Grundverordnung, Art. 17 Abs. 3 Buchst. b).",
      card: "Ein Hash der Karte, mit der eine kostenlose Testphase begann, ohne Ihren Namen, damit jede Person nur eine hat (Art. 6 Abs. 1 Buchst. f).",
      record:
        "Ein Vermerk in unseren Unterlagen, dass dieses Konto gelöscht wurde und welchen Zugang es hatte, unter einer Nummer, die für niemanden mehr steht.",
      mail: "Die E-Mail, die die Löschung bestätigt, 30 Tage lang.",
      button: "Zur Website",
      note: "Waren Sie es nicht, schreiben Sie sofort an {mailbox}.",
    },
  },
  billing: {
    plans: { essential: "Essential Pass", insider: "Insider Pass", academy: "Academy" },
    each: { month: "{amount} im Monat", year: "{amount} im Jahr" },
    toSubscription: "Zu Ihrem Abo",
    toPlans: "Zu den Abos",
    toResume: "Abo fortsetzen",
    toWithdrawal: "Vertrag hier widerrufen",
    withdrawalAt: "Vertrag hier widerrufen: {url}",
    toCancellation: "Hier kündigen",
    toConfirmation: "Kündigung bestätigen",
    cancelKinds: {
      ordinary: "zum Ende des laufenden Zeitraums",
      extraordinary: "aus wichtigem Grund",
    },
    cancelKind: "Art der Kündigung: {how}.",
    cancelReason: "Ihr Grund: „{reason}“",
    cancelJudged: "Ein Mensch liest das und antwortet Ihnen per E-Mail.",
    changeSetAside:
      "Der Wechsel zu {aside}, den Sie vorgemerkt hatten, entfällt damit. Setzen Sie das Abo vor seinem Ende über den Link in dieser E-Mail fort, ist er wieder vorgemerkt.",
    changeBack:
      "Der Wechsel, den Sie vorgemerkt hatten, ist wieder vorgemerkt: Ab dem {changeAt} haben Sie {next} und zahlen {nextPrice}.",
    changeGone:
      "Der Wechsel zu {aside}, den Sie vorgemerkt hatten, ist nicht mehr vorgemerkt. Sie können ihn unter Ihrem Abo erneut vormerken.",
    ordered:
      "Sie haben am {at} (UTC) mit der Schaltfläche „{button}“ bestellt, und das stand daneben:",
    number:
      "Vertragsnummer: {number}. Mit ihr oder mit Ihrem Namen wird eine Kündigung auch ohne Anmeldung wirksam.",
    withdrawal:
      "Sie können diesen Vertrag ohne Angabe von Gründen bis zum Ablauf des {withdrawBy} widerrufen. Eine eindeutige Erklärung genügt, über den Link unten oder an {mailbox}. Wir erstatten Ihnen dann alle Zahlungen auf demselben Weg, spätestens binnen 14 Tagen, und Ihr Zugang endet.",
    contractLink: {
      title: "Vertrag widerrufen",
      text: "Am {received} (UTC) wurde mit Ihrer Adresse um den Widerruf Ihres am {began} geschlossenen Vertrags über {plan} gebeten. Der Link führt zum Widerruf. Waren Sie es nicht, brauchen Sie nichts zu tun.",
    },
    cancelAgain: {
      title: "Ihr Abo endet am {end}",
      text: "Ihre Kündigung ist am {received} (UTC) bei uns eingegangen. {plan} war bereits gekündigt und endet am {end}; es wird nichts mehr abgebucht.",
    },
    cancelAsked: {
      title: "Bitte bestätigen Sie Ihre Kündigung",
      text: "Am {received} (UTC) ist bei uns eine Kündigung Ihres Abos {plan} (Vertragsnummer {number}) eingegangen: {how}. Sie kam mit Ihrer Adresse, aber ohne Ihren Namen oder die Vertragsnummer, wie wir sie kennen; jeder hätte sie schicken können. Bestätigen Sie sie über den Link, dann verlängert sich Ihr Abo nicht. Waren Sie es nicht, brauchen Sie nichts zu tun: Es hat sich nichts geändert.",
    },
    cancelReceived: {
      title: "Ihre Kündigung ist eingegangen",
      text: "Ihre Kündigung von {plan} (Vertragsnummer {number}) ist am {received} (UTC) bei uns eingegangen. Unser Zahlungsdienst hat sie noch nicht ausgeführt. Sobald das geschehen ist, schreiben wir Ihnen noch einmal; Sie brauchen nichts weiter zu tun.",
    },
    noContract: {
      title: "Kein Abo unter dieser Adresse",
      text: "Am {received} (UTC) wurde bei {name} Ihre Adresse angegeben, um ein Abo zu kündigen oder zu widerrufen. Unter dieser Adresse läuft kein Abo. Haben Sie eines unter einer anderen Adresse, verwenden Sie bitte diese oder schreiben Sie an {mailbox}.",
    },
    renewalNotice: {
      title: "Ihr Jahresabo verlängert sich am {periodEnd}",
      text: "Ihr Jahresabo {plan} verlängert sich am {periodEnd} um ein Jahr; dafür zahlen Sie {price}. Möchten Sie das nicht, können Sie bis zu diesem Tag kostenlos kündigen; sonst brauchen Sie nichts zu tun.",
    },
    renewalNoticeChanging: {
      title: "Ihr Jahresabo ändert sich am {periodEnd}",
      text: "Ihr Jahresabo {plan} endet am {periodEnd}. Von diesem Tag an haben Sie, wie von Ihnen gewählt, {next} und zahlen {nextPrice}, bis Sie kündigen. Möchten Sie das nicht, können Sie bis zu diesem Tag kostenlos kündigen; sonst brauchen Sie nichts zu tun.",
    },
    checkout: {
      trial:
        "Heute zahlen Sie nichts. Ab dem {date} zahlen Sie {price}, bis Sie kündigen. Mit der Bestätigung wiederholen Sie Ihre zahlungspflichtige Bestellung.",
      now: "Ab heute zahlen Sie {price}, bis Sie kündigen. Mit der Bestätigung wiederholen Sie Ihre zahlungspflichtige Bestellung.",
    },
    trialStarted: {
      title: "Ihre Testphase mit {plan} hat begonnen",
      text: "Bis zum {trialEnd} testen Sie {plan} kostenlos. Heute zahlen Sie nichts, ab dem {trialEnd} {price}, bis Sie kündigen. Wenn Sie vorher kündigen, entstehen keine Kosten.",
    },
    started: {
      title: "Willkommen bei {plan}",
      text: "Ihr Abo von {plan} hat begonnen. Sie zahlen {price}; es verlängert sich am {periodEnd} und läuft, bis Sie kündigen.",
    },
    trialEndsSoon: {
      title: "Ihre Testphase endet am {trialEnd}",
      text: "Ihre kostenlose Testphase mit {plan} endet am {trialEnd}. Danach zahlen Sie {price}, bis Sie kündigen. Wenn Sie das nicht möchten, kündigen Sie vor diesem Tag.",
    },
    trialEndsSoonChanging: {
      title: "Ihre Testphase endet am {trialEnd}",
      text: "Ihre kostenlose Testphase mit {plan} endet am {trialEnd}. Danach haben Sie, wie von Ihnen gewählt, {next} und zahlen {nextPrice}, bis Sie kündigen. Wenn Sie das nicht möchten, kündigen Sie vor diesem Tag.",
    },
    renewed: {
      title: "Zahlung erhalten: {paid}",
      text: "Vielen Dank. Wir haben {paid} für {plan} erhalten. Der laufende Zeitraum endet am {periodEnd}.",
    },
    paymentFailed: {
      title: "Ihre Zahlung ist gescheitert",
      text: "Wir konnten die Zahlung für {plan} nicht einziehen. Ihr Zugang bleibt bis zum {accessEnd} offen, und wir versuchen es bis dahin erneut. Bitte prüfen Sie vorher Ihre Karte oder wählen Sie eine andere.",
    },
    paymentFailedClosed: {
      title: "Ihre Zahlung ist gescheitert",
      text: "Wir konnten die Zahlung für {plan} nicht einziehen; Ihr Zugang ist geschlossen, bis sie eingeht. Bitte prüfen Sie Ihre Karte oder wählen Sie eine andere.",
    },
    recovered: {
      title: "Ihre Zahlung hat geklappt",
      text: "Die Zahlung für {plan} hat nun doch geklappt. Für Sie ändert sich nichts; der laufende Zeitraum endet am {periodEnd}.",
    },
    cancelScheduled: {
      title: "Ihr Abo endet am {end}",
      text: "Sie haben {plan} gekündigt. Bis zum {end} lesen Sie weiter, abgebucht wird nichts mehr. Wenn Sie es sich vorher anders überlegen, können Sie das Abo fortsetzen. Ihre Kündigung ist am {received} (UTC) bei uns eingegangen.",
    },
    cancelScheduledInTrial: {
      title: "Ihr Abo endet am {end}",
      text: "Sie haben {plan} gekündigt. Ihre kostenlose Testphase läuft noch bis zum {end}, und es wird nichts abgebucht. Wenn Sie es sich vorher anders überlegen, können Sie das Abo fortsetzen. Ihre Kündigung ist am {received} (UTC) bei uns eingegangen.",
    },
    cancelScheduledUnpaid: {
      title: "Ihr Abo endet am {end}",
      text: "Sie haben {plan} gekündigt. Es verlängert sich nicht und endet am {end}. Die letzte Zahlung, die gescheitert ist, steht noch aus. Wenn Sie es sich vorher anders überlegen, können Sie das Abo fortsetzen. Ihre Kündigung ist am {received} (UTC) bei uns eingegangen.",
    },
    resumed: {
      title: "Ihr Abo läuft weiter",
      text: "Sie haben {plan} fortgesetzt. Sie zahlen {price}; das Abo verlängert sich am {periodEnd}.",
    },
    resumedInTrial: {
      title: "Ihr Abo läuft weiter",
      text: "Sie haben {plan} fortgesetzt. Ihre kostenlose Testphase läuft bis zum {trialEnd}; danach zahlen Sie {price}, bis Sie kündigen.",
    },
    upgraded: {
      title: "Sie haben jetzt {plan}",
      text: "Ihr Abo ist auf {plan} umgestellt. Für den laufenden Zeitraum zahlen Sie nur den Unterschied zu dem, was Sie schon bezahlt hatten, ab dem {periodEnd} {price}, bis Sie kündigen.",
    },
    downgraded: {
      title: "Sie haben jetzt {plan}",
      text: "Ihr Abo ist auf {plan} umgestellt. Sie zahlen {price}; es verlängert sich am {periodEnd}.",
    },
    changedInTrial: {
      title: "Sie haben jetzt {plan}",
      text: "Ihr Abo ist auf {plan} umgestellt. Während Ihrer kostenlosen Testphase zahlen Sie nichts, ab dem {trialEnd} {price}, bis Sie kündigen.",
    },
    rebilled: {
      title: "Ihre Abrechnung hat sich geändert",
      text: "Ihr Abo von {plan} kostet jetzt {price}. Für den laufenden Zeitraum zahlen Sie nur den Unterschied zu dem, was Sie schon bezahlt hatten; es verlängert sich am {periodEnd}.",
    },
    rebilledInTrial: {
      title: "Ihre Abrechnung hat sich geändert",
      text: "Ihr Abo von {plan} kostet jetzt {price}. Während Ihrer kostenlosen Testphase zahlen Sie nichts; bezahlt wird ab dem {trialEnd}, bis Sie kündigen.",
    },
    changeScheduled: {
      title: "Ihr Abo ändert sich am {changeAt}",
      text: "Bis zum {changeAt} behalten Sie {plan}. Danach haben Sie {next} und zahlen {nextPrice}.",
    },
    endedByErasure: {
      trial:
        "Ihr Abo von {plan} endete damit am {at} (UTC), noch in der kostenlosen Testphase. Es wird nichts abgebucht.",
      paid: "Ihr Abo von {plan} endete damit am {at} (UTC). Es wird nichts mehr abgebucht; was Sie für die Zeit danach bezahlt hatten, wird nicht erstattet.",
      other: "Ihr Abo von {plan} endete damit am {at} (UTC). Es wird nichts mehr abgebucht.",
    },
    ended: {
      title: "Ihr Abo ist beendet",
      text: "Ihr Abo von {plan} endete am {end}. Es wird nichts mehr abgebucht. Sie sind jederzeit wieder willkommen.",
    },
    endedAfterRenewal: {
      title: "Ihr Abo ist beendet",
      text: "Ihr Abo von {plan} endete am {end}. Ihre Kündigung ging am {received} (UTC) bei uns ein, bevor sich das Abo verlängerte; ausführen konnten wir sie erst danach. Was Sie für den neuen Zeitraum bezahlt haben, erhalten Sie zurück. Sie sind jederzeit wieder willkommen.",
    },
    endedUnpaid: {
      title: "Ihr Abo ist beendet",
      text: "Wir konnten die Zahlung für {plan} nicht einziehen, daher endete Ihr Abo am {end}. Mit einer anderen Karte können Sie es jederzeit neu abschließen.",
    },
    withdrawn: {
      title: "Sie haben Ihren Vertrag widerrufen",
      text: "Ihr Widerruf des am {began} geschlossenen Vertrags über {plan} ist am {declared} (UTC) bei uns eingegangen. Ihr Zugang ist beendet, und Sie erhalten alles, was Sie bezahlt haben, auf demselben Weg zurück.",
    },
    withdrawnUnpaid: {
      title: "Sie haben Ihren Vertrag widerrufen",
      text: "Ihr Widerruf des am {began} geschlossenen Vertrags über {plan} ist am {declared} (UTC) bei uns eingegangen. Ihr Zugang ist beendet. Sie hatten noch nichts bezahlt; es gibt also nichts zu erstatten, und es wird nichts abgebucht.",
    },
    duplicateRefused: {
      title: "Sie zahlen nur für ein Abo",
      text: "Sie hatten ein zweites Abo bestellt, während schon eines lief. Wir haben das zweite beendet; was dafür gezahlt wurde, erstatten wir.",
    },
    trialRefused: {
      title: "Ihre Testphase konnte nicht beginnen",
      text: "Mit der angegebenen Karte wurde schon einmal eine Testphase begonnen, und die gibt es nur einmal. Es wurde nichts abgebucht, Ihr Abo ist beendet. Ohne Testphase bekommen Sie {plan} für {price}.",
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
      title: "Bitte bestätigen Sie Ihre Anmeldung",
      text: "Bitte bestätigen Sie, dass Sie von {name} Folgendes an {email} erhalten möchten: {list}.",
      button: "Anmeldung bestätigen",
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
      subject: "{title}: {first}",
      why: "Sie erhalten diesen Newsletter, weil Sie Folgendes abonniert haben: {list}.",
      web: "Diese Ausgabe im Web lesen",
      choices: "Newsletter, Sprache oder eine Pause wählen",
      unsubscribe: "Diesen Newsletter abbestellen",
    },
  },
} as const satisfies Texts<typeof en>;
