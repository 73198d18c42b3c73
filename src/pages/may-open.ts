import type { SignedIn } from "../client/session.ts";

/** Whether this person may open a path; one's own settings are open to everybody. */
export function mayOpen({ pages }: SignedIn, path: string): boolean {
  return path === "/security" || pages.includes(path);
}
