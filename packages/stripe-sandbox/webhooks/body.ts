// Reads JSON bodies of the control endpoints. A field of the wrong type throws a TypeError with its name.

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export type Body = ReturnType<typeof readBody>;

export function readBody(json: unknown) {
  const fields = isRecord(json) ? json : {};
  const wrong = (name: string, what: string): never => {
    throw new TypeError(`${name} must be ${what}.`);
  };
  return {
    text: (name: string): string | undefined => {
      const value = fields[name];
      return value === undefined || typeof value === "string" ? value : wrong(name, "a text");
    },
    number: (name: string): number | undefined => {
      const value = fields[name];
      return value === undefined || (typeof value === "number" && value >= 0)
        ? value
        : wrong(name, "a number that is not negative");
    },
    numbers: (name: string): number[] | undefined => {
      const value = fields[name];
      if (value === undefined) return undefined;
      return Array.isArray(value) && value.every((v): v is number => typeof v === "number")
        ? value
        : wrong(name, "a list of numbers");
    },
    flag: (name: string): boolean | undefined => {
      const value = fields[name];
      return value === undefined || typeof value === "boolean"
        ? value
        : wrong(name, "true or false");
    },
    oneOf: <const T extends string>(name: string, values: readonly T[]): T | undefined => {
      const value = fields[name];
      if (value === undefined) return undefined;
      return values.find((v) => v === value) ?? wrong(name, `one of ${values.join(", ")}`);
    },
    object: (name: string): Record<string, unknown> | undefined => {
      const value = fields[name];
      return value === undefined || isRecord(value) ? value : wrong(name, "an object");
    },
    /** Only the fields that were sent. */
    some: <T extends Record<string, unknown>>(all: T) =>
      Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as {
        [K in keyof T]?: Exclude<T[K], undefined>;
      },
  };
}
