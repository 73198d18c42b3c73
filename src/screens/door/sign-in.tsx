import { useState } from "react";
import type { Door } from "../../shell/last-door.ts";
import { keepsData, setKeepsData } from "../../client/kept-session.ts";
import { request } from "../../client/request.ts";
import type { Ways } from "../../client/session.ts";
import { t } from "../../ui/translate.ts";
import { takeArrival } from "./arrival.ts";
import { AskLink } from "./ask-link.tsx";
import { AttemptFailure, useWait } from "./attempt-failure.tsx";
import { enter } from "./enter.ts";
import { fieldErrors, refuseFields } from "./failure-sentence.ts";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { SecondStep } from "./second-step.tsx";
import { SharedComputer } from "./shared-computer.tsx";
import { SignInFields, type SignInValues } from "./sign-in-fields.tsx";
import { SsoSignIn } from "./sso-sign-in.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useSubmit } from "./submit.ts";

type Props = { door: Door; ways: Ways | undefined };

/** Sign-in at one of the two doors: by e-mail and password, or, for clients, by a link in a mail first. */
export function SignIn({ door, ways }: Props) {
  const [values, setValues] = useState({ email: "", password: "" });
  const [arrival] = useState(takeArrival);
  const [needsCode, setNeedsCode] = useState(arrival === "code");
  const [isShared, setShared] = useState(!keepsData());
  const [byLink, setByLink] = useState(door === "client" && ways?.link === true);
  if (needsCode) return <SecondStep onDone={() => enter(door)} onBack={() => location.reload()} />;
  return (
    <>
      <Heading door={door} />
      {byLink ? (
        <AskLink
          email={values.email}
          onEmail={(email) => setValues({ ...values, email })}
          onPassword={() => setByLink(false)}
        />
      ) : (
        <PasswordForm
          door={door}
          values={values}
          onChange={setValues}
          isShared={isShared}
          onShared={setShared}
          onCode={() => setNeedsCode(true)}
        />
      )}
      {door === "employee" && ways?.sso && <SsoSignIn name={ways.sso} isShared={isShared} arrival={arrival} />}
      {ways?.passkey && <PasskeySignIn door={door} isShared={isShared} />}
      <OtherDoor door={door} />
    </>
  );
}

type FormProps = {
  door: Door;
  values: SignInValues;
  onChange: (values: SignInValues) => void;
  isShared: boolean;
  onShared: (isShared: boolean) => void;
  onCode: () => void;
};

function PasswordForm({ door, values, onChange, isShared, onShared, onCode }: FormProps) {
  const { busy, failure, submit } = useSubmit(async () => {
    setKeepsData(!isShared);
    if (await signIn(door, values)) onCode();
    else enter(door);
  });
  const wait = useWait(failure);
  return (
    <form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-3">
      {failure && <AttemptFailure key={failure.number} error={failure.error} wait={wait} labels={labelsOf()} />}
      <SignInFields values={values} onChange={onChange} errors={fieldErrors(failure?.error)} />
      <SharedComputer isShared={isShared} onChange={onShared} />
      <SubmitButton busy={busy} wait={wait}>
        {t("Sign in")}
      </SubmitButton>
    </form>
  );
}

function Heading({ door }: { door: Door }) {
  const isClient = door === "client";
  return (
    <>
      <h1 className="text-page font-semibold">{isClient ? t("Client sign-in") : t("Employee sign-in")}</h1>
      <p className="mt-1 text-form text-ink-2">
        {isClient ? t("With the address to which your invitation was sent.") : t("With your address at the company.")}
      </p>
    </>
  );
}

function OtherDoor({ door }: { door: Door }) {
  const other = door === "client" ? "employee" : "client";
  const text = door === "client" ? t("I work for the company") : t("I am a client");
  return (
    <p className="mt-6 flex gap-4 text-row text-ink-3">
      <a className={link} href={`/auth/${other}${location.search}`}>
        {text}
      </a>
      <a className={link} href="/">
        {t("Back")}
      </a>
    </p>
  );
}

const link = "underline underline-offset-2 hover:text-ink";

const labelsOf = () => ({ email: t("E-mail"), password: t("Password") });

/** Answers whether a code is still to be given. */
async function signIn(door: Door, { email, password }: SignInValues): Promise<boolean> {
  refuseFields({
    ...(email.trim() === "" && { email: t("Enter your e-mail address.") }),
    ...(password === "" && { password: t("Enter your password.") }),
  });
  const body = { door, email: email.trim(), password };
  return (await request<{ needs_code?: boolean }>("POST", "/api/sign-in", { body })).needs_code ?? false;
}
