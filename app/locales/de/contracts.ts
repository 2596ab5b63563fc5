import type en from "../en/contracts.ts";
import type { Texts } from "../messages.ts";

export default {
  withdraw: {
    title: "Vertrag widerrufen",
    lead: "Sie können ein Abo mindestens 14 Tage lang nach der Bestellung ohne Angabe von Gründen widerrufen. Es endet dann sofort, und Sie erhalten alles zurück, was Sie bezahlt haben.",
    statement: "Hiermit widerrufe ich meinen am {began} geschlossenen Vertrag über {plan}.",
    until: "Das ist möglich bis zum Ablauf des {day}.",
    window:
      "Sie können diesen Vertrag ohne Angabe von Gründen widerrufen und erhalten alles zurück, was Sie bezahlt haben: bis zum Ablauf des {day}.",
    name: "Name",
    contract: "Vertragsnummer",
    email: "E-Mail-Adresse für die Bestätigung",
    submit: "Widerruf bestätigen",
    doneTitle: "Sie haben Ihren Vertrag widerrufen",
    done: "Ihr Widerruf ist am {moment} (UTC) bei uns eingegangen. Eine E-Mail an {email} bestätigt ihn. Ihr Zugang ist beendet.",
    received:
      "Ihr Widerruf ist am {moment} (UTC) bei uns eingegangen und gilt ab dann. Unser Zahlungsdienst hat das Abo noch nicht beendet; das folgt ohne Ihr Zutun, und eine E-Mail an {email} bestätigt es.",
    refunded: "{amount} sind auf dem Weg zurück auf die Karte, mit der Sie bezahlt haben.",
    nothingPaid: "Sie hatten noch nichts bezahlt, es gibt also nichts zu erstatten.",
    refundDue:
      "Alles, was Sie bezahlt haben, geht auf die Karte zurück, mit der Sie bezahlt haben. Eine E-Mail nennt Ihnen den Betrag.",
    lateTitle: "Die Widerrufsfrist ist abgelaufen",
    late: "Die Widerrufsfrist Ihres Vertrags über {plan} endete am {day}. Kündigen können Sie weiterhin: Das Abo endet dann mit dem laufenden Zeitraum.",
    toCancel: "Abo kündigen",
    askTitle: "Ohne Anmeldung",
    ask: "Geben Sie die Adresse Ihres Kontos ein. Läuft ein Abo darunter, schicken wir Ihnen einen Link zum Widerruf.",
    askSubmit: "Link zuschicken",
    asked: "Läuft unter dieser Adresse ein Abo, ist eine E-Mail mit dem Link unterwegs.",
    entry: "Vertrag hier widerrufen",
    box: "Ihr Vertrag",
    numbered: "Vertragsnummer {number}, geschlossen am {began}.",
  },
  cancel: {
    title: "Abo kündigen",
    lead: "Zum Kündigen genügt dieses eine Formular, eine Anmeldung ist nicht nötig. Ihr Abo endet mit dem bezahlten Zeitraum oder mit der Testphase, und eine E-Mail bestätigt sofort den Eingang.",
    contract: "Ihr Abo:",
    plan: {
      trial: "{plan}, kostenlose Testphase bis {day}",
      paid: "{plan}, bezahlt bis {day}",
      owed: "{plan}, laufender Zeitraum bis {day}, noch nicht bezahlt",
    },
    ended: "{plan} endet bereits am {day}. Es gibt nichts mehr zu kündigen.",
    over: "{plan} endete am {day}. Es gibt nichts mehr zu kündigen.",
    email: "E-Mail-Adresse Ihres Kontos",
    name: "Name",
    nameHint:
      "Wie er in Ihrem Profil steht. Mit ihm oder mit der Vertragsnummer wird Ihre Kündigung sofort wirksam, ohne beides über einen Link, den wir Ihnen mailen.",
    number: "Vertragsnummer (freiwillig)",
    numberHint:
      "Sie steht in der Bestätigungsmail und unter „Abo verwalten“ und beginnt mit „sub_“.",
    kind: "Wie möchten Sie kündigen?",
    ordinary: "Zum Ende des laufenden Zeitraums",
    extraordinary: "Aus wichtigem Grund",
    reason: "Ihr Grund",
    reasonHint:
      "Nötig bei einer Kündigung aus wichtigem Grund, und nur dann. Ein Mensch liest das und antwortet Ihnen per E-Mail; verlängert wird das Abo in keinem Fall.",
    submit: "Jetzt kündigen",
    doneTitle: "Ihre Kündigung ist eingegangen",
    done: "Eingegangen am {moment} (UTC). Läuft unter der angegebenen Adresse ein Abo, bestätigt das jetzt eine E-Mail. Mit Ihrem Namen oder der Vertragsnummer endet es mit dem laufenden Zeitraum; ohne beides folgen Sie bitte dem Link in der E-Mail, damit niemand anderes es beenden kann.",
    doneOwn:
      "Eingegangen am {moment} (UTC). {plan} verlängert sich nicht und endet am {day}; eine E-Mail bestätigt das jetzt.",
    kindIs: "Art der Kündigung:",
    reasonIs: "Ihr Grund: „{reason}“",
    judged: "Ein Mensch liest Ihren Grund und antwortet Ihnen per E-Mail.",
    judgedByLink:
      "Ein Mensch liest Ihren Grund und antwortet Ihnen per E-Mail. Bittet die E-Mail Sie, einem Link zu folgen, nennen Sie den Grund dort bitte noch einmal.",
    change:
      "Mit der Kündigung entfällt der Wechsel zu {plan}, der für den {day} vorgemerkt ist. Setzen Sie das Abo vor seinem Ende hier fort, ist er wieder vorgemerkt.",
    changeAside:
      "Der vorgemerkte Wechsel zu {plan} entfällt damit. Setzen Sie das Abo vor seinem Ende hier fort, ist er wieder vorgemerkt.",
    mail: "Keine E-Mail? Sehen Sie im Spam-Ordner nach oder schreiben Sie an {mailbox}.",
  },
  resume: {
    title: "Abo behalten",
    text: "{plan} ist gekündigt und endet am {day}. Behalten Sie es, läuft es wie bisher für {price} weiter.",
    submit: "Abo behalten",
    doneTitle: "Ihr Abo läuft weiter",
    done: "{plan} läuft weiter wie bisher. Eine E-Mail bestätigt das.",
    change:
      "Der Wechsel, den Sie vorgemerkt hatten, gilt dann wieder: Ab dem {day} haben Sie {plan} und zahlen {price}.",
    changeBack:
      "Der Wechsel, den Sie vorgemerkt hatten, ist wieder vorgemerkt: Ab dem {day} haben Sie {plan} und zahlen {price}.",
    changeLost:
      "Der Wechsel zu {plan}, den Sie vorgemerkt hatten, ließ sich nicht wieder vormerken. Sie können ihn unter „Abo verwalten“ erneut vormerken.",
    over: "{plan} ist beendet und lässt sich nicht fortsetzen. Sie können es jederzeit neu bestellen.",
    running: "{plan} ist nicht gekündigt. Es gibt nichts fortzusetzen.",
    toPlans: "Zu den Abos",
  },
  each: { month: "{amount} im Monat", year: "{amount} im Jahr" },
  void: {
    title: "Dieser Link führt zu keinem Vertrag",
    text: "Vielleicht wurde er unterwegs abgeschnitten. Kopieren Sie ihn bitte vollständig aus der E-Mail oder schreiben Sie an {mailbox}.",
  },
  problems: {
    email: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
    reason: "Bitte nennen Sie den wichtigen Grund",
    busy: "An diesem Abo wird gerade etwas anderes geändert. Bitte versuchen Sie es in einer Minute noch einmal.",
    unavailable:
      "Unser Zahlungsdienst ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten noch einmal.",
    limited: "Zu viele Versuche. Bitte versuchen Sie es später noch einmal.",
  },
} as const satisfies Texts<typeof en>;
