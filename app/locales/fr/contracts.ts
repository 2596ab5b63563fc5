import type en from "../en/contracts.ts";
import type { Texts } from "../messages.ts";

export default {
  withdraw: {
    title: "Se rétracter de votre contrat",
    lead: "Vous pouvez vous rétracter d’un abonnement pendant au moins 14 jours après la commande, sans donner de motif. Il prend alors fin aussitôt et tout ce que vous avez payé vous est remboursé.",
    statement: "Je me rétracte par la présente de mon contrat {plan}, conclu le {began}.",
    until: "C’est possible jusqu’à la fin du {day}.",
    window:
      "Vous pouvez vous rétracter de ce contrat sans donner de motif, et être remboursé de tout ce que vous avez payé, jusqu’à la fin du {day}.",
    name: "Nom",
    contract: "Numéro de contrat",
    email: "E-mail pour la confirmation",
    submit: "Confirmer la rétractation",
    doneTitle: "Vous vous êtes rétracté de votre contrat",
    done: "Nous avons reçu votre rétractation le {moment} (UTC). Un e-mail à {email} la confirme. Votre accès a pris fin.",
    received:
      "Nous avons reçu votre rétractation le {moment} (UTC) ; elle compte à partir de ce moment. Notre prestataire de paiement n’a pas encore mis fin à l’abonnement ; cela se fera sans démarche de votre part, et un e-mail à {email} le confirmera.",
    refunded: "{amount} sont en route vers la carte avec laquelle vous avez payé.",
    nothingPaid: "Vous n’aviez encore rien payé : il n’y a rien à rembourser.",
    refundDue:
      "Tout ce que vous avez payé est renvoyé sur la carte utilisée. Un e-mail vous en indiquera le montant.",
    lateTitle: "Le délai de rétractation est passé",
    late: "Le délai de rétractation de votre contrat {plan} a pris fin le {day}. Vous pouvez toujours le résilier : il s’arrête alors avec la période en cours.",
    toCancel: "Résilier l’abonnement",
    askTitle: "Sans vous connecter",
    ask: "Saisissez l’adresse de votre compte. Si un abonnement y est rattaché, nous vous envoyons un lien de rétractation.",
    askSubmit: "Recevoir le lien",
    asked: "Si un abonnement est rattaché à cette adresse, un e-mail avec le lien est en route.",
    entry: "Se rétracter du contrat ici",
    box: "Votre contrat",
    numbered: "Contrat numéro {number}, conclu le {began}.",
  },
  cancel: {
    title: "Résilier votre abonnement",
    lead: "Ce seul formulaire suffit pour résilier, sans vous connecter. Votre abonnement prend fin avec la période payée ou avec l’essai gratuit, et un e-mail confirme aussitôt que nous avons reçu votre résiliation.",
    contract: "Votre abonnement :",
    plan: {
      trial: "{plan}, essai gratuit jusqu’au {day}",
      paid: "{plan}, payé jusqu’au {day}",
      owed: "{plan}, période en cours jusqu’au {day}, pas encore payée",
    },
    ended: "{plan} prend déjà fin le {day}. Il n’y a plus rien à résilier.",
    over: "{plan} a pris fin le {day}. Il n’y a plus rien à résilier.",
    email: "Adresse e-mail de votre compte",
    name: "Nom",
    nameHint:
      "Tel qu’il figure dans votre profil. Avec lui, ou avec le numéro de contrat, votre résiliation prend effet aussitôt ; sans l’un ni l’autre, par un lien que nous vous envoyons.",
    number: "Numéro de contrat (facultatif)",
    numberHint:
      "Il figure dans l’e-mail de confirmation et dans « Gérer l’abonnement », et commence par « sub_ ».",
    kind: "Comment voulez-vous résilier ?",
    ordinary: "À la fin de la période en cours",
    extraordinary: "Pour un motif grave",
    reason: "Votre motif",
    reasonHint:
      "Nécessaire en cas de résiliation pour un motif grave, et seulement alors. Une personne le lit et vous répond par e-mail ; dans tous les cas, l’abonnement n’est pas renouvelé.",
    submit: "Résilier maintenant",
    doneTitle: "Nous avons reçu votre résiliation",
    done: "Reçue le {moment} (UTC). Si un abonnement est rattaché à l’adresse indiquée, un e-mail le confirme à l’instant. Avec votre nom ou le numéro de contrat, il prend fin avec la période en cours ; sans l’un ni l’autre, suivez le lien de l’e-mail, afin que personne d’autre ne puisse y mettre fin.",
    doneOwn:
      "Reçue le {moment} (UTC). {plan} n’est pas renouvelé et prend fin le {day} ; un e-mail le confirme à l’instant.",
    kindIs: "Type de résiliation :",
    reasonIs: "Votre motif : « {reason} »",
    judged: "Une personne lit votre motif et vous répond par e-mail.",
    judgedByLink:
      "Une personne lit votre motif et vous répond par e-mail. Si l’e-mail vous demande de suivre un lien, veuillez y indiquer de nouveau le motif.",
    change:
      "La résiliation annule le passage à {plan} programmé pour le {day}. Si vous reprenez l’abonnement ici avant sa fin, il est de nouveau programmé.",
    changeAside:
      "Le passage programmé à {plan} est annulé de ce fait. Si vous reprenez l’abonnement ici avant sa fin, il est de nouveau programmé.",
    mail: "Pas d’e-mail ? Regardez dans les indésirables ou écrivez à {mailbox}.",
  },
  resume: {
    title: "Garder votre abonnement",
    text: "{plan} est résilié et prend fin le {day}. Si vous le gardez, il continue comme avant pour {price}.",
    submit: "Garder l’abonnement",
    doneTitle: "Votre abonnement continue",
    done: "{plan} continue comme avant. Un e-mail le confirme.",
    change:
      "Le changement que vous aviez programmé revient alors : à partir du {day}, vous aurez {plan} et payerez {price}.",
    changeBack:
      "Le changement que vous aviez programmé l’est de nouveau : à partir du {day}, vous aurez {plan} et payerez {price}.",
    changeLost:
      "Le passage à {plan} que vous aviez programmé n’a pas pu l’être de nouveau. Vous pouvez le programmer dans « Gérer l’abonnement ».",
    over: "{plan} a pris fin et ne peut pas être repris. Vous pouvez le commander de nouveau à tout moment.",
    running: "{plan} n’est pas résilié. Il n’y a rien à reprendre.",
    toPlans: "Voir les formules",
  },
  each: { month: "{amount} par mois", year: "{amount} par an" },
  void: {
    title: "Ce lien ne mène à aucun contrat",
    text: "Il a peut-être été coupé en route. Copiez-le en entier depuis l’e-mail ou écrivez à {mailbox}.",
  },
  problems: {
    email: "Veuillez saisir une adresse e-mail valide",
    reason: "Veuillez indiquer le motif grave",
    busy: "Une autre modification de cet abonnement est en cours. Réessayez dans une minute.",
    unavailable:
      "Notre prestataire de paiement est injoignable pour le moment. Réessayez dans quelques minutes.",
    limited: "Trop de tentatives. Réessayez plus tard.",
  },
} as const satisfies Texts<typeof en>;
