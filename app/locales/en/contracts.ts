// Texts of withdrawing from a contract and of cancelling one. Manage Subscription takes its part to the browser with it.
export default {
  withdraw: {
    title: "Withdraw from your contract",
    lead: "You can withdraw from a subscription for at least 14 days after ordering it, without giving a reason. It then ends at once, and you get back everything you paid.",
    statement: "I hereby withdraw from my contract on {plan}, concluded on {began}.",
    until: "You can do so until the end of {day}.",
    window:
      "You can withdraw from this contract without giving a reason, and get back everything you paid, until the end of {day}.",
    name: "Name",
    contract: "Contract number",
    email: "Email for the confirmation",
    submit: "Confirm withdrawal",
    doneTitle: "You have withdrawn from your contract",
    done: "We received your withdrawal on {moment} (UTC). An email to {email} confirms it. Your access has ended.",
    received:
      "We received your withdrawal on {moment} (UTC), and it counts from then. Our payment provider has not ended the subscription yet; that follows without your doing, and an email to {email} confirms it.",
    refunded: "{amount} is on its way back to the card that you paid with.",
    nothingPaid: "You had not paid anything yet, so nothing is left to pay back.",
    refundDue:
      "Everything you paid goes back to the card that you paid with. An email tells you the sum.",
    lateTitle: "The time to withdraw is over",
    late: "The time to withdraw from your contract on {plan} ended on {day}. You can still cancel it: it then ends with the current period.",
    toCancel: "Cancel the subscription",
    askTitle: "No need to sign in",
    ask: "Enter the address of your account. If a subscription runs under it, we email you a link to withdraw.",
    askSubmit: "Email me the link",
    asked: "If a subscription runs under this address, an email with the link is on its way.",
    entry: "Withdraw from contract here",
    box: "Your contract",
    numbered: "Contract number {number}, concluded on {began}.",
  },
  cancel: {
    title: "Cancel your subscription",
    lead: "Cancelling takes this one form. You need not sign in. Your subscription ends with the period that is paid for, or with the free trial, and an email confirms at once that we have received it.",
    contract: "Your subscription:",
    plan: {
      trial: "{plan}, free trial until {day}",
      paid: "{plan}, paid until {day}",
      owed: "{plan}, current period until {day}, not paid yet",
    },
    ended: "{plan} ends on {day} already. There is nothing left to cancel.",
    over: "{plan} ended on {day}. There is nothing left to cancel.",
    email: "Email address of your account",
    name: "Name",
    nameHint:
      "As it stands in your profile. With it, or with the contract number, your cancellation takes effect at once; with neither, by a link that we email to you.",
    number: "Contract number (optional)",
    numberHint:
      "It stands in the confirmation email and in Manage Subscription, and begins with “sub_”.",
    kind: "How do you want to cancel?",
    ordinary: "At the end of the current period",
    extraordinary: "For an important reason",
    reason: "Your reason",
    reasonHint:
      "Needed where you cancel for an important reason, and only there. A person reads it and answers you by email; the subscription does not renew in any case.",
    submit: "Cancel now",
    doneTitle: "We have received your cancellation",
    done: "Received on {moment} (UTC). If a subscription runs under the address you gave, an email confirms this now. With your name or the contract number it ends with the current period; with neither, please follow the link in the email, so that nobody else can end it.",
    doneOwn:
      "Received on {moment} (UTC). {plan} does not renew and ends on {day}; an email confirms this now.",
    kindIs: "Kind of cancellation:",
    reasonIs: "Your reason: “{reason}”",
    judged: "A person reads your reason and answers you by email.",
    judgedByLink:
      "A person reads your reason and answers you by email. If the email asks you to follow a link, please give the reason there once more.",
    change:
      "With the cancellation, the change to {plan} that is planned for {day} falls away. If you resume the subscription here before it ends, the change is planned again.",
    changeAside:
      "The planned change to {plan} falls away with it. If you resume the subscription here before it ends, the change is planned again.",
    mail: "No email? Look into the spam folder, or write to {mailbox}.",
  },
  resume: {
    title: "Keep your subscription",
    text: "{plan} is cancelled and ends on {day}. Keep it, and it goes on as before for {price}.",
    submit: "Keep the subscription",
    doneTitle: "Your subscription goes on",
    done: "{plan} goes on as before. An email confirms it.",
    change:
      "The change that you had arranged comes back with it: from {day} you have {plan} and pay {price}.",
    changeBack:
      "The change that you had arranged is planned again: from {day} you have {plan} and pay {price}.",
    changeLost:
      "The change to {plan} that you had arranged could not be planned again. You can arrange it again in Manage Subscription.",
    over: "{plan} has ended and cannot be resumed. You can order it again at any time.",
    running: "{plan} is not cancelled. There is nothing to resume.",
    toPlans: "See the plans",
  },
  each: { month: "{amount} a month", year: "{amount} a year" },
  void: {
    title: "This link leads to no contract",
    text: "It may have been cut off on its way. Please copy it whole from the email, or write to {mailbox}.",
  },
  problems: {
    email: "Please enter a valid email address",
    reason: "Please say what the important reason is",
    busy: "Something else is being done with this subscription right now. Please try again in a minute.",
    unavailable:
      "Our payment provider cannot be reached right now. Please try again in a few minutes.",
    limited: "Too many attempts. Please try again later.",
  },
} as const;
