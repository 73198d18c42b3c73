/** Whether this browser makes and uses passkeys, and writes them as the server reads them. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === "function" && "parseRequestOptionsFromJSON" in PublicKeyCredential;
}

/** Has a passkey of this device sign what the server asks; null when none did, since it was cancelled or there is none. */
export async function signWithPasskey(
  asked: PublicKeyCredentialRequestOptionsJSON,
  how: Pick<CredentialRequestOptions, "mediation" | "signal"> = {},
): Promise<object | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked);
  return written(navigator.credentials.get({ publicKey, ...how }));
}

/** Makes a passkey on this device as the server asks; null when none was made. */
export async function makePasskey(asked: PublicKeyCredentialCreationOptionsJSON): Promise<object | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked);
  return written(navigator.credentials.create({ publicKey }));
}

async function written(credential: Promise<Credential | null>): Promise<object | null> {
  try {
    return ((await credential) as PublicKeyCredential | null)?.toJSON() ?? null;
  } catch (error) {
    // Browsers tell neither a cancelled one nor one that is not there apart, nor should they.
    if (error instanceof DOMException) return null;
    throw error;
  }
}
