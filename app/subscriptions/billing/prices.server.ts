import { type Currency, currencies, lookupKeyOf, type Offer, offers } from "../plans.ts";
import type { Provider } from "./provider.server.ts";

// The prices of the book as the provider has them: its ids by our keys. They change once in a year, with
// `npm run billing -- setup`, and are read anew by every process every ten minutes.

const keepMs = 600_000;
type Known = { at: number; ids: Map<string, string> };
const known = new WeakMap<Provider, Promise<Known>>();

async function read(provider: Provider): Promise<Known> {
  const ids = new Map<string, string>();
  // The provider takes ten keys at once; a currency has six.
  const keysOf = (currency: Currency) =>
    offers.filter((offer) => offer.currency === currency).map(lookupKeyOf);
  for (const currency of currencies)
    for await (const price of provider.prices.list({
      lookup_keys: keysOf(currency),
      active: true,
      limit: 100,
    }))
      if (price.lookup_key) ids.set(price.lookup_key, price.id);
  return { at: performance.now(), ids };
}

async function prices(provider: Provider): Promise<Map<string, string>> {
  const kept = await known.get(provider)?.catch(() => null);
  const complete = kept && kept.ids.size === offers.length;
  if (complete && performance.now() - kept.at < keepMs) return kept.ids;
  const reading = read(provider);
  known.set(provider, reading);
  return (await reading).ids;
}

/** The offers' keys by the ids of prices. */
export const priceKeys = async (provider: Provider): Promise<Map<string, string>> =>
  new Map([...(await prices(provider))].map(([key, id]) => [id, key]));

/** The provider's id of an offer's price; null where it was never set up. */
export const priceIdOf = async (provider: Provider, offer: Offer): Promise<string | null> =>
  (await prices(provider)).get(lookupKeyOf(offer)) ?? null;

/** Reads the prices anew next time, as after a change of them. */
export const forgetPrices = (provider: Provider): void => void known.delete(provider);
