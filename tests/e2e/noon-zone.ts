// Journeys count calendar days (streak, brief, trial). In this time zone it is about noon when the run begins, so that
// no journey meets a midnight on its way, at whatever time it is started. The workers inherit the choice.

const isNoonIn = (timeZone: string) =>
  new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", hourCycle: "h23" }).format() === "12";

process.env.NOON_ZONE ??= Intl.supportedValuesOf("timeZone").find(isNoonIn) ?? "UTC";

/** The time zone of the browsers, and of readers with an account. */
export const noonZone: string = process.env.NOON_ZONE;
