import { useState } from "react";
import { type Door, rememberDoor } from "../../shell/last-door.ts";
import { keepsData, setKeepsData } from "../../client/kept-session.ts";
import { request } from "../../client/request.ts";
import { returnTo } from "../../shell/return-to.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { t } from "../../ui/translate.ts";
import { AttemptFailure, useWait } from "./attempt-failure.tsx";
import { fieldErrors, refuseFields } from "./failure-sentence.ts";
import { SecondStep } from "./second-step.tsx";
import { SignInFields, type SignInValues } from "./sign-in-fields.tsx";
import { useSubmit } from "./submit.ts";

/** Sign-in by e-mail and password at one of the two doors. */
export function SignIn({ door }: { door: Door }) {
  const [values, setValues] = useState({ email: "", password: "" });
  const [needsCode, setNeedsCode] = useState(false);
  const [isShared, setShared] = useState(!keepsData());
  const { busy, failure, submit } = useSubmit(async () => {
    setKeepsData(!isShared);
    if (await signIn(door, values)) setNeedsCode(true);
    else enter(door);
  });
  const wait = useWait(failure);
  const errors = fieldErrors(failure?.error);
  if (needsCode) return <SecondStep onDone={() => enter(door)} onBack={() => location.reload()} />;
  return (
    <>
      <Heading door={door} />
      <form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-3">
        {failure && <AttemptFailure key={failure.number} error={failure.error} wait={wait} labels={labelsOf()} />}
        <SignInFields values={values} onChange={setValues} errors={errors} />
        <Checkbox
          label={t("Shared computer: keep nothing here")}
          checked={isShared}
          onChange={(event) => setShared(event.target.checked)}
        />
        <Button
          type="submit"
          tone="primary"
          size="large"
          busy={busy}
          disabledReason={wait > 0 ? t("Wait until the time is over.") : undefined}
        >
          {t("Sign in")}
        </Button>
      </form>
      <OtherDoor door={door} />
    </>
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

function enter(door: Door): void {
  rememberDoor(door);
  location.assign(returnTo(location.search, location.origin));
}
