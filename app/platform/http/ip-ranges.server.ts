import { lookup as resolve } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { Agent, buildConnector } from "undici";

// Special-purpose ranges of the IANA registries (RFC 6890 and its updates).
const nonPublic4 = new BlockList();
for (const range of [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
])
  add(nonPublic4, range, "ipv4");

// Global unicast is 2000::/3. Nothing outside is public, nor are these parts of it: protocol
// assignments with Teredo, documentation, and 6to4, which carries an IPv4 address of anyone's choice.
const globalUnicast6 = new BlockList();
add(globalUnicast6, "2000::/3", "ipv6");
const nonPublic6 = new BlockList();
for (const range of ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"])
  add(nonPublic6, range, "ipv6");

function add(list: BlockList, range: string, type: "ipv4" | "ipv6") {
  const [network = "", bits] = range.split("/");
  list.addSubnet(network, Number(bits), type);
}

/**
 * Whether the server may connect to `ip` for a URL from outside. Public is what the IANA special-purpose
 * registries leave: no private, loopback, link-local, unique-local, shared (CGNAT),
 * multicast, documentation or translated (IPv4-mapped, NAT64, 6to4) address. Anything that is not a plain
 * IP address, with a zone for instance, is not public either.
 */
export function isPublicIp(ip: string): boolean {
  if (ip.includes("%")) return false;
  switch (isIP(ip)) {
    case 4:
      return !nonPublic4.check(ip, "ipv4");
    case 6:
      return globalUnicast6.check(ip, "ipv6") && !nonPublic6.check(ip, "ipv6");
    default:
      return false;
  }
}

/** The `code` of the error, or of its `cause`, when a connection was not attempted because its IP address is not public. */
export const nonPublicIpCode = "EADDRESSREFUSED";

const nonPublicIpError = (host: string, ip: string): NodeJS.ErrnoException =>
  Object.assign(
    new Error(host === ip ? `${ip} is not a public address` : `${host} leads to ${ip}, not public`),
    { code: nonPublicIpCode },
  );

/** Resolves names as the system does, and fails unless every address of a name is public. */
export const guardedLookup =
  (names: typeof resolve = resolve): LookupFunction =>
  (host, options, done) => {
    names(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, "");
      const bad = addresses.find((a) => !isPublicIp(a.address));
      if (bad) return done(nonPublicIpError(host, bad.address), "");
      const first = addresses[0];
      if (!first)
        return done(Object.assign(new Error(`${host} has no address`), { code: "ENOTFOUND" }), "");
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };

/**
 * An undici dispatcher for URLs from outside. It checks the very address that a socket is about to connect to, so
 * that a name which resolves differently the second time gains nothing.
 *
 * @param allowPrivate for tests: any address will do
 * @param connectTimeout milliseconds for name, TCP and TLS together
 */
export function guardedDispatcher(
  options: { allowPrivate?: boolean; connectTimeout?: number; lookup?: typeof resolve } = {},
): Agent {
  const { allowPrivate = false, connectTimeout = 5_000 } = options;
  const names = options.lookup ?? resolve;
  const connect = buildConnector({
    timeout: connectTimeout,
    allowH2: false,
    // undici hands every option on to net.connect; its type knows only some of them.
    ...({ lookup: allowPrivate ? names : guardedLookup(names) } as object),
  });
  return new Agent({
    connections: 2,
    pipelining: 1,
    keepAliveTimeout: 2_000,
    keepAliveMaxTimeout: 2_000,
    maxHeaderSize: 32_768,
    connect(to, done) {
      const host = to.hostname.replace(/^\[|\]$/g, "");
      // A literal address never reaches the lookup.
      if (!allowPrivate && isIP(host) !== 0 && !isPublicIp(host))
        return done(nonPublicIpError(host, host), null);
      connect(to, done);
    },
  });
}
