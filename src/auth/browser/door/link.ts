import { readStored, store } from "../../../client/stored.ts";

/** A link for one use that somebody was given, as it stands behind the # of an address. */
export type Link = { purpose: "invitation" | "password" | "sign_in"; token: string };

const key = "tandem.link";
const form = /^#?(invitation|password|sign_in)=([\w-]+)$/;

/** The link that this tab was opened with; it leaves the address at once, and survives a reload of the tab. */
export function takeLink(): Link | null {
  if (form.test(location.hash)) {
    store(key, location.hash, () => sessionStorage);
    history.replaceState(null, "", location.pathname + location.search);
  }
  // A link pasted over this very page changes nothing but what is behind the #.
  addEventListener("hashchange", () => form.test(location.hash) && location.reload());
  const [, purpose, token] = form.exec(readStored(key, () => sessionStorage) ?? "") ?? [];
  const isDoor = location.pathname.startsWith("/auth/");
  return isDoor && purpose && token ? ({ purpose, token } as Link) : null;
}

/** Forgets the link, once it is used or good for nothing. */
export function forgetLink(): void {
  store(key, null, () => sessionStorage);
}
