import { signWithPasskey } from "../../../client/passkey.ts";
import { request } from "../../../client/request.ts";
import type { Door } from "./last-door.ts";
import { whenAttempted } from "./attempts.ts";

// What a passkey signs is good for five minutes.
const renew_ms = 4 * 60_000;
// A browser that ends an offer sooner takes none.
const least_ms = 2000;
const most_refused = 3;

/**
 * Has the browser offer passkeys in the field for the address, where it can. The offer is taken back while somebody signs
 * in another way, and made again when that has failed; it ends with the page, or once it has let somebody in.
 */
export async function offerPasskeys(
  door: Door,
  gone: AbortSignal,
  present: (response: object) => Promise<boolean>,
): Promise<void> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
  let refused = 0;
  while (refused < most_refused) {
    await whenAttempted(false);
    const [begun, round] = [Date.now(), new AbortController()];
    const end = () => round.abort();
    void whenAttempted(true).then(end);
    gone.addEventListener("abort", end);
    const timer = setTimeout(end, renew_ms);
    const response = await sign(door, round.signal);
    clearTimeout(timer);
    if (gone.aborted || (!response && !round.signal.aborted && Date.now() - begun < least_ms)) return;
    if (response && (await present(response))) return;
    if (response) refused++;
  }
}

async function sign(door: Door, signal: AbortSignal): Promise<object | null> {
  try {
    const { data } = await request<{ data: PublicKeyCredentialRequestOptionsJSON }>(
      "POST",
      "/api/sign-in/passkey/offer",
      { body: { door }, signal },
    );
    return await signWithPasskey(data, { mediation: "conditional", signal });
  } catch {
    // Nobody has asked for it: what is wrong they hear of when they sign in.
    return null;
  }
}
