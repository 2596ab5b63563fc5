// The browser's dialogue about passkeys (WebAuthn Level 3), between two calls of the server.

const ask = (body: object): Promise<Response> =>
  fetch("/functions/passkey", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

/** `canceled`: by the person, or by a browser that has none for this site. */
export type PasskeySignInResult = "in" | "refused" | "canceled";

export async function signInByPasskey(): Promise<PasskeySignInResult> {
  const begun = await ask({ do: "begin-sign-in" }).catch(() => null);
  if (!begun?.ok) return "refused";
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await begun.json());
  const credential = await navigator.credentials.get({ publicKey }).catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) return "canceled";
  const entered = await ask({ do: "sign-in", response: credential.toJSON() }).catch(() => null);
  return entered?.ok ? "in" : "refused";
}

export type AddPasskeyResult = "added" | "wrongPassword" | "limited" | "refused";

export async function addPasskey(password: string, name: string): Promise<AddPasskeyResult> {
  const begun = await ask({ do: "begin", password }).catch(() => null);
  if (begun?.status === 403) return "wrongPassword";
  if (begun?.status === 429) return "limited";
  if (!begun?.ok) return "refused";
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await begun.json());
  const credential = await navigator.credentials.create({ publicKey }).catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) return "refused";
  const added = await ask({ do: "add", name, response: credential.toJSON() }).catch(() => null);
  return added?.ok ? "added" : "refused";
}
