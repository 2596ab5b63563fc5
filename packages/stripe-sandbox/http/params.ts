// Reads parameters strictly: an unknown one is an error, as at Stripe, so that nothing that the sandbox does not support
// is silently ignored.
import type { Metadata } from "../objects/empty.ts";
import { invalid } from "./errors.ts";
import type { Tree } from "./form.ts";

export type Params = {
  has: (name: string) => boolean;
  /** A text that is not empty. */
  text: (name: string) => string | undefined;
  /** A text; null for an empty value, which clears the field. */
  clearable: (name: string) => string | null | undefined;
  required: (name: string) => string;
  integer: (name: string) => number | undefined;
  boolean: (name: string) => boolean | undefined;
  oneOf: <const T extends string>(name: string, values: readonly T[]) => T | undefined;
  object: (name: string) => Params | undefined;
  /** A list of objects; undefined when it was not sent. */
  objects: (name: string) => Params[] | undefined;
  texts: (name: string) => string[] | undefined;
  /** Metadata merged into the known one: an empty value removes its key, an empty `metadata` all keys. */
  metadata: (name: string, known?: Metadata) => Metadata;
  /** Refuses parameters that were not read. */
  done: () => void;
};

/** Reads `tree`; `path` names it in messages. */
export function readParams(tree: Tree, path = ""): Params {
  const asked = new Set<string>();
  const nested: { done: () => void }[] = [];
  const named = (name: string) => (path ? `${path}[${name}]` : name);
  const raw = (name: string) => {
    asked.add(name);
    return tree.get(name);
  };
  const scalar = (name: string): string | undefined => {
    const value = raw(name);
    if (value instanceof Map)
      return invalid(`Invalid string: ${named(name)}`, { param: named(name) });
    return value;
  };
  const branch = (name: string): Tree | undefined => {
    const value = raw(name);
    if (value === undefined || value === "") return undefined;
    if (!(value instanceof Map))
      return invalid(`Invalid object: ${named(name)}`, { param: named(name) });
    return value;
  };
  const open = (inner: Tree, name: string): Params => {
    const reader = readParams(inner, named(name));
    nested.push(reader);
    return reader;
  };

  return {
    has: (name: string) => tree.has(name),

    text(name: string): string | undefined {
      const value = scalar(name);
      if (value === "")
        return invalid(
          `You passed an empty string for '${named(name)}'. We assume empty values are an attempt to unset a parameter; however '${named(name)}' cannot be unset.`,
          { param: named(name), code: "parameter_invalid_empty" },
        );
      return value;
    },

    clearable(name: string): string | null | undefined {
      const value = scalar(name);
      return value === "" ? null : value;
    },

    required(name: string): string {
      return this.text(name) ?? missingParam(named(name));
    },

    integer(name: string): number | undefined {
      const value = scalar(name);
      if (value === undefined) return undefined;
      if (!/^-?\d{1,15}$/.test(value))
        return invalid(`Invalid integer: ${value}`, {
          param: named(name),
          code: "parameter_invalid_integer",
        });
      return Number(value);
    },

    boolean(name: string): boolean | undefined {
      const value = scalar(name);
      if (value === undefined) return undefined;
      if (value !== "true" && value !== "false")
        return invalid(`Invalid boolean: ${value}`, { param: named(name) });
      return value === "true";
    },

    oneOf<const T extends string>(name: string, values: readonly T[]): T | undefined {
      const value = scalar(name);
      if (value === undefined) return undefined;
      const found = values.find((v) => v === value);
      return (
        found ??
        invalid(`Invalid ${named(name)}: must be one of ${values.join(", ")}`, {
          param: named(name),
        })
      );
    },

    object(name: string): Params | undefined {
      const inner = branch(name);
      return inner && open(inner, name);
    },

    objects(name: string): Params[] | undefined {
      const inner = branch(name);
      return (
        inner &&
        [...inner].map(([key, value]) =>
          value instanceof Map
            ? open(value, `${name}][${key}`)
            : invalid(`Invalid object: ${named(name)}`, { param: named(name) }),
        )
      );
    },

    texts(name: string): string[] | undefined {
      const inner = branch(name);
      return (
        inner &&
        [...inner.values()].map((value) =>
          typeof value === "string"
            ? value
            : invalid(`Invalid array: ${named(name)}`, { param: named(name) }),
        )
      );
    },

    metadata(name: string, known: Metadata = {}): Metadata {
      if (raw(name) === "") return {};
      const merged = new Map(Object.entries(known));
      for (const [key, value] of branch(name) ?? [])
        if (typeof value !== "string" || key.length > 40 || value.length > 500)
          invalid(`Invalid metadata: ${key}`, { param: named(name) });
        else if (value === "") merged.delete(key);
        else merged.set(key, value);
      return Object.fromEntries(merged);
    },

    done(): void {
      for (const name of tree.keys())
        if (!asked.has(name))
          invalid(`Received unknown parameter: ${named(name)}`, {
            param: named(name),
            code: "parameter_unknown",
          });
      for (const reader of nested) reader.done();
    },
  };
}

const missingParam = (name: string): never =>
  invalid(`Missing required param: ${name}.`, { param: name, code: "parameter_missing" });
