import { useState } from "react";
import { ApiError } from "../../client/api-error.ts";
import { type Door, rememberDoor } from "../../shell/last-door.ts";
import { request } from "../../client/request.ts";
import { returnTo } from "../../shell/return-to.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { t } from "../../ui/translate.ts";
import { clock, useCountdown } from "./countdown.ts";
import { failureSentence, fieldErrors, fieldList, refuseFields } from "./failure-sentence.ts";
import { SignInFields, type SignInValues } from "./sign-in-fields.tsx";
import { useSubmit } from "./submit.ts";

/** Sign-in by e-mail and password at one of the two doors. */
export function SignIn({ door }: { door: Door }) {
  const [values, setValues] = useState({ email: "", password: "" });
  const { busy, failure, submit } = useSubmit(() => signIn(door, values));
  const wait = useWait(failure);
  const errors = fieldErrors(failure?.error);
  return (
    <>
      <Heading door={door} />
      <form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-3">
        {failure && <Failure key={failure.number} error={failure.error} wait={wait} />}
        <SignInFields values={values} onChange={setValues} errors={errors} />
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

function Failure({ error, wait }: { error: unknown; wait: number }) {
  const isLimit = error instanceof ApiError && error.code === "RATE_LIMIT_EXCEEDED";
  if (!isLimit) {
    const labels = { email: t("E-mail"), password: t("Password") };
    return <ErrorSummary message={failureSentence(error)} fields={fieldList(error, labels)} />;
  }
  if (wait === 0) return <p role="status">{t("You can try again now.")}</p>;
  return (
    <ErrorSummary
      message={
        <>
          {failureSentence(error)} {/* Seconds that count down would be read out one by one. */}
          <span aria-live="off" role="timer" className="tabular-nums">
            {t("Try again in {{time}}.", { time: clock(wait) })}
          </span>
        </>
      }
    />
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

function useWait(failure: { error: unknown; number: number } | null): number {
  const error = failure?.error;
  return useCountdown((error instanceof ApiError && error.retry_after) || 0, failure?.number ?? 0);
}

async function signIn(door: Door, { email, password }: SignInValues): Promise<void> {
  refuseFields({
    ...(email.trim() === "" && { email: t("Enter your e-mail address.") }),
    ...(password === "" && { password: t("Enter your password.") }),
  });
  await request("POST", "/api/sign-in", { body: { door, email: email.trim(), password } });
  rememberDoor(door);
  location.assign(returnTo(location.search, location.origin));
}
