import { KeyRound } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { ApiError } from "../../../client/api-error.ts";
import { setKeepsData } from "../../../client/kept-session.ts";
import { knowsPasskeys, signWithPasskey } from "../../../client/passkey.ts";
import { request } from "../../../client/request.ts";
import type { Door } from "./last-door.ts";
import { Button } from "../../../ui/button.tsx";
import { t } from "../../../ui/translate.ts";
import { AttemptFailure, useWait } from "./attempt-failure.tsx";
import { enter } from "./enter.ts";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { useSubmit } from "./submit.ts";

type Props = { door: Door; isShared: boolean };

class NotUsed extends Error {}

/** Sign-in by a passkey, where the browser knows them; nothing is typed. It is offered in the field for the address, too. */
export function PasskeySignIn({ door, isShared }: Props) {
  const comeIn = async (response: object) => {
    setKeepsData(!isShared);
    await request("POST", "/api/sign-in/passkey", { body: { door, response } });
    enter(door);
  };
  const { busy, failure, submit, attempt } = useSubmit(async () => comeIn(await ask(door)));
  const wait = useWait(failure);
  useOffer(door, (response) => attempt(() => comeIn(response)));
  if (!knowsPasskeys()) return null;
  return (
    <form onSubmit={submit} className="mt-2 flex flex-col gap-3">
      <Button
        type="submit"
        size="large"
        busy={busy}
        disabledReason={wait > 0 ? t("Wait until the time is over.") : undefined}
      >
        <KeyRound aria-hidden />
        {t("Sign in with a passkey")}
      </Button>
      {failure && <Failure key={failure.number} error={failure.error} wait={wait} />}
    </form>
  );
}

function Failure({ error, wait }: { error: unknown; wait: number }) {
  if (error instanceof NotUsed)
    return <ErrorSummary message={t("No passkey was used. It was cancelled, or there is none for Tandem here.")} />;
  if (error instanceof ApiError && error.code === "AUTH_INVALID")
    return <ErrorSummary message={t("This passkey does not open this door.")} />;
  return <AttemptFailure error={error} wait={wait} labels={{}} />;
}

/** Offers passkeys in the field for the address while one types; whoever takes one has it presented. */
function useOffer(door: Door, present: (response: object) => Promise<boolean>): void {
  const onSigned = useEffectEvent(present);
  useEffect(() => {
    if (!knowsPasskeys()) return;
    const gone = new AbortController();
    void import("./passkey-offer.ts")
      .then(({ offerPasskeys }) => offerPasskeys(door, gone.signal, (response) => onSigned(response)))
      .catch(() => undefined);
    return () => gone.abort();
  }, [door]);
}

async function ask(door: Door): Promise<object> {
  const { data } = await request<{ data: PublicKeyCredentialRequestOptionsJSON }>(
    "POST",
    "/api/sign-in/passkey/begin",
    { body: { door } },
  );
  const response = await signWithPasskey(data);
  if (!response) throw new NotUsed();
  return response;
}
