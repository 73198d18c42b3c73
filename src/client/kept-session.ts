import { readStored, store } from "./stored.ts";
import { isSignedIn, type Session, type SignedIn } from "./session.ts";

const key = "tandem.session";
const wish = "tandem.offline";

/** Whether this browser keeps anything for later; on a shared computer it does not. */
export function keepsData(): boolean {
  return readStored(wish) !== "off";
}

/** Lets this browser keep things for later, or not. */
export function setKeepsData(keeps: boolean): void {
  store(wish, keeps ? null : "off");
}

/** Remembers who is signed in here, so that the app opens without the server; null forgets. */
export function keepSession(session: SignedIn | null): void {
  store(key, session && JSON.stringify(session));
}

/** Who was signed in here last and has not left. */
export function keptSession(): SignedIn | null {
  const stored = readStored(key);
  const session = stored === null ? null : (JSON.parse(stored) as Session);
  if (!isSignedIn(session)) return null;
  // An older version knew of no own keys.
  return { ...session, person: { ...session.person, keys: session.person.keys ?? {} } };
}
