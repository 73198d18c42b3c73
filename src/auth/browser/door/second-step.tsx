import { useState } from "react";
import { ApiError } from "../../../client/api-error.ts";
import { request } from "../../../client/request.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { t } from "../../../ui/translate.ts";
import { AttemptFailure, useWait } from "./attempt-failure.tsx";
import { fieldErrors, refuseFields } from "./failure-sentence.ts";
import { SubmitButton } from "./submit-button.tsx";
import { useSubmit } from "./submit.ts";
import "./server-sentences.ts";

type Props = { onDone: () => void; onBack: () => void };

/** The second step of sign-in: a code of the app, or a recovery code. */
export function SecondStep({ onDone, onBack }: Props) {
  const [code, setCode] = useState("");
  const { busy, failure, submit } = useSubmit(() => give(code).then(onDone));
  const wait = useWait(failure);
  const tooLate = failure?.error instanceof ApiError && failure.error.code === "AUTH_REQUIRED";
  return (
    <>
      <h1 className="text-page font-semibold">{t("Enter your code")}</h1>
      <p className="mt-1 text-form text-ink-2">
        {t("One step is done. Now the six digits that your app shows, or one of your recovery codes.")}
      </p>
      <form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-3">
        {tooLate && <p role="alert">{t("This took too long. Begin again.")}</p>}
        {failure && !tooLate && (
          <AttemptFailure key={failure.number} error={failure.error} wait={wait} labels={{ code: t("Code") }} />
        )}
        <TextField
          name="code"
          label={t("Code")}
          error={fieldErrors(failure?.error)["code"]}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={code}
          onChange={setCode}
        />
        <SubmitButton busy={busy} wait={wait}>
          {t("Sign in")}
        </SubmitButton>
      </form>
      <p className="mt-6 text-row text-ink-3">
        <button type="button" className="underline underline-offset-2 hover:text-ink" onClick={onBack}>
          {t("Back")}
        </button>
      </p>
    </>
  );
}

async function give(code: string): Promise<void> {
  refuseFields(code.trim() === "" ? { code: t("Enter the code.") } : {});
  await request("POST", "/api/sign-in/code", { body: { code } });
}
