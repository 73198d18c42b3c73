import { useState } from "react";
import { request } from "../../../client/request.ts";
import { type Door, rememberDoor } from "./last-door.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { t } from "../../../ui/translate.ts";
import { AttemptFailure, useWait } from "./attempt-failure.tsx";
import { fieldErrors, refuseFields } from "./failure-sentence.ts";
import { forgetLink } from "./link.ts";
import { LinkFailed, LinkGone } from "./link-states.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useSubmit } from "./submit.ts";
import { isGone, useLink } from "./use-link.ts";

type Props = { door: Door; token: string };

/** What a link for a new password opens. */
export default function NewPassword({ door, token }: Props) {
  const link = useLink<{ email: string }>({ purpose: "password", token });
  if (link.state === "loading") return null;
  if (link.state === "gone") return <LinkGone door={door} />;
  if (link.state === "failed") return <LinkFailed error={link.error} again={link.again} />;
  return <Form door={door} token={token} email={link.about.email} />;
}

function Form({ door, token, email }: Props & { email: string }) {
  const [password, setPassword] = useState("");
  const { busy, failure, submit } = useSubmit(() => choose(door, token, password));
  const wait = useWait(failure);
  if (isGone(failure?.error)) return <LinkGone door={door} />;
  return (
    <>
      <h1 className="text-page font-semibold">{t("Choose a new password")}</h1>
      <p className="mt-1 text-form text-ink-2">{t("Every browser in which you are signed in is signed out.")}</p>
      <form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-3">
        {failure && (
          <AttemptFailure key={failure.number} error={failure.error} wait={wait} labels={{ password: t("Password") }} />
        )}
        <TextField name="email" label={t("E-mail")} type="email" autoComplete="username" readOnly value={email} />
        <NewPasswordField value={password} onChange={setPassword} error={fieldErrors(failure?.error)["password"]} />
        <SubmitButton busy={busy} wait={wait}>
          {t("Set the password and sign in")}
        </SubmitButton>
      </form>
    </>
  );
}

async function choose(door: Door, token: string, password: string): Promise<void> {
  refuseFields(password.length < 12 ? { password: t("Use at least 12 characters.") } : {});
  const body = { token, password };
  const { data } = await request<{ data: { signed_in: boolean } }>("POST", "/api/links/new-password", { body });
  forgetLink();
  rememberDoor(door);
  location.assign(data.signed_in ? "/dashboard" : `/auth/${door}`);
}
