import type { Door } from "./last-door.ts";
import { request } from "../../../client/request.ts";
import { setKeepsData } from "../../../client/kept-session.ts";
import { t } from "../../../ui/translate.ts";
import { AttemptFailure, useWait } from "./attempt-failure.tsx";
import { enter } from "./enter.ts";
import { fieldErrors, refuseFields } from "./failure-sentence.ts";
import { SharedComputer } from "./shared-computer.tsx";
import { SignInFields, type SignInValues } from "./sign-in-fields.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useSubmit } from "./submit.ts";

type Props = {
  door: Door;
  values: SignInValues;
  onChange: (values: SignInValues) => void;
  isShared: boolean;
  onShared: (isShared: boolean) => void;
  onCode: () => void;
  /** Undefined where no mails are sent. */
  onForgotten: (() => void) | undefined;
};

/** Signs in by e-mail and password. */
export function PasswordForm({ door, values, onChange, isShared, onShared, onCode, onForgotten }: Props) {
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
      {onForgotten ? (
        <button
          type="button"
          className="self-start text-row text-ink-3 underline underline-offset-2 hover:text-ink"
          onClick={onForgotten}
        >
          {t("Forgot your password?")}
        </button>
      ) : (
        <p className="text-row text-ink-3">
          {t("Forgot your password? An administrator can make you a link for a new one.")}
        </p>
      )}
    </form>
  );
}

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
