// Test cards, with the same numbers and behaviour as in Stripe's test mode.
import { digest } from "./ids.ts";

type Behaviour =
  | "succeeds"
  | "declines"
  | "declines later"
  | "authenticates"
  | "authenticates once"
  | "authenticates, then declines";

export type Card = {
  name: string;
  number: string;
  brand: string;
  behaviour: Behaviour;
  decline: { code: string; declineCode: string; message: string };
};

const declined = {
  code: "card_declined",
  declineCode: "generic_decline",
  message: "Your card was declined.",
};
const poor = {
  code: "card_declined",
  declineCode: "insufficient_funds",
  message: "Your card has insufficient funds.",
};
const expired = {
  code: "expired_card",
  declineCode: "expired_card",
  message: "Your card has expired.",
};
const cvc = {
  code: "incorrect_cvc",
  declineCode: "incorrect_cvc",
  message: "Your card's security code is incorrect.",
};
const processing = {
  code: "processing_error",
  declineCode: "processing_error",
  message: "An error occurred while processing your card. Try again in a little bit.",
};

const card = (
  name: string,
  number: string,
  behaviour: Behaviour,
  { brand = "visa", decline = declined } = {},
): Card => ({ name, number, brand, behaviour, decline });

/** A card's name is also part of the id of a ready-made payment method, such as `pm_card_visa`. */
export const cards: Card[] = [
  card("visa", "4242424242424242", "succeeds"),
  card("mastercard", "5555555555554444", "succeeds", { brand: "mastercard" }),
  card("amex", "378282246310005", "succeeds", { brand: "amex" }),
  card("chargeDeclined", "4000000000000002", "declines"),
  card("chargeDeclinedInsufficientFunds", "4000000000009995", "declines", { decline: poor }),
  card("chargeDeclinedExpiredCard", "4000000000000069", "declines", { decline: expired }),
  card("chargeDeclinedIncorrectCvc", "4000000000000127", "declines", { decline: cvc }),
  card("chargeDeclinedProcessingError", "4000000000000119", "declines", { decline: processing }),
  card("chargeCustomerFail", "4000000000000341", "declines later"),
  card("authenticationRequired", "4000002760003184", "authenticates"),
  card("authenticationRequiredOnSetup", "4000002500003155", "authenticates once"),
  card("authenticationRequiredChargeDeclined", "4000008400001629", "authenticates, then declines"),
];

const byName = new Map(cards.map((c) => [c.name, c]));
const byNumber = new Map(cards.map((c) => [c.number, c]));

export const cardNamed = (name: string): Card | null => byName.get(name) ?? null;
export const cardNumbered = (number: string): Card | null =>
  byNumber.get(number.replace(/[\s-]/g, "")) ?? null;
/** The same for the same number. */
export const fingerprintOf = (c: Card): string => digest(`card ${c.number}`);

type CardUse = {
  /** Setting a card up for later, or charging it. */
  what: "setup" | "charge";
  /** Whether its owner is on a page and can authenticate. */
  present: boolean;
  /** Whether the owner has just passed 3-D Secure. */
  passed: boolean;
  /** Whether 3-D Secure was passed when the card was set up. */
  setUp: boolean;
};
export type BankDecision = "succeeds" | "declines" | "authenticate";

/** Whether the card's bank accepts a use of the card. */
export function bankDecision(c: Card, at: CardUse): BankDecision {
  switch (c.behaviour) {
    case "succeeds":
      return "succeeds";
    case "declines":
      return "declines";
    case "declines later":
      return at.what === "setup" ? "succeeds" : "declines";
    case "authenticates":
      return at.passed ? "succeeds" : "authenticate";
    case "authenticates once":
      return at.passed || at.setUp ? "succeeds" : "authenticate";
    case "authenticates, then declines":
      return at.passed ? "declines" : "authenticate";
  }
}

/** Luhn's check (ISO/IEC 7812-1, annex B). */
export function isCardNumber(text: string): boolean {
  const digits = text.replace(/[\s-]/g, "");
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, d, i) => {
    const n = Number(d) * (i % 2 ? 2 : 1);
    return total + (n > 9 ? n - 9 : n);
  }, 0);
  return sum % 10 === 0;
}
