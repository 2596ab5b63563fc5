// What letters say; first-level key = room, `frame` is what all of them have around it. Server only.
export default {
  frame: {
    address: "If the button does not work, open this address:",
    sender: "This email comes from {name}, published by {operator}.",
    contact: "Questions? Write to {mailbox}.",
  },
  alerts: {
    reports:
      "{publishers, plural, one {# publisher} other {# publishers}} in {countries, plural, one {# country} other {# countries}} report it.",
    more: "{sources, plural, one {# new source} other {# new sources}}; {publishers, plural, one {# publisher reports} other {# publishers report}} it in all.",
    piece: "{author}: {text}",
    test: {
      title: "This is the test you asked for",
      body: "Alerts reach this browser.",
    },
    subject: {
      breaking: "Breaking: {title}",
      replies: "{title}",
      events: "New on an event you follow: {title}",
      authors: "By an author you follow: {title}",
      topics: "On a topic you follow: {title}",
      countries: "From a country you follow: {title}",
    },
    read: "Read it",
    night: {
      title:
        "{count, plural, one {One alert from your quiet hours} other {# alerts from your quiet hours}}",
      subject: "{title}: {first}",
      text: "This is what came while you did not want to be disturbed.",
    },
    why: "You get this alert by email because you chose it in your profile.",
    choices: "Choose your alerts",
    stop: "No more alerts by email",
  },
  discussions: {
    title: "{count, plural, one {One new reply for you} other {# new replies for you}}",
    kinds: {
      reply: "{name} replied to you",
      mention: "{name} named you",
      thread: "{name} wrote in a thread that you follow",
    },
    why: "You asked for one email a day when there is something new for you in discussions.",
    settings: "Choose what you are told",
    stop: "No more of these emails",
  },
  inquiries: {
    title: "Your message has come",
    subject: "We have your message ({ticket})",
    ticket: "Your ticket number is {ticket}. Please name it when you write again.",
    notYou:
      "You did not write to us? Then somebody has entered your address by mistake. Nothing further will come.",
  },
  accounts: {
    confirm: {
      title: "Confirm your address",
      text: "Thank you for signing up at {name}. Please confirm this address; you can then sign in with the password you chose. In another browser, or by a link that you asked for again, the page asks for a password, your age and the terms once more.",
      button: "Confirm my address",
      note: "The link is valid for 24 hours and works once. If this was not you, do nothing: without your confirmation nobody can use the account, and we delete it after 30 days.",
    },
    already: {
      title: "You already have an account",
      text: "We have just received a request for a new account, or for a new link, with this address. You already have an account at {name}, and nothing about it has changed.",
      button: "Sign in",
      note: "Forgotten your password? Choose “Forgotten password?” on the sign-in page. If this was not you, you need do nothing.",
    },
    reset: {
      title: "Choose a new password",
      text: "We have received a request for a new password for your account at {name}. Choose it here; you will then be signed out everywhere else.",
      button: "Choose a new password",
      note: "The link is valid for an hour and works once. If this was not you, do nothing: your password stays as it is.",
    },
    code: {
      title: "Your code for signing in",
      text: "Enter this code beside your password at {name}. It works once, for 15 minutes.",
      button: "Sign in with this code",
      note: "If you did not ask for it, do nothing: without your password the code opens nothing.",
    },
    emailConfirm: {
      title: "Confirm your new address",
      text: "Please confirm that this is the new address of your account at {name}. Until you do, the old one stays in place.",
      button: "Confirm the new address",
      note: "The link is valid for 24 hours and works once. If this was not you, do nothing.",
    },
    emailAsked: {
      title: "Your address is to change",
      text: "We have received a request, made with your password, to change the address of your account at {name} to {address}. It changes once the link that we sent there is followed.",
      button: "This was not me: set a new password",
      note: "If this was you, you need do nothing. A new password signs everybody out and stops the change.",
    },
    emailChanged: {
      title: "Your address has changed",
      text: "The address of your account at {name} is now {address}. This is our last email to the old one.",
      button: "To the site",
      note: "If this was not you, write to {mailbox} at once.",
    },
    passwordChanged: {
      title: "Your password has changed",
      text: "The password of your account at {name} has been changed. All other devices have been signed out.",
      button: "This was not me: set a new password",
      note: "If this was you, you need do nothing.",
    },
    passkeys: {
      unnamed: "Passkey",
      before:
        "Without a password, {count, plural, one {this passkey signs} other {these passkeys sign}} in to your account, also after you have set a new one: {names}. If you do not know {count, plural, one {it} other {one of them}}, remove it on the page where you choose the password.",
      after:
        "Without a password, {count, plural, one {this passkey still signs} other {these passkeys still sign}} in to your account: {names}. If you do not know {count, plural, one {it} other {one of them}}, remove it under “Account and security”.",
    },
    passkeyAdded: {
      title: "A passkey was added to your account",
      text: "A passkey was added to your account at {name}. Anyone who holds it can sign in without your password.",
      button: "See my passkeys",
      note: "If this was not you, remove the passkey there and set a new password at once.",
    },
    erased: {
      title: "Your account is erased",
      text: "Your account at {name} has been erased, with your profile, queue, streak, history, likes and newsletter subscriptions. You are signed out everywhere, and we will send you no more emails.",
      stays: "What stays:",
      invoices:
        "Invoices and payments, at our payment provider, for as long as tax law demands (General Data Protection Regulation, Art. 17(3)(b)).",
      card: "A hash of the card that a free trial began with, without your name, so that each person has one trial (Art. 6(1)(f)).",
      record:
        "A note in our records that this account was erased and what access it had, under a number that stands for nobody.",
      mail: "The email that confirms the erasure, for 30 days.",
      button: "To the site",
      note: "If this was not you, write to {mailbox} at once.",
    },
  },
  billing: {
    plans: { essential: "Essential Pass", insider: "Insider Pass", academy: "Academy" },
    each: { month: "{amount} a month", year: "{amount} a year" },
    toSubscription: "Your subscription",
    toPlans: "See the plans",
    toResume: "Keep the subscription",
    toWithdrawal: "Withdraw from contract here",
    withdrawalAt: "Withdraw from contract here: {url}",
    toCancellation: "Cancel here",
    toConfirmation: "Confirm the cancellation",
    cancelKinds: {
      ordinary: "at the end of the current period",
      extraordinary: "for an important reason",
    },
    cancelKind: "Kind of cancellation: {how}.",
    cancelReason: "Your reason: “{reason}”",
    cancelJudged: "A person reads it and answers you by email.",
    changeSetAside:
      "The change to {aside} that you had arranged falls away with it. If you resume the subscription by the link in this email before it ends, the change is planned again.",
    changeBack:
      "The change that you had arranged is planned again: from {changeAt} you have {next} and pay {nextPrice}.",
    changeGone:
      "The change to {aside} that you had arranged is no longer planned. You can arrange it again in your subscription.",
    ordered:
      "You ordered on {at} (UTC) with the button “{button}”, and this is what stood beside it:",
    number:
      "Contract number: {number}. With it, or with your name, a cancellation takes effect without signing in.",
    withdrawal:
      "You may withdraw from this contract without giving a reason until the end of {withdrawBy}. A clear statement is enough, by the link below or to {mailbox}. We then give back everything you paid, by the same means, within 14 days at most, and your access ends.",
    contractLink: {
      title: "Withdraw from your contract",
      text: "On {received} (UTC) we received a request, with your address, to withdraw from your contract on {plan}, concluded on {began}. The link leads to the withdrawal. If it was not you, there is nothing to do.",
    },
    cancelAgain: {
      title: "Your subscription ends on {end}",
      text: "We received your cancellation on {received} (UTC). {plan} had been cancelled before and ends on {end}; nothing more is charged.",
    },
    cancelAsked: {
      title: "Please confirm your cancellation",
      text: "On {received} (UTC) we received a cancellation of your subscription to {plan} (contract number {number}): {how}. It came with your address, but without your name or the contract number as we have them, and anybody could have sent it. Confirm it by the link, and your subscription does not renew. If it was not you, there is nothing to do: nothing has changed.",
    },
    cancelReceived: {
      title: "We have received your cancellation",
      text: "We received your cancellation of {plan} (contract number {number}) on {received} (UTC). Our payment provider has not carried it out yet. We write to you again as soon as it has; there is nothing more for you to do.",
    },
    noContract: {
      title: "No subscription under this address",
      text: "On {received} (UTC) your address was entered at {name} to cancel a subscription or to withdraw from it. No subscription runs under this address. If you have one under another address, please use that one, or write to {mailbox}.",
    },
    renewalNotice: {
      title: "Your annual subscription renews on {periodEnd}",
      text: "Your annual subscription to {plan} renews on {periodEnd} for another year, and you pay {price}. If you do not want that, you can cancel free of charge until that day; otherwise there is nothing to do.",
    },
    renewalNoticeChanging: {
      title: "Your annual subscription changes on {periodEnd}",
      text: "Your annual subscription to {plan} ends on {periodEnd}. From that day you have {next}, as you have arranged, and pay {nextPrice}, until you cancel. If you do not want that, you can cancel free of charge until that day; otherwise there is nothing to do.",
    },
    checkout: {
      trial:
        "Nothing is due today. From {date} you pay {price} until you cancel. By confirming you repeat your order with obligation to pay.",
      now: "You pay {price} from today until you cancel. By confirming you repeat your order with obligation to pay.",
    },
    trialStarted: {
      title: "Your free trial of {plan} has begun",
      text: "{plan} is yours to try until {trialEnd}. You pay nothing today; from {trialEnd} you pay {price}, until you cancel. Cancel before that day and you owe nothing.",
    },
    started: {
      title: "Welcome to {plan}",
      text: "Your subscription to {plan} has begun. You pay {price}; it renews on {periodEnd} and goes on until you cancel.",
    },
    trialEndsSoon: {
      title: "Your free trial ends on {trialEnd}",
      text: "Your free trial of {plan} ends on {trialEnd}. From then on you pay {price}, until you cancel. If you do not want that, cancel before that day.",
    },
    trialEndsSoonChanging: {
      title: "Your free trial ends on {trialEnd}",
      text: "Your free trial of {plan} ends on {trialEnd}. From then on you have {next}, as you have arranged, and pay {nextPrice}, until you cancel. If you do not want that, cancel before that day.",
    },
    renewed: {
      title: "Payment received: {paid}",
      text: "Thank you. We have received {paid} for {plan}. The current period ends on {periodEnd}.",
    },
    paymentFailed: {
      title: "Your payment did not go through",
      text: "We could not collect the payment for {plan}. Your access stays open until {accessEnd}, and we try again in the meantime. Please check your card or choose another one before then.",
    },
    paymentFailedClosed: {
      title: "Your payment did not go through",
      text: "We could not collect the payment for {plan}, and your access is closed until it is paid. Please check your card or choose another one.",
    },
    recovered: {
      title: "Your payment went through",
      text: "Your payment for {plan} has gone through after all. Nothing changes for you; the current period ends on {periodEnd}.",
    },
    cancelScheduled: {
      title: "Your subscription ends on {end}",
      text: "You have cancelled {plan}. It stays open until {end}, and nothing more is charged. If you change your mind before that day, you can resume it. We received your cancellation on {received} (UTC).",
    },
    cancelScheduledInTrial: {
      title: "Your subscription ends on {end}",
      text: "You have cancelled {plan}. Your free trial stays open until {end}, and nothing is charged. If you change your mind before that day, you can resume it. We received your cancellation on {received} (UTC).",
    },
    cancelScheduledUnpaid: {
      title: "Your subscription ends on {end}",
      text: "You have cancelled {plan}. It does not renew and ends on {end}. The last payment, which did not go through, is still due. If you change your mind before that day, you can resume it. We received your cancellation on {received} (UTC).",
    },
    resumed: {
      title: "Your subscription goes on",
      text: "You have resumed {plan}. You pay {price}; it renews on {periodEnd}.",
    },
    resumedInTrial: {
      title: "Your subscription goes on",
      text: "You have resumed {plan}. Your free trial runs until {trialEnd}; from then on you pay {price}, until you cancel.",
    },
    upgraded: {
      title: "You have {plan} now",
      text: "Your subscription has changed to {plan}. For the current period you pay only the difference to what you had paid; from {periodEnd} you pay {price}, until you cancel.",
    },
    downgraded: {
      title: "You have {plan} now",
      text: "Your subscription has changed to {plan}. You pay {price}; it renews on {periodEnd}.",
    },
    changedInTrial: {
      title: "You have {plan} now",
      text: "Your subscription has changed to {plan}. Nothing is due during your free trial; from {trialEnd} you pay {price}, until you cancel.",
    },
    rebilled: {
      title: "Your billing has changed",
      text: "Your subscription to {plan} now costs {price}. For the current period you pay only the difference to what you had paid; it renews on {periodEnd}.",
    },
    rebilledInTrial: {
      title: "Your billing has changed",
      text: "Your subscription to {plan} now costs {price}. Nothing is due during your free trial; you pay from {trialEnd}, until you cancel.",
    },
    changeScheduled: {
      title: "Your subscription changes on {changeAt}",
      text: "Until {changeAt} you keep {plan}. From then on you have {next} and pay {nextPrice}.",
    },
    endedByErasure: {
      trial:
        "Your subscription to {plan} ended with it, on {at} (UTC), during its free trial. You are charged nothing.",
      paid: "Your subscription to {plan} ended with it, on {at} (UTC). You are charged no more; what you had paid for the time after that is not given back.",
      other: "Your subscription to {plan} ended with it, on {at} (UTC). You are charged no more.",
    },
    ended: {
      title: "Your subscription has ended",
      text: "Your subscription to {plan} ended on {end}. You are charged no more. You are welcome back at any time.",
    },
    endedAfterRenewal: {
      title: "Your subscription has ended",
      text: "Your subscription to {plan} ended on {end}. We received your cancellation on {received} (UTC), before the subscription renewed, and could carry it out only afterwards. What you paid for the new period is given back. You are welcome back at any time.",
    },
    endedUnpaid: {
      title: "Your subscription has ended",
      text: "We could not collect the payment for {plan}, and your subscription ended on {end}. You can subscribe again with another card at any time.",
    },
    withdrawn: {
      title: "You have withdrawn from your contract",
      text: "We received your withdrawal from your contract on {plan}, concluded on {began}, on {declared} (UTC). Your access has ended, and all that you paid is given back by the means that you paid with.",
    },
    withdrawnUnpaid: {
      title: "You have withdrawn from your contract",
      text: "We received your withdrawal from your contract on {plan}, concluded on {began}, on {declared} (UTC). Your access has ended. You had not paid anything, so there is nothing to give back, and you are charged nothing.",
    },
    duplicateRefused: {
      title: "You were charged for one subscription only",
      text: "You had ordered a second subscription while one was running. We have ended the second one, and whatever was paid for it is given back.",
    },
    trialRefused: {
      title: "Your free trial could not begin",
      text: "The card that you gave has been used for a free trial before, and a trial is for once. Nothing was charged, and your subscription has ended. You can have {plan} without a trial for {price}.",
    },
    refunded: {
      title: "We have given back {refunded}",
      text: "{refunded} for {plan} is on its way back to the card that you paid with. That takes five to ten days, depending on your bank.",
    },
  },
  newsletters: {
    lists: {
      "weekly-digest": "Weekly digest",
      "product-news": "Product news",
      "daily-digest": "Daily digest",
      "breaking-alerts": "Breaking news alerts",
    },
    confirm: {
      title: "Please confirm your subscription",
      text: "Please confirm that you would like to receive the following from {name} at {email}: {list}.",
      button: "Confirm subscription",
      valid: "The link is valid for 7 days and works once.",
      notYou:
        "If it was not you, there is nothing to do: we send nothing else, and delete your address after 30 days.",
    },
    issue: {
      weekly: "The week in Europe",
      weeklyText: "The most-read stories from {from} to {to}.",
      daily: "The day in Europe",
      dailyText: "The most-read stories since yesterday morning.",
      breaking: "Breaking: {title}",
      subject: "{title}: {first}",
      why: "You are receiving this newsletter because you subscribed to: {list}.",
      web: "Read this issue on the web",
      choices: "Choose your newsletters, their language, or a pause",
      unsubscribe: "Unsubscribe from this newsletter",
    },
  },
} as const;
