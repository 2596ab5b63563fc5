import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

// 32 MB and about 50 ms a hash. Each hash names its parameters, so that they can be raised later.
const cost = { N: 16_384, r: 16, p: 1 };
const length = 64;

const derive = (password: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> =>
  new Promise((done, fail) =>
    scrypt(password, salt, length, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? fail(error) : done(key),
    ),
  );

/**
 * A password's hash as it is stored: scrypt (RFC 7914) with a random salt. The password is neither trimmed nor
 * normalised nor cut (OWASP ASVS 5.0, 6.2.8).
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64"), key.toString("base64")].join(
    "$",
  );
}

export async function matchesPassword(stored: string, password: string): Promise<boolean> {
  const [kind, N, r, p, salt = "", key = ""] = stored.split("$");
  if (kind !== "scrypt") throw new Error("a password has an unknown kind of hash");
  const expected = Buffer.from(key, "base64");
  const actual = await derive(password, Buffer.from(salt, "base64"), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
