import { createContext, useContext } from "react";
import type { SignedIn } from "./session.ts";

/** Holds the session for everything under the app's frame. */
export const SessionContext = createContext<SignedIn | null>(null);

/** The signed-in session; only under the app's frame. */
export function useSession(): SignedIn {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession outside of the app's frame");
  return session;
}

/** The session, or null on the pages that anybody may open. */
export function useSessionIfAny(): SignedIn | null {
  return useContext(SessionContext);
}
