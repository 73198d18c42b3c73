import type { SignedIn } from "../client/session.ts";
import type { AppRoute } from "./app-route.ts";

/** Whether this person may open a path; one's own settings are open to everybody. */
export function mayOpen({ pages }: SignedIn, path: string): boolean {
  return path === "/security" || pages.includes(path);
}

/** Whether a page is there for this person: open to them, and built. Only such a page stands in a menu. */
export function isThere(session: SignedIn, { path, isPlanned }: AppRoute): boolean {
  return !isPlanned && mayOpen(session, path);
}
