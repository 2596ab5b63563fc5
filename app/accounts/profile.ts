/** A reader's profile; the names are those of the columns of `profiles`. */
export type Profile = {
  first_name: string;
  last_name: string;
  bio: string;
  phone: string;
  location: string;
  /** IANA name. It decides when the reader's day begins. */
  timezone: string;
};
export type ProfileField = keyof Profile;

/** In the order of the form: the first one with a problem gets the focus. */
export const profileFields = [
  "first_name",
  "last_name",
  "bio",
  "phone",
  "location",
  "timezone",
] as const satisfies readonly ProfileField[];

/** In characters (`lengthOf`). The bio's limit is shown beside the field; the others only bound what is stored. */
export const profileLimits = {
  first_name: 100,
  last_name: 100,
  bio: 500,
  phone: 40,
  location: 120,
};

/** The problem of a field; keys of the texts in `profile.problems`. */
export type ProfileProblem =
  | "first_name"
  | "last_name"
  | "bio"
  | "tooLong"
  | "unreadable"
  | "timezone";
export type ProfileProblems = Partial<Record<ProfileField, ProfileProblem>>;

/** How many characters a text has; a line break is one, in any convention. */
export const lengthOf = (text: string): number => [...text.replace(/\r\n?/g, "\n")].length;

/** Controls that print nothing, and those that turn the direction of what follows (UAX 9): a name must not hide another. */
const unprinted = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * The fields as they are stored: trimmed, with line breaks as LF, without controls. Other fields are left out.
 */
export function trimProfile(sent: Record<ProfileField, string>): Profile {
  const clean = (name: ProfileField) =>
    sent[name].replace(/\r\n?/g, "\n").replace(unprinted, "").trim();
  return {
    first_name: clean("first_name"),
    last_name: clean("last_name"),
    bio: clean("bio"),
    phone: clean("phone"),
    location: clean("location"),
    timezone: clean("timezone") || "UTC",
  };
}

/**
 * The problems of a profile, for the browser and the server. Only the server checks whether the time zone exists.
 * @param profile as `trimProfile` returns it
 */
export function profileProblems(profile: Profile): ProfileProblems {
  const problems: ProfileProblems = {};
  for (const name of ["first_name", "last_name", "phone", "location"] as const) {
    if (/[\p{Cc}\ufffd]/u.test(profile[name])) problems[name] = "unreadable";
    if (lengthOf(profile[name]) > profileLimits[name]) problems[name] = "tooLong";
  }
  if (/[^\P{Cc}\n\t]|\ufffd/u.test(profile.bio)) problems.bio = "unreadable";
  if (lengthOf(profile.bio) > profileLimits.bio) problems.bio = "bio";
  if (!profile.first_name) problems.first_name = "first_name";
  if (!profile.last_name) problems.last_name = "last_name";
  return problems;
}
