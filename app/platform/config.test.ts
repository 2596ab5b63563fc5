import { expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.server.ts";

const problemsOf = (env: Record<string, string>): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

it("needs nothing", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    baseUrl: "http://127.0.0.1:3000",
    databaseUrl: null,
    stripe: null,
    feeds: true,
    production: false,
  });
});

it("takes an empty value for an unset one", () => {
  expect(readConfig({ DATABASE_URL: " ", PORT: "" }).port).toBe(3000);
});

it("leaves the slash off the base address, and shows an address for every interface", () => {
  expect(readConfig({ BASE_URL: "https://news.example.eu/" }).baseUrl).toBe(
    "https://news.example.eu",
  );
  expect(readConfig({ HOST: "::1", PORT: "8080" }).baseUrl).toBe("http://[::1]:8080");
  expect(readConfig({ HOST: "0.0.0.0" }).baseUrl).toBe("http://127.0.0.1:3000");
});

it.each([
  ["PORT", "70000"],
  ["PORT", "-1"],
  ["BASE_URL", "news.example.eu"],
  ["BASE_URL", "https://news.example.eu/sub"],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["SMTP_URL", "localhost:25"],
  ["SESSION_SECRET", "short"],
  ["TRUST_PROXY", "yes"],
  ["FEEDS", "false"],
  ["FEEDS_ALLOW_PRIVATE", "true"],
  ["PUSH_PRIVATE_KEY", "not-a-key"],
  ["PUSH_PRIVATE_KEY", "A".repeat(43)],
  ["PUSH_ALLOW_PRIVATE", "yes"],
  ["STRIPE_SECRET_KEY", "pk_test_1"],
  ["STRIPE_API_URL", "api.stripe.com"],
  ["BILLING", "on"],
  ["BILLING_GRACE_DAYS", "31"],
  ["SITE_MAILBOX", "nobody"],
  ["SITE_SOCIAL", "mastodon"],
])("names a wrong %s (%j) and says what would be right", (name, value) => {
  const problems = problemsOf({ [name]: value, STRIPE_WEBHOOK_SECRET: "whsec_1" });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name} must`));
});

it("names every mistake at once", () => {
  expect(problemsOf({ PORT: "x", FEEDS: "y" })).toHaveLength(2);
});

it("takes both secrets of payment or none", () => {
  expect(problemsOf({ STRIPE_SECRET_KEY: "sk_live_1" })[0]).toMatch(
    /^STRIPE_WEBHOOK_SECRET is missing/,
  );
  expect(problemsOf({ STRIPE_WEBHOOK_SECRET: "whsec_1" })[0]).toMatch(
    /^STRIPE_SECRET_KEY is missing/,
  );
});

it("wants https in production where readers come from elsewhere", () => {
  const problems = (BASE_URL: string, NODE_ENV = "production") =>
    problemsOf({ BASE_URL, NODE_ENV });
  for (const open of ["http://news.example.eu", "http://10.0.0.4:3000", "http://127.news.example"])
    expect(problems(open)).toEqual([expect.stringMatching(/^BASE_URL must begin with https/)]);
  for (const own of ["http://127.0.0.1:3000", "http://localhost", "http://[::1]:3000"])
    expect(problems(own)).toEqual([]);
  expect(problems("https://news.example.eu")).toEqual([]);
  expect(problems("http://news.example.eu", "development")).toEqual([]);
});

it("rehearses payments without a key, in production only when told to", () => {
  expect(readConfig({})).toMatchObject({ rehearsal: true, graceDays: 7 });
  expect(readConfig({ BILLING: "off" }).rehearsal).toBe(false);
  const production = { NODE_ENV: "production" };
  expect(readConfig(production)).toMatchObject({ production: true, rehearsal: false });
  expect(readConfig({ ...production, BILLING: "rehearse" }).rehearsal).toBe(true);
  const keys = { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
  expect(problemsOf({ ...keys, BILLING: "rehearse" })[0]).toMatch(/^BILLING must be unset/);
  expect(readConfig(keys).stripe?.pageOrigins).toContain("https://checkout.stripe.com");
});
