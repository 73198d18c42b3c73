import { useState } from "react";
import type { Door } from "./last-door.ts";
import { buttonLook } from "../../../ui/button-look.ts";
import { t } from "../../../ui/translate.ts";
import { AttemptFailure, useWait } from "./attempt-failure.tsx";
import { SubmitButton } from "./submit-button.tsx";

/** What is shown for a link that is good for nothing any more. */
export function LinkGone({ door }: { door: Door }) {
  return (
    <>
      <h1 className="text-page font-semibold">{t("This link can no longer be used")}</h1>
      <p className="mt-1 mb-5 text-form text-ink-2">
        {t("It has been used, taken back or is too old. Ask whoever gave it to you for a new one.")}
      </p>
      <a href={`/auth/${door}`} className={buttonLook("plain", "large")}>
        {t("Go to sign-in")}
      </a>
    </>
  );
}

/** What is shown when the server could not say whether a link is good. */
export function LinkFailed({ error, again }: { error: unknown; again: () => void }) {
  // Each failure is another object, and counts anew.
  const [failure, setFailure] = useState({ error, number: 0 });
  if (failure.error !== error) setFailure({ error, number: failure.number + 1 });
  const wait = useWait(failure);
  return (
    <div className="flex flex-col gap-3">
      <h1 className="text-page font-semibold">{t("This link could not be looked at")}</h1>
      <AttemptFailure key={failure.number} error={error} wait={wait} labels={{}} />
      <SubmitButton type="button" wait={wait} onClick={again}>
        {t("Try again")}
      </SubmitButton>
    </div>
  );
}
