/** Whether a passkey can be used: by this browser, and under this address. A passkey belongs to a name (WebAuthn, section 5.1.2), so an address in numbers has none. */
export const passkeysHere = (): boolean =>
  "PublicKeyCredential" in window && !/^[\d.]+$|^\[/.test(location.hostname);
