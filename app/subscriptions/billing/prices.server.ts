import { type Currency, currencies, lookupKeyOf, type Offer, offers } from "../plans.ts";
import type { Provider } from "./provider.server.ts";

// The provider's price ids by our lookup keys. They change only by `npm run billing -- setup`, so each process caches
// them for ten minutes.

const cacheMs = 600_000;
type CachedPrices = { at: number; ids: Map<string, string> };
const cache = new WeakMap<Provider, Promise<CachedPrices>>();

async function fetchPrices(provider: Provider): Promise<CachedPrices> {
  const ids = new Map<string, string>();
  // The provider takes ten keys in a request; a currency has six.
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

async function cachedPrices(provider: Provider): Promise<Map<string, string>> {
  const record = await cache.get(provider)?.catch(() => null);
  const complete = record && record.ids.size === offers.length;
  if (complete && performance.now() - record.at < cacheMs) return record.ids;
  const reading = fetchPrices(provider);
  cache.set(provider, reading);
  return (await reading).ids;
}

/** The lookup keys by price id. */
export const lookupKeysByPrice = async (provider: Provider): Promise<Map<string, string>> =>
  new Map([...(await cachedPrices(provider))].map(([key, id]) => [id, key]));

/** The provider's id of an offer's price; null where it is not set up. */
export const priceIdOf = async (provider: Provider, offer: Offer): Promise<string | null> =>
  (await cachedPrices(provider)).get(lookupKeyOf(offer)) ?? null;

/** Empties the cache after prices have changed. */
export const clearPriceCache = (provider: Provider): void => void cache.delete(provider);
