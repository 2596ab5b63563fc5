import type { Locale } from "#platform/locale.ts";
import { isPublicAddress } from "#platform/mail/address.ts";

/** The five contact forms. */
export const inquiryKinds = [
  "media-kit",
  "sponsorship",
  "newsletter",
  "contact",
  "support",
] as const;
export type InquiryKind = (typeof inquiryKinds)[number];

/** A stored message. */
export type Inquiry = {
  id: string;
  kind: InquiryKind;
  name: string;
  email: string;
  company: string;
  message: string;
  path: string;
  utm_source: string;
  locale: Locale;
  created_at: Date;
  done_at: Date | null;
};

export type FieldName = keyof typeof fields;

type Text = { type: "text" | "email" | "tel" | "long"; least: number };
type Choice = { type: "one" | "many"; options: readonly string[] };
type FieldRule = (Text | Choice) & {
  /** The label of the field in the composed message. */
  says: string;
  autoComplete?: string;
};

/** The longest line of text, and the longest text. */
export const longest = { line: 200, text: 5_000 } as const;

const goals = { type: "long", least: 10 } as const;
const more = { type: "long", least: 0 } as const;

/** Every field that a form may have, with its options and rules. */
export const fields = {
  name: { type: "text", least: 2, says: "Name", autoComplete: "name" },
  email: { type: "email", least: 1, says: "E-mail", autoComplete: "email" },
  company: { type: "text", least: 1, says: "Company", autoComplete: "organization" },
  role: { type: "one", options: [], says: "Role" },
  phone: { type: "tel", least: 0, says: "Phone", autoComplete: "tel" },
  interest_areas: {
    type: "many",
    options: [
      "display-advertising",
      "sponsored-content",
      "newsletter",
      "podcast",
      "video",
      "events",
    ],
    says: "Interest areas",
  },
  message: { ...goals, says: "Message" },
  budget_range: { type: "one", options: [], says: "Budget range" },
  campaign_duration: {
    type: "one",
    options: ["1-month", "3-months", "6-months", "12-months", "ongoing"],
    says: "Campaign duration",
  },
  ad_formats: {
    type: "many",
    options: [
      "banner-ads",
      "sponsored-content",
      "newsletter-sponsorship",
      "event-partnership",
      "thought-leadership",
      "video-sponsorship",
      "podcast-sponsorship",
      "native-advertising",
    ],
    says: "Ad formats",
  },
  target_audience: { ...goals, says: "Target audience" },
  campaign_goals: { ...goals, says: "Campaign goals" },
  additional_info: { ...more, says: "Additional information" },
  placement_types: {
    type: "many",
    options: [
      "header-banner",
      "sponsored-section",
      "newsletter-footer",
      "dedicated-newsletter",
      "inline-content",
      "sidebar-ad",
      "branded-content",
    ],
    says: "Placement types",
  },
  newsletter_frequency: {
    type: "one",
    options: ["daily", "weekly", "both", "special-editions"],
    says: "Newsletter frequency",
  },
  content_type: {
    type: "one",
    options: [
      "display-ad",
      "sponsored-content",
      "thought-leadership",
      "product-announcement",
      "event-promotion",
      "company-news",
    ],
    says: "Content type",
  },
  target_demographics: { ...goals, says: "Target demographics" },
  campaign_objectives: { ...goals, says: "Campaign objectives" },
  additional_requirements: { ...more, says: "Additional requirements" },
  subject: { type: "text", least: 2, says: "Subject" },
  category: {
    type: "one",
    options: ["getting-started", "account", "billing", "technical", "privacy", "general"],
    says: "Category",
  },
} as const satisfies Record<string, FieldRule>;

type Form = {
  /** The first line of the composed message. */
  title: string;
  /** The page of the form, and the source that the row records. */
  path: string;
  utmSource: string;
  /** Whether it is about advertising, which must not be political (Regulation (EU) 2024/900). */
  advertising: boolean;
  fields: readonly FieldName[];
  /** The options of fields on this form. */
  options: Partial<Record<FieldName, readonly string[]>>;
};

const inBrief = ["name", "email", "company", "role", "phone"] as const;

export const forms: Record<InquiryKind, Form> = {
  "media-kit": {
    title: "MEDIA KIT REQUEST",
    path: "/advertise",
    utmSource: "media_kit_form",
    advertising: true,
    fields: [...inBrief, "interest_areas", "message"],
    options: {
      role: [
        "marketing-director",
        "media-planner",
        "brand-manager",
        "agency-executive",
        "cmo",
        "other",
      ],
    },
  },
  sponsorship: {
    title: "CUSTOM SPONSORSHIP INQUIRY",
    path: "/advertise",
    utmSource: "custom_sponsorship_form",
    advertising: true,
    fields: [
      ...inBrief,
      "budget_range",
      "campaign_duration",
      "ad_formats",
      "target_audience",
      "campaign_goals",
      "additional_info",
    ],
    options: {
      role: [
        "marketing-director",
        "media-buyer",
        "brand-manager",
        "agency-executive",
        "cmo",
        "founder-ceo",
        "other",
      ],
      budget_range: ["under-5k", "5k-15k", "15k-50k", "50k-100k", "100k-plus", "flexible"],
    },
  },
  newsletter: {
    title: "NEWSLETTER PLACEMENT INQUIRY",
    path: "/advertise",
    utmSource: "newsletter_placement_form",
    advertising: true,
    fields: [
      ...inBrief,
      "budget_range",
      "placement_types",
      "newsletter_frequency",
      "content_type",
      "target_demographics",
      "campaign_objectives",
      "additional_requirements",
    ],
    options: {
      role: [
        "marketing-director",
        "email-marketing-manager",
        "brand-manager",
        "agency-executive",
        "cmo",
        "founder-ceo",
        "other",
      ],
      budget_range: ["under-2k", "2k-5k", "5k-10k", "10k-25k", "25k-plus", "flexible"],
    },
  },
  contact: {
    title: "CONTACT MESSAGE",
    path: "/contact",
    utmSource: "contact_form",
    advertising: false,
    fields: ["name", "email", "subject", "message"],
    options: {},
  },
  support: {
    title: "SUPPORT REQUEST",
    path: "/support/contact",
    utmSource: "support_form",
    advertising: false,
    fields: ["name", "email", "category", "subject", "message"],
    options: {},
  },
};

/** The options of a field on a form. */
export function optionsOf(kind: InquiryKind, name: FieldName): readonly string[] {
  const field = fields[name];
  return forms[kind].options[name] ?? ("options" in field ? field.options : []);
}

/** The fields of a form: text, or the chosen options. */
export type FormValues = Partial<Record<FieldName, string | string[]>> & { notPolitical?: boolean };

/** `long`: too long; `political`: the declaration is missing; else the field's own problem. */
export type Problem = "missing" | "long" | "political";
export type Problems = Partial<Record<FieldName | "notPolitical", Problem>>;

/** Reads a posted form: single lines without line breaks, and only options that the form has. */
export function readFormValues(kind: InquiryKind, form: FormData): FormValues {
  const all = (name: string) =>
    form
      .getAll(name)
      .filter((value) => typeof value === "string")
      .map((value) => value.replaceAll("\0", "\ufffd"));
  const typed: FormValues = { notPolitical: all("not_political").includes("on") };
  for (const name of forms[kind].fields) {
    const { type } = fields[name];
    const [first = ""] = all(name);
    if (type === "many") typed[name] = optionsOf(kind, name).filter((o) => all(name).includes(o));
    else if (type === "one") typed[name] = optionsOf(kind, name).find((o) => o === first) ?? "";
    else if (type === "long") typed[name] = first.replaceAll("\r\n", "\n").trim();
    else typed[name] = first.replace(/\s+/g, " ").trim();
  }
  return typed;
}

/** The problems of a form, by field, in the order of the form. */
export function problemsIn(kind: InquiryKind, typed: FormValues): Problems {
  const problems: Problems = {};
  for (const name of forms[kind].fields) {
    const problem = problemOf(name, typed[name] ?? "");
    if (problem) problems[name] = problem;
  }
  if (forms[kind].advertising && !typed.notPolitical) problems.notPolitical = "political";
  return problems;
}

function problemOf(name: FieldName, value: string | string[]): Problem | null {
  const field = fields[name];
  if (typeof value !== "string" || !("least" in field)) return value.length > 0 ? null : "missing";
  if (value.length > (field.type === "long" ? longest.text : longest.line)) return "long";
  if (field.type === "email") return isPublicAddress(value) ? null : "missing";
  return value.length >= field.least ? null : "missing";
}

/** How long people need for a form, in milliseconds. */
const hastyMs = 3_000;

/**
 * Whether a message seems to come from a program: it has a link, and was sent faster than a person can type. Its sender
 * has to send it again. A page from the cache does not know when it was opened, so the script of the form measures the
 * time, and a form that was shown again carries it.
 * @param said.waited milliseconds from opening to sending, by the script; empty without
 * @param said.opened when the form was shown again, in milliseconds; empty before
 */
export function isTooFast(
  typed: FormValues,
  said: { waited: string; opened: string },
  now: Date,
): boolean {
  const number = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : null);
  const opened = number(said.opened);
  const waited = Math.max(number(said.waited) ?? 0, opened === null ? 0 : now.getTime() - opened);
  const texts = Object.values(typed).filter((value) => typeof value === "string");
  return waited < hastyMs && texts.some((value) => /https?:|www\.|\[url/i.test(value));
}

/** The text that is stored and mailed: the title, the role and phone, the choices, then the free texts. */
export function composeText(kind: InquiryKind, typed: FormValues): string {
  const { title, fields: names } = forms[kind];
  const own = names.filter((name) => !["name", "email", "company"].includes(name));
  const wordsOf = (name: FieldName) => {
    const value = typed[name] ?? "";
    if (typeof value !== "string") return value.join(", ");
    return value || (name === "phone" ? "Not provided" : "None provided");
  };
  const lines = own
    .filter((name) => fields[name].type !== "long")
    .map((name) => `${fields[name].says}: ${wordsOf(name)}`);
  const texts = own
    .filter((name) => fields[name].type === "long")
    .map((name) => `${fields[name].says}:\n${wordsOf(name)}`);
  return [title, lines.join("\n"), ...texts].filter(Boolean).join("\n\n");
}

/** The short number of a message, as people see it. @param id the message's UUID */
export const ticketOf = (id: string): string => id.slice(0, 8).toUpperCase();

/** Whether a text can be the number of a message: what `ticketOf` gives, or the whole id. */
export const isTicket = (text: string): boolean => /^[\da-f]{8}(-[\da-f-]{27})?$/i.test(text);
