import type { Locale } from "#platform/locale.ts";

type Fault = { title: string; text: string };

/** Error texts of the server for when there is no page to show. Separate from the catalogues, as browsers never need them. */
export const faults = {
  en: {
    400: { title: "This address is broken", text: "Part of it was lost or mistyped." },
    403: {
      title: "This request is not allowed",
      text: "It came from another site. Please use the form on our own page.",
    },
    404: { title: "Oops! Page not found", text: "There is nothing at this address." },
    405: { title: "This cannot be done here", text: "The address does not know this method." },
    413: { title: "That is too much", text: "A form may hold at most one megabyte." },
    recording: {
      title: "This address has expired",
      text: "A recording for members is given out at addresses that last some hours. Please open its page again.",
    },
    picture: {
      title: "This picture is too large",
      text: "A profile picture may have at most 5 MB. Please go back and choose a smaller one.",
    },
    500: {
      title: "Something went wrong",
      text: "The fault is ours, and it has been written down. Please try again in a moment.",
    },
    503: {
      title: "We will be right back",
      text: "This page cannot be shown at the moment. Please try again in a minute.",
    },
    home: "Return to Home",
  },
  es: {
    400: { title: "Esta dirección está dañada", text: "Una parte se perdió o está mal escrita." },
    403: {
      title: "Esta solicitud no está permitida",
      text: "Procede de otro sitio. Utiliza el formulario de nuestra propia página.",
    },
    404: { title: "¡Vaya! Página no encontrada", text: "No hay nada en esta dirección." },
    405: { title: "Esto no se puede hacer aquí", text: "La dirección no admite este método." },
    413: { title: "Es demasiado", text: "Un formulario puede contener un megabyte como máximo." },
    recording: {
      title: "Esta dirección ha caducado",
      text: "Las grabaciones para suscriptores se entregan en direcciones que duran unas horas. Vuelve a abrir su página.",
    },
    picture: {
      title: "Esta foto es demasiado grande",
      text: "Una foto de perfil puede ocupar 5 MB como máximo. Vuelve atrás y elige una más pequeña.",
    },
    500: {
      title: "Algo ha salido mal",
      text: "El fallo es nuestro y ha quedado registrado. Vuelve a intentarlo dentro de un momento.",
    },
    503: {
      title: "Volvemos enseguida",
      text: "En este momento no podemos mostrar esta página. Vuelve a intentarlo dentro de un minuto.",
    },
    home: "Volver al inicio",
  },
  fr: {
    400: {
      title: "Cette adresse est endommagée",
      text: "Une partie a été perdue ou mal saisie.",
    },
    403: {
      title: "Cette requête n’est pas autorisée",
      text: "Elle provient d’un autre site. Veuillez utiliser le formulaire de notre propre page.",
    },
    404: { title: "Oups ! Page introuvable", text: "Il n’y a rien à cette adresse." },
    405: { title: "C’est impossible ici", text: "Cette adresse n’accepte pas cette méthode." },
    413: { title: "C’est trop", text: "Un formulaire peut contenir un mégaoctet au maximum." },
    recording: {
      title: "Cette adresse a expiré",
      text: "Les enregistrements réservés aux abonnés ont des adresses valables quelques heures. Rouvrez leur page.",
    },
    picture: {
      title: "Cette photo est trop lourde",
      text: "Une photo de profil peut peser 5 Mo au maximum. Revenez en arrière et choisissez-en une plus légère.",
    },
    500: {
      title: "Une erreur est survenue",
      text: "La faute est de notre côté, et elle a été consignée. Veuillez réessayer dans un instant.",
    },
    503: {
      title: "Nous revenons tout de suite",
      text: "Cette page ne peut pas être affichée pour le moment. Veuillez réessayer dans une minute.",
    },
    home: "Retour à l’accueil",
  },
  de: {
    400: {
      title: "Diese Adresse ist beschädigt",
      text: "Ein Teil ging verloren oder ist falsch geschrieben.",
    },
    403: {
      title: "Diese Anfrage ist nicht erlaubt",
      text: "Sie kam von einer anderen Website. Bitte nutzen Sie das Formular auf unserer eigenen Seite.",
    },
    404: { title: "Hoppla! Seite nicht gefunden", text: "Unter dieser Adresse gibt es nichts." },
    405: { title: "Das geht hier nicht", text: "Diese Adresse kennt die Methode nicht." },
    413: { title: "Das ist zu viel", text: "Ein Formular darf höchstens ein Megabyte enthalten." },
    recording: {
      title: "Diese Adresse ist abgelaufen",
      text: "Aufnahmen für Abonnenten stehen unter Adressen, die einige Stunden gelten. Bitte öffnen Sie ihre Seite noch einmal.",
    },
    picture: {
      title: "Dieses Bild ist zu groß",
      text: "Ein Profilbild darf höchstens 5 MB haben. Bitte gehen Sie zurück und wählen Sie ein kleineres.",
    },
    500: {
      title: "Etwas ist schiefgegangen",
      text: "Der Fehler liegt bei uns und wurde festgehalten. Bitte versuchen Sie es gleich noch einmal.",
    },
    503: {
      title: "Wir sind gleich wieder da",
      text: "Wir können diese Seite gerade nicht zeigen. Bitte versuchen Sie es in einer Minute noch einmal.",
    },
    home: "Zur Startseite",
  },
} as const satisfies Record<
  Locale,
  Record<400 | 403 | 404 | 405 | 413 | 500 | 503 | "picture" | "recording", Fault> & {
    home: string;
  }
>;

export type FaultStatus = Exclude<keyof (typeof faults)["en"], "home" | "picture" | "recording">;
