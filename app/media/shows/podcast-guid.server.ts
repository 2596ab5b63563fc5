import { createHash } from "node:crypto";

/** The namespace of podcasts (Podcasting 2.0, `podcast:guid`). */
const podcasts = "ead4c236-bf58-58c6-a2c6-a6b28d128cb6";

/**
 * The `podcast:guid` of a feed: a UUID of version 5 (RFC 9562) of its address without the scheme and without slashes at
 * its end. @param feed an absolute address
 */
export function podcastGuid(feed: string): string {
  const name = feed.replace(/^[a-z][a-z\d+.-]*:\/\//i, "").replace(/\/+$/, "");
  const bytes = createHash("sha1")
    .update(Buffer.from(podcasts.replaceAll("-", ""), "hex"))
    .update(name)
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join("-");
}
