// Checks objects and answers against the schemas of the pinned API version (schemas.txt). Fields that the API does not
// have are errors.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv, type ValidateFunction } from "ajv";

type Schema = Record<string, unknown>;

/** Reads the notation of schemas.txt: `{a:string b?:@c|null}`, `[T]`, `map<T>`, `(x y null)`, `'constant'`. */
function readType(text: string): Schema {
  let at = 0;
  const wrong = () => new Error(`Cannot read ${text.slice(at, at + 40)}`);
  const eat = (token: string) => {
    if (!text.startsWith(token, at)) return false;
    at += token.length;
    return true;
  };
  const expect = (token: string) => {
    if (!eat(token)) throw wrong();
  };
  const word = () => {
    const found = /^[\w.]+/.exec(text.slice(at))?.[0];
    if (!found) throw wrong();
    at += found.length;
    return found;
  };

  function one(): Schema {
    if (eat("@")) return { $ref: `#/$defs/${word()}` };
    if (eat("[")) {
      const items = either();
      expect("]");
      return { type: "array", items };
    }
    if (eat("map<")) {
      const additionalProperties = either();
      expect(">");
      return { type: "object", additionalProperties };
    }
    if (eat("(")) {
      const end = text.indexOf(")", at);
      const names = text.slice(at, end).split(" ");
      at = end + 1;
      return { enum: names.map((n) => (n === "null" ? null : n === "''" ? "" : n)) };
    }
    if (eat("'")) {
      const end = text.indexOf("'", at);
      const value = text.slice(at, end);
      at = end + 1;
      return { const: value };
    }
    if (eat("{")) return fields();
    const name = word();
    if (name === "any") return {};
    return name === "true" || name === "false" ? { const: name === "true" } : { type: name };
  }

  function fields(): Schema {
    const properties: Schema = {};
    const required: string[] = [];
    while (!eat("}")) {
      const name = word();
      if (!eat("?")) required.push(name);
      expect(":");
      properties[name] = either();
      eat(" ");
    }
    return { type: "object", properties, required, additionalProperties: false };
  }

  function either(): Schema {
    const all = [one()];
    while (eat("|")) all.push(one());
    return all.length === 1 ? (all[0] ?? {}) : { anyOf: all };
  }

  const schema = either();
  if (at !== text.length) throw wrong();
  return schema;
}

const entries = readFileSync(join(import.meta.dirname, "schemas.txt"), "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => {
    const cut = line.indexOf(" = ");
    return { name: line.slice(0, cut), schema: readType(line.slice(cut + 3)) };
  });
const isAnswer = (name: string) => name.includes(" ");
const $defs = Object.fromEntries(
  entries.filter((e) => !isAnswer(e.name)).map((e) => [e.name, e.schema]),
);
const answers = entries
  .filter((e) => isAnswer(e.name))
  .map((e, i) => {
    const [method, path = ""] = e.name.split(" ");
    return {
      ...e,
      method,
      key: `answer${i}`,
      path: new RegExp(`^${path.replace(":id", "[^/]+")}$`),
    };
  });

// One document for all references, so that no definition is compiled twice.
const ajv = new Ajv({ strict: false, inlineRefs: false });
ajv.addSchema({
  $id: "stripe",
  $defs: { ...$defs, ...Object.fromEntries(answers.map((a) => [a.key, a.schema])) },
});
const compiled = new Map<string, ValidateFunction>();
function mistakes(name: string, key: string, value: unknown): string[] {
  const validate = compiled.get(key) ?? ajv.compile({ $ref: `stripe#/$defs/${key}` });
  compiled.set(key, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    (e) => `${name}: ${e.instancePath} ${e.message} ${JSON.stringify(e.params)}`,
  );
}

/** The errors of an object of this kind. */
export function checkObject(kind: string, value: unknown): string[] {
  return kind in $defs ? mistakes(kind, kind, value) : [`There is no kind ${kind}.`];
}

/** The errors of the answer to a request. */
export function checkAnswer(
  method: string,
  path: string,
  status: number,
  value: unknown,
): string[] {
  if (status !== 200) return checkObject("error", value);
  const answer = answers.find((a) => a.method === method && a.path.test(path));
  return answer
    ? mistakes(answer.name, answer.key, value)
    : [`${method} ${path} is not in schemas.txt.`];
}

// Compiled before the first test, so that its time does not count for any of them.
for (const kind of Object.keys($defs)) if (!/^s\d+$/.test(kind)) checkObject(kind, {});
