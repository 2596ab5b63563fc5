import { dropEnded, readKept } from "./kept-store.ts";

/**
 * On the page that the service worker keeps: makes it the page of the reader for whom this device keeps something, as the
 * server does with other pages, so that what is saved, liked and done goes to their account once there is a connection.
 * It grants nothing; the server looks at the session.
 */
export async function enterKept(): Promise<void> {
  const found = await readKept();
  const kept = found && (await dropEnded(found, new Date()));
  if (kept?.account) document.documentElement.dataset.account = JSON.stringify(kept.account);
}
