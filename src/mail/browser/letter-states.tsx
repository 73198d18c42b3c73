import { t } from "../../ui/translate.ts";
import type { SentLetter } from "./use-letters.ts";

/** To whom an e-mail went, and whether it arrived at their server: one that did not stands out, with the reason. */
export function LetterStates({ letters }: { letters: SentLetter[] }) {
  if (letters.length === 0) return null;
  return (
    <ul aria-label={t("What became of it")} className="mt-1 text-meta text-ink-3">
      {letters.map(({ to, state, error }) => (
        <li key={to} className={lost(state) ? "text-bad" : ""}>
          {`${to} · ${stateWord(state)}`}
          {lost(state) && error && <span className="break-words">{` · ${error}`}</span>}
        </li>
      ))}
    </ul>
  );
}

const lost = (state: SentLetter["state"]) => state === "failed" || state === "expired";

function stateWord(state: SentLetter["state"]): string {
  return {
    queued: t("waiting to be sent"),
    sent: t("sent"),
    failed: t("did not arrive"),
    expired: t("was not sent in time"),
  }[state];
}
