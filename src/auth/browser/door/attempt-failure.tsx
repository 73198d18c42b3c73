import { ApiError } from "../../../client/api-error.ts";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { t } from "../../../ui/translate.ts";
import { clock, useCountdown } from "../../../ui/countdown.ts";
import { failureSentence, fieldList } from "./failure-sentence.ts";

type Props = { error: unknown; wait: number; labels: Record<string, string> };

/** Why an attempt to sign in failed; after too many, how long is to be waited. */
export function AttemptFailure({ error, wait, labels }: Props) {
  const isLimit = error instanceof ApiError && error.code === "RATE_LIMIT_EXCEEDED";
  if (!isLimit) return <ErrorSummary message={failureSentence(error)} fields={fieldList(error, labels)} />;
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

/** The seconds that are left of the wait that a failure asks for. */
export function useWait(failure: { error: unknown; number: number } | null): number {
  const error = failure?.error;
  return useCountdown((error instanceof ApiError && error.retry_after) || 0, failure?.number ?? 0);
}
