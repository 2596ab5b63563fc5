// What letters say; first-level key = room, `frame` is what all of them have around it. Server only.
export default {
  frame: {
    address: "If the button does not work, open this address:",
    sender: "This mail comes from {name}, published by {operator}.",
    contact: "Questions? Write to {mailbox}.",
  },
  accounts: {
    confirm: {
      title: "Confirm your address",
      text: "Somebody, we hope you, has signed up at {name} with this address. Confirm it, and you can sign in with the password that you chose.",
      button: "Confirm my address",
      note: "The link works once, for 24 hours. If this was not you, do nothing: without your confirmation nobody can use the account, and we delete it after 30 days.",
    },
    already: {
      title: "You already have an account",
      text: "Somebody has just asked us for a new account or a new link with this address. You have an account at {name} already, and nothing has changed about it.",
      button: "Sign in",
      note: "You no longer know your password? Choose “Forgotten password?” on the sign-in page. If this was not you, you need do nothing.",
    },
    reset: {
      title: "Choose a new password",
      text: "You have asked for a new password for your account at {name}. Choose it here; you are then signed out everywhere else.",
      button: "Choose a new password",
      note: "The link works once, for an hour. If this was not you, do nothing: your password stays as it is.",
    },
    emailConfirm: {
      title: "Confirm your new address",
      text: "This is to become the address of your account at {name}. Until you confirm it, the old one stands.",
      button: "Confirm the new address",
      note: "The link works once, for 24 hours. If this was not you, do nothing.",
    },
    emailAsked: {
      title: "Your address is to change",
      text: "Somebody who knows your password has asked to change the address of your account at {name} to {address}. It changes when a link that we sent there is followed.",
      button: "This was not me: set a new password",
      note: "If this was you, you need do nothing. A new password signs everybody out and stops the change.",
    },
    emailChanged: {
      title: "Your address has changed",
      text: "The address of your account at {name} is now {address}. We write to you here for the last time.",
      button: "To the site",
      note: "If this was not you, write to {mailbox} at once.",
    },
    passwordChanged: {
      title: "Your password has changed",
      text: "The password of your account at {name} has been changed. All other devices have been signed out.",
      button: "This was not me: set a new password",
      note: "If this was you, you need do nothing.",
    },
    erased: {
      title: "Your account is erased",
      text: "Your account at {name} and everything that belonged to it have been erased. You are signed out everywhere, and we send you no more letters.",
      button: "To the site",
      note: "If this was not you, write to {mailbox} at once.",
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
      text: "Someone entered {email} at {name} to receive: {list}. If that was you, please confirm it.",
      button: "Confirm subscription",
      valid: "The link is valid for 7 days and works once.",
      notYou:
        "If it was not you, there is nothing to do: we send nothing else, and delete your address after 30 days.",
    },
    issue: {
      weekly: "The week in Europe",
      weeklyText: "The stories that were read most from {from} to {to}.",
      daily: "The day in Europe",
      dailyText: "The stories that were read most since yesterday morning.",
      breaking: "Breaking: {title}",
      why: "You receive this letter because you subscribed to: {list}.",
      unsubscribe: "Unsubscribe from this letter",
    },
  },
} as const;
