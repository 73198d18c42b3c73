import type { Door } from "../../shell/last-door.ts";
import { buttonLook } from "../../ui/button-look.ts";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { t } from "../../ui/translate.ts";
import { failureSentence } from "./failure-sentence.ts";

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
export function LinkFailed({ error }: { error: unknown }) {
  return <ErrorSummary message={failureSentence(error)} />;
}
