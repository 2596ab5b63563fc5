/** What a reader says of themselves; the names are the specification's (section 3, profiles). */
export type Profile = {
  first_name: string;
  last_name: string;
  bio: string;
  phone: string;
  location: string;
  /** IANA name; the reader's days begin by it (decision 13). */
  timezone: string;
};
export type ProfileField = keyof Profile;

/** In the order in which the form shows them: the first one that is wrong gets the focus. */
export const profileFields = [
  ...(["first_name", "last_name", "bio", "phone", "location", "timezone"] as const),
] as const satisfies readonly ProfileField[];

/** In characters as people count them. The bio's is the specification's (section 9), the others are bounds. */
export const profileLimits = {
  first_name: 100,
  last_name: 100,
  bio: 500,
  phone: 40,
  location: 120,
};

/** What is wrong with a field: keys of the texts in `profile.problems`. */
export type ProfileProblem =
  | "first_name"
  | "last_name"
  | "bio"
  | "tooLong"
  | "unreadable"
  | "timezone";
export type ProfileProblems = Partial<Record<ProfileField, ProfileProblem>>;

/** How many characters a text has, however its lines end. */
export const lengthOf = (text: string): number => [...text.replace(/\r\n?/g, "\n")].length;

/** Fields as they are stored: trimmed, lines ended as on the web. Whatever else was sent is left out. */
export function trimmed(sent: Record<ProfileField, string>): Profile {
  const clean = (name: ProfileField) => sent[name].replace(/\r\n?/g, "\n").trim();
  return {
    ...{ first_name: clean("first_name"), last_name: clean("last_name"), bio: clean("bio") },
    ...{ phone: clean("phone"), location: clean("location") },
    timezone: clean("timezone") || "UTC",
  };
}

/**
 * What the profile form says to these values, in the browser as on the server (specification, section 5).
 * Whether a time zone exists only the server knows.
 * @param profile as `trimmed` gives it
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
