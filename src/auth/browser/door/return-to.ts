import { lastDoor } from "./last-door.ts";

/** Where to go after sign-in: the `return_to` of the address if it is a path of ours. */
export function returnTo(search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get("return_to");
  return wanted && isOwnPath(wanted, origin) ? wanted : "/dashboard";
}

let leaving = false;

/** Goes to the sign-in page used last here, and back to this page after it; once, however many find the session gone. */
export function goToSignIn(): void {
  if (leaving) return;
  leaving = true;
  // The browser may bring this page back as it was.
  setTimeout(() => (leaving = false), 5000);
  const here = location.pathname + location.search;
  location.assign(`/auth/${lastDoor() ?? "employee"}?return_to=${encodeURIComponent(here)}`);
}

/** Says that this page goes elsewhere by itself when the session ends; answers how to take that back. */
export function leaveOtherwise(): () => void {
  leaving = true;
  return () => (leaving = false);
}

/** One slash first and the same origin once parsed, which stops `//evil` and `/\evil`. */
function isOwnPath(wanted: string, origin: string): boolean {
  if (!/^\/(?![/\\])/.test(wanted)) return false;
  return URL.canParse(wanted, origin) && new URL(wanted, origin).origin === origin;
}
