import type en from "../en/mails.ts";
import type { Texts } from "../messages.ts";

export default {
  frame: {
    address: "Si le bouton ne fonctionne pas, ouvrez cette adresse :",
    sender: "Cet e-mail vous est envoyé par {name}, édité par {operator}.",
    contact: "Une question ? Écrivez à {mailbox}.",
  },
  alerts: {
    reports:
      "{publishers, plural, one {# éditeur} other {# éditeurs}} de {countries, plural, one {# pays} other {# pays}} en parlent.",
    more: "{sources, plural, one {# nouvelle source} other {# nouvelles sources}} ; {publishers, plural, one {# éditeur en parle} other {# éditeurs en parlent}} au total.",
    piece: "{author} : {text}",
    test: {
      title: "Voici le test que vous avez demandé",
      body: "Les alertes arrivent dans ce navigateur.",
    },
    subject: {
      breaking: "Dernière minute : {title}",
      replies: "{title}",
      events: "Du nouveau sur un événement que vous suivez : {title}",
      authors: "Un auteur que vous suivez : {title}",
      topics: "Un thème que vous suivez : {title}",
      countries: "Un pays que vous suivez : {title}",
    },
    read: "Lire",
    night: {
      title:
        "{count, plural, one {Une alerte de vos heures de silence} other {# alertes de vos heures de silence}}",
      subject: "{title} : {first}",
      text: "Voici ce qui est arrivé pendant que vous ne vouliez pas être dérangé.",
    },
    why: "Vous recevez cette alerte par e-mail parce que vous l’avez choisie dans votre profil.",
    choices: "Choisir mes alertes",
    stop: "Ne plus recevoir d’alertes par e-mail",
  },
  discussions: {
    title:
      "{count, plural, one {Une nouvelle réponse pour vous} other {# nouvelles réponses pour vous}}",
    kinds: {
      reply: "{name} vous a répondu",
      mention: "{name} vous a nommé",
      thread: "{name} a écrit dans un fil que vous suivez",
    },
    why: "Vous avez demandé un e-mail par jour quand il y a du nouveau pour vous dans les discussions.",
    settings: "Choisir ce dont vous êtes informé",
    stop: "Ne plus recevoir ces e-mails",
  },
  inquiries: {
    title: "Votre message est arrivé",
    subject: "Nous avons votre message ({ticket})",
    ticket: "Votre numéro de dossier est {ticket}. Indiquez-le si vous nous écrivez de nouveau.",
    notYou:
      "Vous ne nous avez pas écrit ? Quelqu’un a saisi votre adresse par erreur. Rien d’autre ne viendra.",
  },
  accounts: {
    confirm: {
      title: "Confirmez votre adresse",
      text: "Merci de votre inscription sur {name}. Confirmez cette adresse et vous pourrez vous connecter avec le mot de passe choisi. Dans un autre navigateur, ou avec un lien que vous avez redemandé, la page vous demande de nouveau de choisir un mot de passe, de confirmer votre majorité et d’accepter les conditions.",
      button: "Confirmer mon adresse",
      note: "Le lien est valable 24 heures et ne sert qu’une fois. Si ce n’était pas vous, ne faites rien : sans votre confirmation, personne ne peut utiliser le compte, et nous le supprimons au bout de 30 jours.",
    },
    already: {
      title: "Vous avez déjà un compte",
      text: "Nous venons de recevoir une demande de nouveau compte, ou de nouveau lien, avec cette adresse. Vous avez déjà un compte sur {name}, et rien n’y a changé.",
      button: "Se connecter",
      note: "Mot de passe oublié ? Choisissez « Mot de passe oublié ? » sur la page de connexion. Si ce n’était pas vous, vous n’avez rien à faire.",
    },
    reset: {
      title: "Choisissez un nouveau mot de passe",
      text: "Nous avons reçu une demande de nouveau mot de passe pour votre compte {name}. Choisissez-le ici ; vos autres appareils seront ensuite déconnectés.",
      button: "Choisir un nouveau mot de passe",
      note: "Le lien est valable une heure et ne sert qu’une fois. Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.",
    },
    code: {
      title: "Votre code de connexion",
      text: "Saisissez ce code à côté de votre mot de passe sur {name}. Il fonctionne une seule fois, pendant 15 minutes.",
      button: "Se connecter avec ce code",
      note: "Si vous ne l’avez pas demandé, ne faites rien : sans votre mot de passe, le code n’ouvre rien.",
    },
    emailConfirm: {
      title: "Confirmez votre nouvelle adresse",
      text: "Confirmez que cette adresse est la nouvelle adresse de votre compte {name}. D’ici là, l’ancienne reste valable.",
      button: "Confirmer la nouvelle adresse",
      note: "Le lien est valable 24 heures et ne sert qu’une fois. Si ce n’était pas vous, ne faites rien.",
    },
    emailAsked: {
      title: "Votre adresse va changer",
      text: "Nous avons reçu une demande, faite avec votre mot de passe, pour que l’adresse de votre compte {name} devienne {address}. Le changement aura lieu quand le lien que nous y avons envoyé sera suivi.",
      button: "Ce n’était pas moi : nouveau mot de passe",
      note: "Si c’était vous, vous n’avez rien à faire. Un nouveau mot de passe déconnecte tout le monde et empêche le changement.",
    },
    emailChanged: {
      title: "Votre adresse a changé",
      text: "L’adresse de votre compte {name} est désormais {address}. Ceci est notre dernier message à l’ancienne adresse.",
      button: "Aller sur le site",
      note: "Si ce n’était pas vous, écrivez tout de suite à {mailbox}.",
    },
    passwordChanged: {
      title: "Votre mot de passe a changé",
      text: "Le mot de passe de votre compte {name} a été modifié. Tous les autres appareils ont été déconnectés.",
      button: "Ce n’était pas moi : nouveau mot de passe",
      note: "Si c’était vous, vous n’avez rien à faire.",
    },
    passkeys: {
      unnamed: "Clé d’accès",
      before:
        "{count, plural, one {Cette clé d’accès permet} other {Ces clés d’accès permettent}} de se connecter à votre compte sans mot de passe, même quand vous en aurez choisi un nouveau : {names}. Si vous ne {count, plural, one {la connaissez pas} other {connaissez pas l’une d’elles}}, supprimez-la sur la page où vous choisissez le mot de passe.",
      after:
        "{count, plural, one {Cette clé d’accès permet} other {Ces clés d’accès permettent}} toujours de se connecter à votre compte sans mot de passe : {names}. Si vous ne {count, plural, one {la connaissez pas} other {connaissez pas l’une d’elles}}, supprimez-la sous « Compte et sécurité ».",
    },
    passkeyAdded: {
      title: "Une clé d’accès a été ajoutée à votre compte",
      text: "Une clé d’accès a été ajoutée à votre compte {name}. Quiconque la détient peut se connecter sans votre mot de passe.",
      button: "Voir mes clés d’accès",
      note: "Si ce n’était pas vous, supprimez-la à cet endroit et choisissez aussitôt un nouveau mot de passe.",
    },
    erased: {
      title: "Votre compte est supprimé",
      text: "Votre compte {name} a été supprimé, avec votre profil, votre liste de lecture, votre série, votre historique, vos mentions J’aime et vos abonnements à nos lettres d’information. Tous vos appareils sont déconnectés, et vous ne recevrez plus d’e-mails de notre part.",
      stays: "Ce qui reste :",
      invoices:
        "Les factures et les paiements, chez notre prestataire de paiement, aussi longtemps que le droit fiscal l’exige (règlement général sur la protection des données, art. 17, paragraphe 3, point b).",
      card: "Une empreinte de la carte avec laquelle un essai gratuit a commencé, sans votre nom, pour que chacun n’ait qu’un essai (art. 6, paragraphe 1, point f).",
      record:
        "Une mention dans nos registres que ce compte a été supprimé et des accès qu’il avait, sous un numéro qui ne désigne plus personne.",
      mail: "L’e-mail qui confirme la suppression, pendant 30 jours.",
      button: "Vers le site",
      note: "Si ce n’était pas vous, écrivez tout de suite à {mailbox}.",
    },
  },
  billing: {
    plans: { essential: "Essential Pass", insider: "Insider Pass", academy: "Academy" },
    each: { month: "{amount} par mois", year: "{amount} par an" },
    toSubscription: "Votre abonnement",
    toPlans: "Voir les formules",
    toResume: "Garder l’abonnement",
    toWithdrawal: "Se rétracter du contrat ici",
    withdrawalAt: "Se rétracter du contrat ici : {url}",
    toCancellation: "Résilier ici",
    toConfirmation: "Confirmer la résiliation",
    cancelKinds: {
      ordinary: "à la fin de la période en cours",
      extraordinary: "pour un motif grave",
    },
    cancelKind: "Type de résiliation : {how}.",
    cancelReason: "Votre motif : « {reason} »",
    cancelJudged: "Une personne le lit et vous répond par e-mail.",
    changeSetAside:
      "Le passage à {aside} que vous aviez programmé est annulé de ce fait. Si vous reprenez l’abonnement par le lien de cet e-mail avant sa fin, il est de nouveau programmé.",
    changeBack:
      "Le changement que vous aviez programmé l’est de nouveau : à partir du {changeAt}, vous aurez {next} et payerez {nextPrice}.",
    changeGone:
      "Le passage à {aside} que vous aviez programmé n’est plus prévu. Vous pouvez le programmer de nouveau dans votre abonnement.",
    ordered:
      "Vous avez commandé le {at} (UTC) par le bouton « {button} », et voici ce qui figurait à côté :",
    number:
      "Numéro de contrat : {number}. Avec lui, ou avec votre nom, une résiliation prend effet sans que vous vous connectiez.",
    withdrawal:
      "Vous pouvez vous rétracter de ce contrat sans donner de motif jusqu’à la fin du {withdrawBy}. Une déclaration claire suffit, par le lien ci-dessous ou à {mailbox}. Nous vous remboursons alors tout ce que vous avez payé, par le même moyen, dans les 14 jours au plus tard, et votre accès prend fin.",
    contractLink: {
      title: "Se rétracter de votre contrat",
      text: "Le {received} (UTC), nous avons reçu, avec votre adresse, une demande de rétractation de votre contrat {plan} conclu le {began}. Le lien mène à la rétractation. Si ce n’était pas vous, il n’y a rien à faire.",
    },
    cancelAgain: {
      title: "Votre abonnement prend fin le {end}",
      text: "Nous avons reçu votre résiliation le {received} (UTC). {plan} était déjà résilié et prend fin le {end} ; plus rien n’est prélevé.",
    },
    cancelAsked: {
      title: "Confirmez votre résiliation",
      text: "Le {received} (UTC), nous avons reçu une résiliation de votre abonnement {plan} (numéro de contrat {number}) : {how}. Elle portait votre adresse, mais ni votre nom ni le numéro de contrat tels que nous les connaissons : n’importe qui aurait pu l’envoyer. Confirmez-la par le lien, et votre abonnement ne sera pas renouvelé. Si ce n’était pas vous, il n’y a rien à faire : rien n’a changé.",
    },
    cancelReceived: {
      title: "Nous avons reçu votre résiliation",
      text: "Nous avons reçu votre résiliation de la formule {plan} (numéro de contrat {number}) le {received} (UTC). Notre prestataire de paiement ne l’a pas encore exécutée. Nous vous écrirons de nouveau dès que ce sera fait ; vous n’avez rien d’autre à faire.",
    },
    noContract: {
      title: "Aucun abonnement à cette adresse",
      text: "Le {received} (UTC), votre adresse a été saisie sur {name} pour résilier un abonnement ou s’en rétracter. Aucun abonnement n’est en cours à cette adresse. Si vous en avez un sous une autre adresse, utilisez celle-ci ou écrivez à {mailbox}.",
    },
    renewalNotice: {
      title: "Votre abonnement annuel se renouvelle le {periodEnd}",
      text: "Votre abonnement annuel {plan} se renouvelle le {periodEnd} pour un an, au prix de {price}. Si vous ne le souhaitez pas, vous pouvez le résilier sans frais jusqu’à ce jour ; sinon, il n’y a rien à faire.",
    },
    renewalNoticeChanging: {
      title: "Votre abonnement annuel change le {periodEnd}",
      text: "Votre abonnement annuel {plan} prend fin le {periodEnd}. À partir de ce jour, vous aurez {next}, comme vous l’avez choisi, au prix de {nextPrice}, jusqu’à résiliation. Si vous ne le souhaitez pas, vous pouvez résilier sans frais jusqu’à ce jour ; sinon, il n’y a rien à faire.",
    },
    checkout: {
      trial:
        "Vous ne payez rien aujourd’hui. À partir du {date}, vous payez {price} jusqu’à résiliation. En confirmant, vous réitérez votre commande avec obligation de paiement.",
      now: "Vous payez {price} à partir d’aujourd’hui, jusqu’à résiliation. En confirmant, vous réitérez votre commande avec obligation de paiement.",
    },
    trialStarted: {
      title: "Votre essai gratuit de la formule {plan} a commencé",
      text: "{plan} est à vous jusqu’au {trialEnd}. Vous ne payez rien aujourd’hui ; à partir du {trialEnd}, vous payez {price} jusqu’à résiliation. Si vous résiliez avant, vous ne devez rien.",
    },
    started: {
      title: "Bienvenue dans {plan}",
      text: "Votre abonnement à {plan} a commencé. Vous payez {price} ; il se renouvelle le {periodEnd} et court jusqu’à ce que vous le résiliiez.",
    },
    trialEndsSoon: {
      title: "Votre essai gratuit se termine le {trialEnd}",
      text: "Votre essai gratuit de la formule {plan} se termine le {trialEnd}. Vous payez ensuite {price} jusqu’à résiliation. Si vous ne le souhaitez pas, résiliez avant ce jour.",
    },
    trialEndsSoonChanging: {
      title: "Votre essai gratuit se termine le {trialEnd}",
      text: "Votre essai gratuit de la formule {plan} se termine le {trialEnd}. Vous aurez ensuite {next}, comme vous l’avez choisi, au prix de {nextPrice}, jusqu’à résiliation. Si vous ne le souhaitez pas, résiliez avant ce jour.",
    },
    renewed: {
      title: "Paiement reçu : {paid}",
      text: "Merci. Nous avons reçu {paid} pour {plan}. La période en cours se termine le {periodEnd}.",
    },
    paymentFailed: {
      title: "Votre paiement n’a pas abouti",
      text: "Nous n’avons pas pu encaisser le paiement de la formule {plan}. Votre accès reste ouvert jusqu’au {accessEnd}, et nous réessaierons d’ici là. Vérifiez votre carte ou choisissez-en une autre avant cette date.",
    },
    paymentFailedClosed: {
      title: "Votre paiement n’a pas abouti",
      text: "Nous n’avons pas pu encaisser le paiement de la formule {plan}, et votre accès est fermé jusqu’à ce qu’il soit réglé. Vérifiez votre carte ou choisissez-en une autre.",
    },
    recovered: {
      title: "Votre paiement a abouti",
      text: "Votre paiement pour {plan} a finalement abouti. Rien ne change pour vous ; la période en cours se termine le {periodEnd}.",
    },
    cancelScheduled: {
      title: "Votre abonnement se termine le {end}",
      text: "Vous avez résilié {plan}. Il reste ouvert jusqu’au {end} et plus rien ne sera prélevé. Si vous changez d’avis d’ici là, vous pouvez le reprendre. Nous avons reçu votre résiliation le {received} (UTC).",
    },
    cancelScheduledInTrial: {
      title: "Votre abonnement se termine le {end}",
      text: "Vous avez résilié {plan}. Votre essai gratuit reste ouvert jusqu’au {end} et rien ne sera prélevé. Si vous changez d’avis d’ici là, vous pouvez le reprendre. Nous avons reçu votre résiliation le {received} (UTC).",
    },
    cancelScheduledUnpaid: {
      title: "Votre abonnement se termine le {end}",
      text: "Vous avez résilié {plan}. Il n’est pas renouvelé et se termine le {end}. Le dernier paiement, qui n’a pas abouti, reste dû. Si vous changez d’avis d’ici là, vous pouvez le reprendre. Nous avons reçu votre résiliation le {received} (UTC).",
    },
    resumed: {
      title: "Votre abonnement continue",
      text: "Vous avez repris {plan}. Vous payez {price} ; il se renouvelle le {periodEnd}.",
    },
    resumedInTrial: {
      title: "Votre abonnement continue",
      text: "Vous avez repris {plan}. Votre essai gratuit court jusqu’au {trialEnd} ; vous payez ensuite {price}, jusqu’à résiliation.",
    },
    upgraded: {
      title: "Vous avez désormais {plan}",
      text: "Votre abonnement est passé à {plan}. Pour la période en cours, vous ne payez que la différence avec ce que vous aviez déjà payé ; à partir du {periodEnd}, vous payez {price}, jusqu’à résiliation.",
    },
    downgraded: {
      title: "Vous avez désormais {plan}",
      text: "Votre abonnement est passé à {plan}. Vous payez {price} ; il se renouvelle le {periodEnd}.",
    },
    changedInTrial: {
      title: "Vous avez désormais {plan}",
      text: "Votre abonnement est passé à {plan}. Vous ne payez rien pendant votre essai gratuit ; à partir du {trialEnd}, vous payez {price}, jusqu’à résiliation.",
    },
    rebilled: {
      title: "Votre facturation a changé",
      text: "Votre abonnement à {plan} coûte désormais {price}. Pour la période en cours, vous ne payez que la différence avec ce que vous aviez déjà payé ; il se renouvelle le {periodEnd}.",
    },
    rebilledInTrial: {
      title: "Votre facturation a changé",
      text: "Votre abonnement à {plan} coûte désormais {price}. Vous ne payez rien pendant votre essai gratuit ; le paiement commence le {trialEnd}, jusqu’à résiliation.",
    },
    changeScheduled: {
      title: "Votre abonnement change le {changeAt}",
      text: "Jusqu’au {changeAt}, vous gardez {plan}. Vous aurez ensuite {next} et payerez {nextPrice}.",
    },
    endedByErasure: {
      trial:
        "Votre abonnement à {plan} a pris fin avec lui le {at} (UTC), pendant son essai gratuit. Rien ne sera prélevé.",
      paid: "Votre abonnement à {plan} a pris fin avec lui le {at} (UTC). Plus rien ne sera prélevé ; ce que vous aviez payé pour le temps restant n’est pas remboursé.",
      other:
        "Votre abonnement à {plan} a pris fin avec lui le {at} (UTC). Plus rien ne sera prélevé.",
    },
    ended: {
      title: "Votre abonnement est terminé",
      text: "Votre abonnement à {plan} s’est terminé le {end}. Plus rien ne sera prélevé. Vous pouvez revenir à tout moment.",
    },
    endedAfterRenewal: {
      title: "Votre abonnement est terminé",
      text: "Votre abonnement à {plan} s’est terminé le {end}. Nous avons reçu votre résiliation le {received} (UTC), avant le renouvellement, et n’avons pu l’exécuter qu’ensuite. Ce que vous avez payé pour la nouvelle période vous est remboursé. Vous pouvez revenir à tout moment.",
    },
    endedUnpaid: {
      title: "Votre abonnement est terminé",
      text: "Nous n’avons pas pu encaisser le paiement de la formule {plan} et votre abonnement s’est terminé le {end}. Vous pouvez vous réabonner à tout moment avec une autre carte.",
    },
    withdrawn: {
      title: "Vous vous êtes rétracté de votre contrat",
      text: "Nous avons reçu le {declared} (UTC) votre rétractation du contrat {plan} conclu le {began}. Votre accès a pris fin et tout ce que vous avez payé vous est remboursé par le même moyen.",
    },
    withdrawnUnpaid: {
      title: "Vous vous êtes rétracté de votre contrat",
      text: "Nous avons reçu le {declared} (UTC) votre rétractation du contrat {plan} conclu le {began}. Votre accès a pris fin. Vous n’aviez rien payé : il n’y a rien à rembourser et rien ne sera prélevé.",
    },
    duplicateRefused: {
      title: "Vous ne payez qu’un seul abonnement",
      text: "Vous aviez commandé un second abonnement alors qu’un autre était en cours. Nous avons mis fin au second et remboursons ce qui a été payé.",
    },
    trialRefused: {
      title: "Votre essai gratuit n’a pas pu commencer",
      text: "La carte indiquée a déjà servi à un essai gratuit, et l’essai ne vaut qu’une fois. Rien n’a été prélevé et votre abonnement est terminé. Vous pouvez avoir {plan} sans essai pour {price}.",
    },
    refunded: {
      title: "Nous vous avons remboursé {refunded}",
      text: "{refunded} pour {plan} sont en route vers la carte avec laquelle vous avez payé. Selon votre banque, cela prend de cinq à dix jours.",
    },
  },
  newsletters: {
    lists: {
      "weekly-digest": "Résumé de la semaine",
      "product-news": "Nouveautés du site",
      "daily-digest": "Résumé du jour",
      "breaking-alerts": "Alertes info",
    },
    confirm: {
      title: "Veuillez confirmer votre abonnement",
      text: "Merci de confirmer que vous souhaitez recevoir ce qui suit à l’adresse {email}, de la part du site {name} : {list}.",
      button: "Confirmer l’abonnement",
      valid: "Le lien est valable 7 jours et ne sert qu’une fois.",
      notYou:
        "Si ce n’était pas vous, vous n’avez rien à faire : nous n’enverrons rien d’autre et effacerons votre adresse au bout de 30 jours.",
    },
    issue: {
      weekly: "La semaine en Europe",
      weeklyText: "Les articles les plus lus du {from} au {to}.",
      daily: "La journée en Europe",
      dailyText: "Les articles les plus lus depuis hier matin.",
      breaking: "Alerte : {title}",
      subject: "{title} : {first}",
      why: "Vous recevez cette lettre parce que vous avez choisi de recevoir : {list}.",
      web: "Lire ce numéro sur le site",
      choices: "Choisir vos lettres, leur langue ou une pause",
      unsubscribe: "Se désabonner de cette lettre",
    },
  },
} as const satisfies Texts<typeof en>;
