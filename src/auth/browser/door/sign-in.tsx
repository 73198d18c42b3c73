import { useState } from "react";
import type { Door } from "./last-door.ts";
import { keepsData } from "../../../client/kept-session.ts";
import type { Ways } from "../../../client/session.ts";
import { t } from "../../../ui/translate.ts";
import { takeArrival } from "./arrival.ts";
import { AskLink, type Asked } from "./ask-link.tsx";
import { enter } from "./enter.ts";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SecondStep } from "./second-step.tsx";
import { SsoSignIn } from "./sso-sign-in.tsx";

type Props = { door: Door; ways: Ways | undefined };

/** Sign-in at one of the two doors: by e-mail and password, or, for clients, by a link in a mail first. */
export function SignIn({ door, ways }: Props) {
  const [values, setValues] = useState({ email: "", password: "" });
  const [arrival] = useState(takeArrival);
  const [needsCode, setNeedsCode] = useState(arrival === "code");
  const [isShared, setShared] = useState(!keepsData());
  const [asked, setAsked] = useState<Asked | null>(door === "client" && ways?.link ? "link" : null);
  if (needsCode) return <SecondStep onDone={() => enter(door)} onBack={() => location.reload()} />;
  return (
    <>
      <Heading door={door} asked={asked} />
      {asked ? (
        <AskLink
          key={asked}
          asked={asked}
          email={values.email}
          onEmail={(email) => setValues({ ...values, email })}
          onPassword={() => setAsked(null)}
        />
      ) : (
        <PasswordForm
          door={door}
          values={values}
          onChange={setValues}
          isShared={isShared}
          onShared={setShared}
          onCode={() => setNeedsCode(true)}
          onForgotten={ways?.link ? () => setAsked("password") : undefined}
        />
      )}
      {door === "employee" && ways?.sso && <SsoSignIn name={ways.sso} isShared={isShared} arrival={arrival} />}
      {ways?.passkey && <PasskeySignIn door={door} isShared={isShared} />}
      <OtherDoor door={door} />
    </>
  );
}

function Heading({ door, asked }: { door: Door; asked: Asked | null }) {
  const isClient = door === "client";
  if (asked === "password")
    return (
      <>
        <h1 className="text-page font-semibold">{t("A new password")}</h1>
        <p className="mt-1 text-form text-ink-2">
          {t("A link to choose it goes to the address that you sign in with.")}
        </p>
      </>
    );
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

const link = "inline-flex items-center underline underline-offset-2 hover:text-ink touch:min-h-10";
