import { expect, it } from "vitest";
import { isUnavailable } from "./unavailable.ts";

const error = (more: object, message = "") => Object.assign(new Error(message), more);

it("knows a database that is away from a fault of our own", () => {
  for (const away of [
    error({ code: "ECONNREFUSED" }),
    error({ code: "ENOENT", syscall: "connect" }),
    error({ code: "57P01" }),
    error({ code: "53100" }),
    error({}, "Connection terminated unexpectedly"),
    error({}, "timeout exceeded when trying to connect"),
    new AggregateError([error({ code: "ECONNREFUSED" })]),
    new Error("not rendered", { cause: error({ code: "08006" }) }),
  ])
    expect(isUnavailable(away), String(away)).toBe(true);
  for (const fault of [
    error({ code: "ENOENT", syscall: "open" }),
    error({ code: "42P01" }),
    new TypeError("x is undefined"),
    null,
    undefined,
    "ECONNREFUSED",
  ])
    expect(isUnavailable(fault), String(fault)).toBe(false);
});
