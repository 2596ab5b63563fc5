import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

// 32 MB and about 50 ms a hash. The parameters stand in each hash, so that they may rise.
const cost = { N: 16_384, r: 16, p: 1 };
const length = 64;

const derive = (password: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> =>
  new Promise((done, fail) =>
    scrypt(password, salt, length, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? fail(error) : done(key),
    ),
  );

/**
 * A password as it is kept: scrypt (RFC 7914) with a salt of its own. The password counts as it was typed,
 * every character of it (OWASP ASVS 5.0, 6.2.8).
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64"), key.toString("base64")].join(
    "$",
  );
}

export async function matchesPassword(kept: string, password: string): Promise<boolean> {
  const [kind, N, r, p, salt = "", key = ""] = kept.split("$");
  if (kind !== "scrypt") throw new Error("a password is kept in a way that nobody knows");
  const right = Buffer.from(key, "base64");
  const given = await derive(password, Buffer.from(salt, "base64"), {
    ...{ N: Number(N), r: Number(r), p: Number(p) },
  });
  return given.length === right.length && timingSafeEqual(given, right);
}
