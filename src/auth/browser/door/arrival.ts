/** How a browser came back from the company's provider, as the server says behind the # of the address: a code is still to be given, the account is nobody's, the invitation was not accepted by it, or it failed. */
export type Arrival = "code" | "unknown" | "not-accepted" | "failed" | null;

/** Reads it, and takes it out of the address. */
export function takeArrival(): Arrival {
  const [, said] = /^#(?:sso=)?(code|unknown|not-accepted|failed)$/.exec(location.hash) ?? [];
  if (said) history.replaceState(null, "", location.pathname + location.search);
  return (said as Arrival | undefined) ?? null;
}
