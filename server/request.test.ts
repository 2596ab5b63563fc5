import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { networkOf } from "#platform/http/client-address.server.ts";
import { clientAddress } from "./request.ts";

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded ? { "x-forwarded-for": forwarded } : {},
  }) as unknown as IncomingMessage;

it("reads the address of a client without the zone of a link-local one", () => {
  expect(clientAddress(from("fe80::1%eth0"), 0)).toBe("fe80::1");
  expect(clientAddress(from("127.0.0.1", "[fe80::1%25eth0]:443"), 1)).toBe("fe80::1");
  expect(clientAddress(from("127.0.0.1", "198.51.100.7:1234"), 1)).toBe("198.51.100.7");
  expect(networkOf(clientAddress(from("fe80::1%eth0"), 0))).toBe("fe80:0:0:0");
});
