import { useState } from "react";
import { keepsData, setKeepsData } from "../../../client/kept-session.ts";
import { request } from "../../../client/request.ts";
import type { Door } from "./last-door.ts";
import { t } from "../../../ui/translate.ts";
import { AttemptFailure, useWait } from "./attempt-failure.tsx";
import { enter } from "./enter.ts";
import { forgetLink } from "./link.ts";
import { LinkFailed, LinkGone } from "./link-states.tsx";
import { SecondStep } from "./second-step.tsx";
import { SharedComputer } from "./shared-computer.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useSubmit } from "./submit.ts";
import { isGone, useLink } from "./use-link.ts";

type Props = { door: Door; token: string };

/** What a link to sign in by opens. It is used by a press, not by opening it: programs that look into mails open links, too. */
export default function LinkSignIn({ door, token }: Props) {
  const link = useLink<{ email: string }>({ purpose: "sign_in", token });
  const [needsCode, setNeedsCode] = useState(false);
  if (needsCode) return <SecondStep onDone={() => enter(door)} onBack={() => location.reload()} />;
  if (link.state === "loading") return null;
  if (link.state === "gone") return <LinkGone door={door} />;
  if (link.state === "failed") return <LinkFailed error={link.error} again={link.again} />;
  return <Form door={door} token={token} email={link.about.email} onCode={() => setNeedsCode(true)} />;
}

function Form({ door, token, email, onCode }: Props & { email: string; onCode: () => void }) {
  const [isShared, setShared] = useState(!keepsData());
  const { busy, failure, submit } = useSubmit(async () => {
    setKeepsData(!isShared);
    const answer = await request<{ needs_code?: boolean }>("POST", "/api/sign-in/link", { body: { token } });
    forgetLink();
    if (answer.needs_code) onCode();
    else enter(door);
  });
  const wait = useWait(failure);
  if (isGone(failure?.error)) return <LinkGone door={door} />;
  return (
    <>
      <h1 className="text-page font-semibold">{t("Client sign-in")}</h1>
      <p className="mt-1 text-form break-words text-ink-2">{t("You sign in as {{email}}.", { email })}</p>
      <form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-3">
        {failure && <AttemptFailure key={failure.number} error={failure.error} wait={wait} labels={{}} />}
        <SharedComputer isShared={isShared} onChange={setShared} />
        <SubmitButton busy={busy} wait={wait}>
          {t("Sign in")}
        </SubmitButton>
      </form>
    </>
  );
}
