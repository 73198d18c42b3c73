import { useState } from "react";
import { request } from "../../../client/request.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { t } from "../../../ui/translate.ts";
import { AttemptFailure, useWait } from "./attempt-failure.tsx";
import { fieldErrors, refuseFields } from "./failure-sentence.ts";
import { SubmitButton } from "./submit-button.tsx";
import { useSubmit } from "./submit.ts";

/** What a link is asked for: to sign in by, or to choose a new password. */
export type Asked = "link" | "password";

type Props = { asked: Asked; email: string; onEmail: (email: string) => void; onPassword: () => void };

/** Asks for a link by mail; what is said then is the same for every address. */
export function AskLink({ asked, email, onEmail, onPassword }: Props) {
  const [isSent, setSent] = useState(false);
  return (
    <>
      {isSent ? (
        <Sent asked={asked} email={email} onAgain={() => setSent(false)} />
      ) : (
        <Form asked={asked} email={email} onEmail={onEmail} onSent={() => setSent(true)} />
      )}
      <Button size="large" className="mt-2 w-full" onClick={onPassword}>
        {t("Sign in with a password")}
      </Button>
    </>
  );
}

function Form({ asked, email, onEmail, onSent }: Omit<Props, "onPassword"> & { onSent: () => void }) {
  const { busy, failure, submit } = useSubmit(() => ask(asked, email.trim()).then(onSent));
  const wait = useWait(failure);
  const label = t("E-mail");
  return (
    <form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-3">
      {failure && <AttemptFailure key={failure.number} error={failure.error} wait={wait} labels={{ email: label }} />}
      <TextField
        name="email"
        label={label}
        error={fieldErrors(failure?.error)["email"]}
        type="email"
        autoComplete="username webauthn"
        autoFocus
        value={email}
        onChange={onEmail}
      />
      <SubmitButton busy={busy} wait={wait}>
        {t("Send me a link")}
      </SubmitButton>
    </form>
  );
}

function Sent({ asked, email, onAgain }: { asked: Asked; email: string; onAgain: () => void }) {
  const address = { email: email.trim() };
  return (
    <div role="status" className="mt-5 flex flex-col gap-3 text-form">
      <p>
        {asked === "link"
          ? t(
              "If {{email}} is a client's address here, a link is on its way to it. It works once, for 15 minutes.",
              address,
            )
          : t(
              "If somebody signs in here with {{email}}, a link for a new password is on its way to it. It works once, for one hour.",
              address,
            )}
      </p>
      <p className="text-ink-2">{t("Nothing came? Look among the unwanted mails, or ask again.")}</p>
      <Button size="large" onClick={onAgain}>
        {t("Ask again")}
      </Button>
    </div>
  );
}

async function ask(asked: Asked, email: string): Promise<void> {
  refuseFields(/^\S+@\S+$/.test(email) ? {} : { email: t("Enter your e-mail address.") });
  await request("POST", `/api/sign-in/ask-${asked}`, { body: { email } });
}
