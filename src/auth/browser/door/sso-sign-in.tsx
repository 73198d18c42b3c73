import { Building2 } from "lucide-react";
import { ApiError } from "../../../client/api-error.ts";
import { setKeepsData } from "../../../client/kept-session.ts";
import { request } from "../../../client/request.ts";
import { rememberDoor } from "./last-door.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { t } from "../../../ui/translate.ts";
import type { Arrival } from "./arrival.ts";
import { AttemptFailure, useWait } from "./attempt-failure.tsx";
import { useSubmit } from "./submit.ts";

type Props = { name: string; isShared: boolean; arrival: Arrival };

/** Sign-in by the account at the company's provider; the browser goes there and comes back. */
export function SsoSignIn({ name, isShared, arrival }: Props) {
  const { busy, failure, submit } = useSubmit(async () => {
    setKeepsData(!isShared);
    const return_to = new URLSearchParams(location.search).get("return_to") ?? undefined;
    const { data } = await request<{ data: { url: string } }>("POST", "/api/sign-in/sso/begin", {
      body: { return_to },
    });
    rememberDoor("employee");
    location.assign(data.url);
  });
  const wait = useWait(failure);
  const message = messageOf(name, failure?.error, failure ? null : arrival);
  return (
    <form onSubmit={submit} className="mt-2 flex flex-col gap-3">
      <Button
        type="submit"
        size="large"
        busy={busy}
        disabledReason={wait > 0 ? t("Wait until the time is over.") : undefined}
      >
        <Building2 aria-hidden />
        {t("Sign in with {{name}}", { name })}
      </Button>
      {message && <ErrorSummary key={failure?.number} message={message} />}
      {failure && !message && <AttemptFailure key={failure.number} error={failure.error} wait={wait} labels={{}} />}
    </form>
  );
}

function messageOf(name: string, error: unknown, arrival: Arrival): string | null {
  if (error instanceof ApiError && error.code === "SERVICE_UNAVAILABLE")
    return t("{{name}} cannot be reached right now. Sign in another way, or try again later.", { name });
  if (arrival === "unknown")
    return t("This account is linked with nobody here. Sign in another way first, and link it in your settings.");
  if (arrival === "not-accepted")
    return t(
      "The invitation was not accepted by {{name}}: the sign-in there failed, or the account is somebody's here already. Open the invitation's link again.",
      { name },
    );
  return arrival === "failed" ? t("The sign-in with {{name}} did not succeed. Try it again.", { name }) : null;
}
