import { amountOf, type Currency, currencies, lookupKeyOf, type Offer, offers } from "../plans.ts";
import type { Provider } from "./provider.server.ts";

// The provider's prices by our lookup keys. They change only by `npm run billing -- setup`, so each process caches
// them for ten minutes.

const cacheMs = 600_000;
type Price = { id: string; cents: number | null };
type CachedPrices = { at: number; prices: Map<string, Price> };
const cache = new WeakMap<Provider, Promise<CachedPrices>>();

async function fetchPrices(provider: Provider): Promise<CachedPrices> {
  const prices = new Map<string, Price>();
  // The provider takes ten keys in a request; a currency has six.
  const keysOf = (currency: Currency) =>
    offers.filter((offer) => offer.currency === currency).map(lookupKeyOf);
  for (const currency of currencies)
    for await (const price of provider.prices.list({
      lookup_keys: keysOf(currency),
      active: true,
      limit: 100,
    }))
      if (price.lookup_key)
        prices.set(price.lookup_key, { id: price.id, cents: price.unit_amount });
  return { at: performance.now(), prices };
}

async function cachedPrices(provider: Provider): Promise<Map<string, Price>> {
  const record = await cache.get(provider)?.catch(() => null);
  const complete = record && record.prices.size === offers.length;
  if (complete && performance.now() - record.at < cacheMs) return record.prices;
  const reading = fetchPrices(provider);
  cache.set(provider, reading);
  return (await reading).prices;
}

/** The lookup keys by price id. */
export const lookupKeysByPrice = async (provider: Provider): Promise<Map<string, string>> =>
  new Map([...(await cachedPrices(provider))].map(([key, { id }]) => [id, key]));

/**
 * The provider's id of an offer's price; null where it is not set up, or is another amount than in the price book, which
 * pages show. Another amount is read once more, because the cached one may be from before the setup.
 */
export async function priceIdOf(provider: Provider, offer: Offer): Promise<string | null> {
  const read = async () => (await cachedPrices(provider)).get(lookupKeyOf(offer));
  const isBooked = (price: Price | undefined) => price?.cents === amountOf(offer);
  let price = await read();
  if (price && !isBooked(price)) {
    clearPriceCache(provider);
    price = await read();
  }
  return price && isBooked(price) ? price.id : null;
}

/** Empties the cache after prices have changed. */
export const clearPriceCache = (provider: Provider): void => void cache.delete(provider);
