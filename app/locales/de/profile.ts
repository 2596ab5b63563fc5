import type en from "../en/profile.ts";
import type { Texts } from "../messages.ts";

export default {
  title: "Profileinstellungen",
  description: "Ihre Angaben, Ihre Einstellungen, Ihre Benachrichtigungen und Ihr Abo.",
  tabs: {
    label: "Profil",
    personal: "Persönliche Angaben",
    preferences: "Einstellungen",
    notifications: "Benachrichtigungen",
    subscription: "Abo",
  },
  save: "Speichern",
  saving: "Wird gespeichert …",
  again: "Erneut versuchen",
  loadFailed: {
    profile: "Ihre Angaben konnten nicht geladen werden",
    preferences: "Ihre Einstellungen konnten nicht geladen werden",
    notifications: "Ihre Benachrichtigungen konnten nicht geladen werden",
    subscription: "Ihr Abo konnte nicht geladen werden",
  },
  saveFailed: {
    profile: "Das Profil konnte nicht aktualisiert werden",
    preferences: "Die Einstellungen konnten nicht aktualisiert werden",
    notifications: "Die Benachrichtigungen konnten nicht aktualisiert werden",
    alerts: "Ihre Mitteilungen konnten nicht gespeichert werden",
    avatar: "Das Profil konnte nicht aktualisiert werden",
    podcasts: "Die privaten Feeds konnten nicht geändert werden",
    hub: "Der private Feed konnte nicht geändert werden",
  },
  done: {
    profile: { title: "Gespeichert", text: "Ihr Profil wurde aktualisiert" },
    preferences: { title: "Ihre Einstellungen wurden aktualisiert", text: "" },
    notifications: { title: "Ihre Benachrichtigungen wurden aktualisiert", text: "" },
    alerts: { title: "Ihre Mitteilungen sind gespeichert", text: "" },
    avatar: { title: "Gespeichert", text: "Ihr Profil wurde aktualisiert" },
    podcasts: {
      title: "Die Adresse wurde widerrufen",
      text: "Ihre Apps bekommen darüber nichts mehr.",
    },
    hub: {
      title: "Die Adresse wurde widerrufen",
      text: "Ihr Feedreader bekommt darüber nichts mehr.",
    },
  },
  personal: {
    first_name: "Vorname",
    last_name: "Nachname",
    bio: "Über mich",
    phone: "Telefon",
    location: "Ort",
    timezone: "Zeitzone",
    optional: "Optional",
    count: "{count, number} von {limit} Zeichen",
    timezoneText: "Sie bestimmt, wann Ihr Tag beginnt, und damit Ihre Leseserie und Ihr Briefing.",
    zoneOffer: "Dieser Browser ist in der Zeitzone {zone}.",
    zoneUse: "Übernehmen",
  },
  problems: {
    first_name: "Bitte geben Sie Ihren Vornamen ein",
    last_name: "Bitte geben Sie Ihren Nachnamen ein",
    bio: "Der Text über Sie darf höchstens 500 Zeichen lang sein",
    tooLong: "Bitte verwenden Sie höchstens {max} Zeichen",
    unreadable: "Bitte entfernen Sie Zeichen, die sich nicht darstellen lassen",
    timezone: "Bitte wählen Sie eine Zeitzone aus der Liste",
  },
  avatar: {
    alt: "Ihr Bild",
    file: "Bild",
    add: "Bild hinzufügen",
    change: "Bild ändern",
    upload: "Hochladen",
    remove: "Bild entfernen",
    hint: "JPEG, PNG oder WebP, höchstens 5 MB. Das Bild wird quadratisch zugeschnitten; was die Kamera darin gespeichert hat, wird entfernt.",
    problems: {
      none: "Bitte wählen Sie zuerst ein Bild aus",
      large: "Dieses Bild ist größer als 5 MB. Bitte wählen Sie ein kleineres.",
      type: "Das ist kein Bild im Format JPEG, PNG oder WebP. Bitte wählen Sie eine andere Datei.",
      broken:
        "Dieses Bild lässt sich nicht lesen; vielleicht ist es beschädigt. Bitte wählen Sie ein anderes.",
      limited:
        "Das waren viele Bilder auf einmal. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
      pixels: "Dieses Bild hat mehr als 25 Millionen Pixel. Bitte wählen Sie ein kleineres.",
      busy: "Gerade laden viele Leserinnen und Leser Bilder hoch. Bitte versuchen Sie es in einer Minute noch einmal.",
    },
  },
  preferences: {
    language: "Sprache",
    theme: "Darstellung",
    themes: { light: "Hell", dark: "Dunkel", system: "System" },
    content_personalization: "Persönliche Auswahl",
    content_personalizationText:
      "Ihre Länder und was Sie gelesen haben entscheiden, was unter „Für Sie“ zuerst steht.",
    privacy_analytics: "Leseauswertung",
    privacy_analyticsText:
      "Ihre Lektüre wird für Ihr Dashboard gezählt. Ist sie ausgeschaltet, wird nur festgehalten, was Sie selbst als gelesen markieren.",
    unknown: "Bitte wählen Sie Sprache und Darstellung aus den Listen",
  },
  notifications: {
    email_notifications: "E-Mail-Benachrichtigungen",
    email_notificationsText:
      "Für Mitglieder: der Tagesüberblick. E-Mails zu Ihrem Konto und seiner Sicherheit schicken wir immer.",
    newsletter_subscription: "Newsletter",
    newsletter_subscriptionText: "Hin und wieder, was auf dieser Website neu ist.",
    breaking_news_alerts: "Eilmeldungen",
    breaking_news_alertsText: "Sobald mehrere Quellen über ein Ereignis berichten.",
    breakingClosed:
      "Mit Premium (Insider Pass): sobald mehrere Quellen über ein Ereignis berichten.",
    weekly_digest: "Wochenüberblick",
    weekly_digestText: "Die Woche in Europa, jeden Sonntag.",
    address: "Alles geht an {email}.",
  },
  device: {
    title: "Auf diesem Gerät",
    text: "Für Zeiten ohne Verbindung bewahrt dieser Browser auf, was Sie sich gemerkt haben, und das Briefing des Tages. Dort sehen Sie, was hier liegt und wie viel Platz es braucht, und können es löschen.",
    link: "Was auf diesem Gerät liegt",
  },
  alerts: {
    title: "Mitteilungen",
    text: "Was nicht bis zu Ihrem nächsten Besuch warten soll. Wir schicken Ihnen nichts, worum Sie hier nicht gebeten haben.",
    what: "Wovon Sie erfahren möchten",
    unknown: "Bitte wählen Sie aus dem, was das Formular anbietet",
    follows: "Alles ansehen, dem Sie folgen",
    kinds: {
      breaking: "Eilmeldungen",
      replies: "Antworten an Sie",
      events: "Ereignisse, denen Sie folgen",
      authors: "Autorinnen und Autoren, denen Sie folgen",
      topics: "Themen, denen Sie folgen",
      countries: "Länder, denen Sie folgen",
    },
    about: {
      breaking:
        "Sobald mehrere Quellen von einem Ereignis berichten. Per E-Mail ersetzen sie den Newsletter oben.",
      replies: "Wenn ein Mitglied auf das antwortet, was Sie geschrieben haben.",
      events: "Jedes Mal, wenn drei weitere Quellen davon berichten.",
      authors: "Wenn sie bei uns einen Beitrag veröffentlichen.",
      topics: "Wenn fünf Verlage von einem Ereignis berichten, und bei jedem eigenen Beitrag.",
      countries: "Wenn fünf Verlage von einem Ereignis berichten, und bei jedem eigenen Beitrag.",
    },
    closed: "Mit einem Abo, ab Basic (Essential Pass).",
    closedPremium: "Mit Premium (Insider Pass).",
    ways: { off: "Aus", push: "Im Browser", mail: "Per E-Mail" },
    countries: "Nur über diese Länder",
    languages: "Nur in diesen Sprachen",
    everywhere: "Alle Länder",
    myLanguages: "Die Sprachen Ihrer Meldungen",
    quiet: "Ruhezeiten",
    quietText:
      "Nach der Uhr Ihrer Zeitzone, {zone}. Was in ihnen kommt, wird danach geschickt, wenn es dann noch keine Stunde alt ist; Älteres wird nicht mehr sofort gemeldet.",
    quietWrong: "Bitte geben Sie zwei verschiedene Zeiten an, oder keine",
    quietBar: "Ruhe von {from} bis {until}",
    from: "Von",
    until: "Bis",
    mailAfterQuiet: "Danach per E-Mail berichten, was in ihnen gekommen ist",
    aDay: "Höchstens",
    aDayText: "Gibt es mehr, geht das Wichtigere vor.",
    perDay: "{count, plural, one {# Mitteilung am Tag} other {# Mitteilungen am Tag}}",
    any: "So viele, wie es gibt",
    here: {
      title: "Dieser Browser",
      noScript:
        "Ein Browser kann nur mit Skripten benachrichtigt werden, die hier ausgeschaltet sind. Per E-Mail kommen Mitteilungen ohne sie.",
      asking: "Wir sehen nach, ob dieser Browser Mitteilungen annimmt …",
      unsupported:
        "Dieser Browser nimmt keine Mitteilungen an. Sie können sie unten per E-Mail wählen.",
      "home-screen":
        "Auf iPhone und iPad kommen Mitteilungen, sobald diese Website auf dem Home-Bildschirm liegt: Tippen Sie auf Teilen, dann auf Zum Home-Bildschirm, und öffnen Sie sie von dort. Per E-Mail kommen sie auch so.",
      blocked:
        "Ihr Browser blockiert Mitteilungen dieser Website. Ändern können Sie das in seinen Einstellungen, neben der Adresse. Bis dahin können Sie sie unten per E-Mail wählen.",
      off: "Dieser Browser zeigt Ihnen noch keine Mitteilungen.",
      on: "Dieser Browser zeigt Ihnen, was Sie „Im Browser“ gewählt haben.",
      what: "Mitteilungen erscheinen hier auch, wenn keine unserer Seiten offen ist.",
      asks: "Als Nächstes fragt Ihr Browser. Wenn Sie dort nein sagen, lässt es sich nur in seinen eigenen Einstellungen ändern.",
      end: "Sie enden, wenn Sie sie ausschalten oder sich abmelden.",
      turnOn: "Mitteilungen hier einschalten",
      turnOff: "Mitteilungen hier ausschalten",
      said: {
        on: "Mitteilungen sind in diesem Browser eingeschaltet.",
        off: "Mitteilungen sind in diesem Browser ausgeschaltet.",
        dismissed:
          "Ihr Browser hat gefragt und keine Antwort bekommen. Sie können es noch einmal versuchen.",
        failed:
          "Es hat nicht funktioniert: Der Push-Dienst des Browsers war nicht zu erreichen. Bitte versuchen Sie es später noch einmal.",
      },
    },
    browsers: "Browser, die Ihre Mitteilungen bekommen",
    unnamed: "Ein Browser",
    current: "Dieser Browser",
    since: "Seit dem {day}.",
    failing: "Er war zuletzt nicht zu erreichen.",
    test: "Test senden",
    testOf: "Test an {name} senden",
    remove: "Entfernen",
    removeOf: "{name} entfernen",
    tested: {
      sending: "Wird gesendet …",
      sent: "Gesendet. Wir warten, bis der Browser ihn zeigt …",
      arrived:
        "Gesendet und nach {seconds, plural, one {# Sekunde} other {# Sekunden}} angekommen.",
      late: "Gesendet, aber noch nicht angekommen. Vielleicht ist das Gerät offline oder soll nicht stören; Sie können Mitteilungen auch per E-Mail wählen.",
      failed:
        "Der Test konnte nicht gesendet werden: Der Push-Dienst hat ihn nicht angenommen. Versuchen Sie es später noch einmal, oder wählen Sie Mitteilungen per E-Mail.",
      ended: "Dieser Browser nimmt keine Mitteilungen mehr an. Schalten Sie sie in ihm wieder ein.",
      often: "Das waren viele Tests. Bitte versuchen Sie es in einer Stunde noch einmal.",
    },
    last: {
      sent: "Test vom {at} Uhr: gesendet. Er ist noch nicht angekommen; laden Sie die Seite neu, um nachzusehen.",
      arrived:
        "Test vom {at} Uhr: gesendet und nach {seconds, plural, one {# Sekunde} other {# Sekunden}} angekommen.",
      failed: "Test vom {at} Uhr: Der Push-Dienst hat ihn nicht angenommen.",
    },
  },
  subscription: {
    member: { basic: "Basic-Mitglied", premium: "Premium-Mitglied" },
    none: "Sie haben kein Abo.",
    noneText:
      "Mit einem Abo bekommen Sie die EU-Nachrichten, das Dashboard und den Tagesüberblick.",
    editor: "Als Mitglied der Redaktion sehen Sie jeden Beitrag vollständig.",
    email: "E-Mail",
    since: "Mitglied seit",
    pricing: "Abos ansehen",
    manage: "Abo verwalten",
  },
  feeds: {
    revoke: "Widerrufen",
    copy: "Kopieren",
    copyOf: "Adresse von {name} kopieren",
    inApp: "{name} mit {app} abonnieren",
  },
  hub: {
    title: "Privater Feed der EU-Nachrichten",
    text: "Eine eigene Adresse für Feedreader: die neuesten Nachrichten zu den Themen, Ländern und Sprachen, die Sie unter „EU-Nachrichten“ gewählt haben. Wer sie hat, liest in Ihrem Namen; behalten Sie sie also für sich.",
    since:
      "Ihre Adresse wurde am {day} angelegt. Sie wurde damals gezeigt und lässt sich nicht noch einmal zeigen.",
    closed: "Ein privater Feed gehört zu jedem Abo.",
    paused: "Ohne Abo bringt Ihr Feed nichts; mit dem nächsten geht er weiter.",
    make: "Meine Adresse anlegen",
    renew: "Neue Adresse anlegen",
    renewText:
      "Die neue Adresse bringt, was jetzt unter „EU-Nachrichten“ gewählt ist. Die bisherige endet sofort.",
    made: "Ihre Adresse",
    madeText:
      "Kopieren Sie die, die Ihr Feedreader versteht. Wir behalten nur einen Fingerabdruck davon und können sie nicht noch einmal zeigen.",
  },
  podcasts: {
    title: "Private Podcast-Feeds",
    text: "Eigene Adressen für Podcast-Apps: jeder unserer Podcasts mit allen Folgen, auch denen für Premium. Wer eine solche Adresse hat, hört in Ihrem Namen; behalten Sie sie also für sich.",
    since:
      "Ihre Adressen wurden am {day} angelegt. Sie wurden damals gezeigt und lassen sich nicht noch einmal zeigen.",
    closed: "Private Feeds gehören zu Premium.",
    paused: "Ohne Premium bringen Ihre Feeds die Folgen, die alle hören dürfen.",
    make: "Meine Adressen anlegen",
    renew: "Neue Adressen anlegen",
    renewText:
      "Mit neuen Adressen enden die bisherigen sofort: Tragen Sie die neuen in Ihre Apps ein.",
    made: "Ihre Adressen",
    madeText:
      "Kopieren Sie sie jetzt, oder öffnen Sie jede in Ihrer App. Wir behalten nur einen Fingerabdruck davon und können sie nicht noch einmal zeigen.",
  },
  more: {
    title: "Mehr zu Ihrem Konto",
    account: "Anmeldung und Sicherheit",
    history: "Leseverlauf",
    saved: "Merkliste",
    following: "Folge ich",
    discussions: "Meine Diskussionen",
    dashboard: "Dashboard",
  },
} as const satisfies Texts<typeof en>;
