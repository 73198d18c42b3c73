import { useState } from "react";
import { request } from "../../client/request.ts";
import { type Door, rememberDoor } from "../../shell/last-door.ts";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { currentLanguage, t } from "../../ui/translate.ts";
import { AttemptFailure, useWait } from "./attempt-failure.tsx";
import { fieldErrors, refuseFields } from "./failure-sentence.ts";
import { forgetLink } from "./link.ts";
import { LinkFailed, LinkGone } from "./link-states.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useSubmit } from "./submit.ts";
import { isGone, useLink } from "./use-link.ts";

type Props = { door: Door; token: string };
type About = { email: string; by: string };

/** What an invitation's link opens: the invited person chooses name and password, and is in. */
export default function AcceptInvitation({ door, token }: Props) {
  const link = useLink<About>({ purpose: "invitation", token });
  if (link.state === "loading") return null;
  if (link.state === "gone") return <LinkGone door={door} />;
  if (link.state === "failed") return <LinkFailed error={link.error} again={link.again} />;
  return <Form door={door} token={token} about={link.about} />;
}

function Form({ door, token, about }: Props & { about: About }) {
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const { busy, failure, submit } = useSubmit(() => accept(door, { token, name: name.trim(), password }));
  const wait = useWait(failure);
  const labels = { name: t("Your name"), password: t("Password") };
  const errors = fieldErrors(failure?.error);
  if (isGone(failure?.error)) return <LinkGone door={door} />;
  return (
    <>
      <h1 className="text-page font-semibold">{t("{{by}} invites you", { by: about.by })}</h1>
      <p className="mt-1 text-form text-ink-2">
        {t("Choose the name that others see, and a password. You are signed in at once.")}
      </p>
      <form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-3">
        {failure && <AttemptFailure key={failure.number} error={failure.error} wait={wait} labels={labels} />}
        <Field name="email" label={t("E-mail")}>
          {(ties) => <TextInput {...ties} type="email" autoComplete="username" readOnly value={about.email} />}
        </Field>
        <Field name="name" label={labels.name} error={errors["name"]}>
          {(ties) => (
            <TextInput
              {...ties}
              autoComplete="name"
              autoFocus
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <NewPasswordField value={password} onChange={setPassword} error={errors["password"]} />
        <SubmitButton busy={busy} wait={wait}>
          {t("Accept and sign in")}
        </SubmitButton>
      </form>
    </>
  );
}

async function accept(door: Door, given: { token: string; name: string; password: string }): Promise<void> {
  refuseFields({
    ...(given.name === "" && { name: t("Enter your name.") }),
    ...(given.password.length < 12 && { password: t("Use at least 12 characters.") }),
  });
  const body = { ...given, language: currentLanguage() };
  const { data } = await request<{ data: { signed_in: boolean } }>("POST", "/api/links/accept", { body });
  forgetLink();
  rememberDoor(door);
  location.assign(data.signed_in ? "/dashboard" : `/auth/${door}`);
}
