// As much of PostgreSQL's frontend/backend protocol, version 3, as `database-socket.ts` needs to tell turns apart
// (PostgreSQL documentation, 55.7 "Message Formats").

const sslRequest = 80877103;
const gssRequest = 80877104;
const cancelRequest = 80877102;

/** What a client sends before its first typed message. */
export type Opening = "encrypt" | "cancel" | "startup";

export const openingKind = (packet: Buffer): Opening => {
  const code = packet.readInt32BE(4);
  if (code === sslRequest || code === gssRequest) return "encrypt";
  return code === cancelRequest ? "cancel" : "startup";
};

/** Splits a stream of bytes into messages. Messages have no type byte until `typed` is called. */
export function openMessageReader(limit: number): {
  push(bytes: Buffer): void;
  /** The next whole message; null until more bytes come. Throws when one is longer than `limit`. */
  next(): Buffer | null;
  typed(): void;
} {
  let rest: Buffer = Buffer.alloc(0);
  let offset = 0;
  return {
    push: (bytes) => {
      rest = rest.length ? Buffer.concat([rest, bytes]) : bytes;
    },
    next: () => {
      if (rest.length < offset + 4) return null;
      const length = rest.readUInt32BE(offset) + offset;
      if (length > limit || length < offset + 4) throw new Error("a message is too long");
      if (rest.length < length) return null;
      const message = rest.subarray(0, length);
      rest = rest.subarray(length);
      return message;
    },
    typed: () => {
      offset = 1;
    },
  };
}

const typeOf = (message: Uint8Array) => String.fromCharCode(message[0] ?? 0);

/** Whether the database may answer after this message: a query, Sync, Flush, or copied data's end. */
export const expectsResponse = (message: Uint8Array): boolean =>
  "QSHcdfF".includes(typeOf(message));
export const isTerminate = (message: Uint8Array): boolean => typeOf(message) === "X";

/** Reads the transaction state from ReadyForQuery, at the end of the database's responses. */
export function watchTransactionState(): { read(data: Uint8Array): void; isIdle(): boolean } {
  let tail: Buffer = Buffer.alloc(0);
  return {
    read: (data) => {
      tail = Buffer.concat([tail, data.subarray(-6)]).subarray(-6);
    },
    // Type "Z", length 5, then "I" for idle, "T" in a transaction, "E" in a failed one.
    isIdle: () => tail.equals(ready),
  };
}
const ready = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/** An error that ends the connection (ErrorResponse). */
export function fatalError(code: string, text: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`);
  const head = Buffer.from([0x45, 0, 0, 0, 0]);
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
