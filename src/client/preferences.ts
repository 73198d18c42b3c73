import { request } from "./request.ts";
import type { Person } from "./session.ts";
import { store } from "./stored.ts";

/** How the app looks and speaks to a person, on whatever device. */
export type Preferences = Pick<
  Person,
  | "language"
  | "locale"
  | "time_zone"
  | "theme"
  | "single_keys"
  | "keys"
  | "pinned_views"
  | "default_views"
  | "home_dashboard"
>;

/** Under which names this device keeps what it shows before it knows who is there; public/boot.js reads the first two. */
export const kept_as = { language: "tandem.language", theme: "tandem.theme", single_keys: "tandem.keys" };

/** Makes this device look and speak as the person wants it, for the next page and for when nobody is signed in. */
export function adoptPreferences({ language, theme, single_keys }: Person): void {
  store(kept_as.language, language);
  store(kept_as.theme, theme);
  store(kept_as.single_keys, single_keys ? null : "off");
}

/** Keeps a choice for the person who is signed in. Throws ApiError. */
export function keepPreferences(change: Partial<Preferences>): Promise<unknown> {
  return request("POST", "/api/account/settings", { body: change });
}
