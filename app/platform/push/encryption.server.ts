// Messages for browsers, encrypted so that the push service between cannot read them (RFC 8291 over RFC 8188).
import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";

/** The keys of a browser's subscription, in base64url: its public key on P-256, and a shared secret. */
export type ReceiverKeys = { p256dh: string; auth: string };

/** The whole message is one record (RFC 8291, 4), and push services take 4,096 bytes of body (RFC 8030, 7.2). */
const recordSize = 4_096;
const headerSize = 86;
const tagSize = 16;
/** The longest text that fits, with the delimiter of its padding. */
export const longestMessage = recordSize - headerSize - tagSize - 1;
/** Texts are padded to multiples of this, so that the length of a message says little about it. */
const paddedTo = 256;

/** Whether a browser's keys can be used: an uncompressed point on the curve, and 16 bytes. */
export function areReceiverKeys({ p256dh, auth }: ReceiverKeys): boolean {
  const secret = bytesOf(auth);
  const point = bytesOf(p256dh);
  if (secret?.length !== 16 || point?.length !== 65 || point[0] !== 4) return false;
  try {
    const probe = createECDH("prime256v1");
    probe.generateKeys();
    probe.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}

/** The bytes of a base64url text; null for any other text. */
export function bytesOf(text: string): Buffer | null {
  return /^[\w-]*={0,2}$/.test(text) ? Buffer.from(text, "base64url") : null;
}

/**
 * Encrypts a message as `aes128gcm` for one browser.
 * @param chosen for the test vectors of the RFC: fixed values instead of random ones, and no padding
 * @returns the body of the request
 * @throws {RangeError} for a text longer than `longestMessage`
 */
export function encryptMessage(
  text: string,
  to: ReceiverKeys,
  chosen?: { salt: Buffer; privateKey: Buffer },
): Buffer {
  const plain = Buffer.from(text);
  if (plain.length > longestMessage)
    throw new RangeError(`a push message of ${plain.length} bytes is too long`);
  const sender = createECDH("prime256v1");
  if (chosen) sender.setPrivateKey(chosen.privateKey);
  else sender.generateKeys();
  const salt = chosen?.salt ?? randomBytes(16);
  const { key, nonce } = contentKeys(sender, to, salt);
  // The delimiter 2 says that no other record follows; zeros after it are padding (RFC 8188, 2).
  const whole = Math.ceil((plain.length + 1) / paddedTo) * paddedTo;
  const length = chosen ? plain.length + 1 : Math.min(whole, longestMessage + 1);
  const padded = Buffer.alloc(length);
  plain.copy(padded);
  padded[plain.length] = 2;
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const publicKey = sender.getPublicKey();
  const header = Buffer.alloc(21);
  salt.copy(header);
  header.writeUInt32BE(recordSize, 16);
  header[20] = publicKey.length;
  return Buffer.concat([
    header,
    publicKey,
    cipher.update(padded),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

/** Key and nonce of the message (RFC 8291, 3.4; RFC 8188, 2.2 and 2.3). */
function contentKeys(sender: ECDH, to: ReceiverKeys, salt: Buffer): { key: Buffer; nonce: Buffer } {
  const receiver = Buffer.from(to.p256dh, "base64url");
  const shared = sender.computeSecret(receiver);
  const about = Buffer.concat([Buffer.from("WebPush: info\0"), receiver, sender.getPublicKey()]);
  const secret = derive(shared, Buffer.from(to.auth, "base64url"), about, 32);
  return {
    key: derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16),
    nonce: derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12),
  };
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync("sha256", key, salt, info, length));
