import { expect, it } from "vitest";
import { readForm, textOf } from "./form.server.ts";
import { readJson } from "./function-call.server.ts";

const post = (type: string, body: string) =>
  new Request("https://news.example.eu/", {
    method: "POST",
    body,
    headers: { "content-type": type },
  });

it("is another character in a form, since the database knows no NUL", async () => {
  const form = await readForm(post("application/x-www-form-urlencoded", "id=a%00b&name=c"));
  expect([textOf(form, "id"), textOf(form, "name"), textOf(form, "none")]).toEqual([
    "a\ufffdb",
    "c",
    "",
  ]);
});

it("is refused in the JSON of a call", async () => {
  const read = await readJson(post("application/json", '{"id": "a\\u0000b"}'));
  expect("refused" in read && read.refused.status).toBe(400);
  expect(await readJson(post("application/json", '{"id": "a"}'))).toEqual({ value: { id: "a" } });
});
