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

/** Tells of an entity's columns whether the person's role may change them at all; whether this record, its `can` says. */
export function useChangeable(entity: string): (column: string) => boolean {
  const columns = useSession().narrowed?.[entity];
  return (column) => !columns || columns.includes(column.split(".")[0] ?? "");
}
