import { Building2 } from "lucide-react";
import { useState } from "react";
import { request } from "../../../client/request.ts";
import { type Door, rememberDoor } from "./last-door.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { currentLanguage, type Language, t } from "../../../ui/translate.ts";
import { AttemptFailure, useWait } from "./attempt-failure.tsx";
import { fieldErrors, refuseFields } from "./failure-sentence.ts";
import { forgetLink } from "./link.ts";
import { LinkFailed, LinkGone } from "./link-states.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useSubmit } from "./submit.ts";
import { isGone, useLink } from "./use-link.ts";

/** `sso`: how people call the company's provider of sign-ins, where there is one. */
type Props = { door: Door; token: string; sso: string | null };
type About = { email: string; by: string };

/** What an invitation's link opens: the invited person chooses a name, and a password or their account at the provider, and is in. */
export default function AcceptInvitation({ door, token, sso }: Props) {
  const link = useLink<About>({ purpose: "invitation", token });
  if (link.state === "loading") return null;
  if (link.state === "gone") return <LinkGone door={door} />;
  if (link.state === "failed") return <LinkFailed error={link.error} again={link.again} />;
  return <Form door={door} token={token} sso={sso} about={link.about} />;
}

function Form({ door, token, sso, about }: Props & { about: About }) {
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const { busy, failure, submit } = useSubmit((button) => {
    const given = { token, name: name.trim(), language: currentLanguage() };
    return button === "sso" ? leaveForProvider(given) : accept(door, { ...given, password });
  });
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
        <TextField name="email" label={t("E-mail")} type="email" autoComplete="username" readOnly value={about.email} />
        <TextField
          name="name"
          label={labels.name}
          error={errors["name"]}
          autoComplete="name"
          autoFocus
          value={name}
          onChange={setName}
        />
        <NewPasswordField value={password} onChange={setPassword} error={errors["password"]} />
        <SubmitButton busy={busy} wait={wait}>
          {t("Accept and sign in")}
        </SubmitButton>
        {sso && <ByProvider name={sso} busy={busy} wait={wait} />}
      </form>
    </>
  );
}

/** The same form sent another way: its button's value says so. */
function ByProvider({ name, busy, wait }: { name: string; busy: boolean; wait: number }) {
  return (
    <>
      <p className="mt-2 text-row text-ink-2">{t("Or without a password, by your account with {{name}}:", { name })}</p>
      <Button
        type="submit"
        value="sso"
        size="large"
        busy={busy}
        disabledReason={wait > 0 ? t("Wait until the time is over.") : undefined}
      >
        <Building2 aria-hidden />
        {t("Accept with {{name}}", { name })}
      </Button>
    </>
  );
}

type Given = { token: string; name: string; language: Language };

async function accept(door: Door, given: Given & { password: string }): Promise<void> {
  refuseFields({
    ...nameless(given),
    ...(given.password.length < 12 && { password: t("Use at least 12 characters.") }),
  });
  const { data } = await request<{ data: { signed_in: boolean } }>("POST", "/api/links/accept", { body: given });
  forgetLink();
  rememberDoor(door);
  location.assign(data.signed_in ? "/dashboard" : `/auth/${door}`);
}

/** The link is good until the provider sends the browser back; whoever is refused there opens it again. */
async function leaveForProvider(invitation: Given): Promise<void> {
  refuseFields(nameless(invitation));
  const body = { invitation };
  const { data } = await request<{ data: { url: string } }>("POST", "/api/sign-in/sso/begin", { body });
  forgetLink();
  rememberDoor("employee");
  location.assign(data.url);
}

const nameless = ({ name }: Given): Record<string, string> => (name === "" ? { name: t("Enter your name.") } : {});
