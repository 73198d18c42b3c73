import { toastFailure } from "../../records/failure.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";

/** One mail as the log tells of it. */
export type Mail = {
  id: string;
  to_address: string;
  subject: string;
  state: "queued" | "sent" | "failed" | "expired";
  attempts: number;
  next_attempt_at: string;
  last_error: string | null;
  created_at: string;
  sent_at: string | null;
  can_retry: boolean;
};

type Props = { mail: Mail; configured: boolean; onRetry: () => Promise<void> };

/** What became of one mail, and why. */
export function MailLine({ mail, configured, onRetry }: Props) {
  const { word, tone } = states[mail.state];
  return (
    <li className="flex items-center gap-3 px-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          <span className="font-medium">{mail.subject}</span> <span className="text-ink-2">{mail.to_address}</span>
        </span>
        <span className="block text-meta break-words text-ink-3">{story(mail, configured)}</span>
        {mail.last_error && <span className="block text-meta break-words text-ink-2">{t(mail.last_error)}</span>}
      </span>
      <Badge tone={tone}>{mail.state === "queued" && !configured ? t("Not configured") : t(word)}</Badge>
      {mail.can_retry && (
        <Button size="small" onClick={() => onRetry().catch(toastFailure)}>
          {t("Try again")}
          <span className="sr-only"> {mail.to_address}</span>
        </Button>
      )}
    </li>
  );
}

const states = {
  queued: { word: phrase("Waiting"), tone: "neutral" },
  sent: { word: phrase("Sent"), tone: "good" },
  failed: { word: phrase("Failed"), tone: "bad" },
  expired: { word: phrase("Lapsed"), tone: "neutral" },
} as const;

// The one error of ours; others are the mail server's own words.
phrase("Too old to be of use");

function story({ state, attempts, next_attempt_at, created_at, sent_at }: Mail, configured: boolean): string {
  const written = t("Written {{when}}", { when: formatDateTime(created_at) });
  if (state === "sent" && sent_at) return `${written} · ${t("sent {{when}}", { when: formatDateTime(sent_at) })}`;
  if (state === "queued" && configured && attempts > 0)
    return `${written} · ${t("attempts: {{count}}, the next {{when}}", { count: attempts, when: formatDateTime(next_attempt_at) })}`;
  return attempts > 0 ? `${written} · ${t("attempts: {{count}}", { count: attempts })}` : written;
}
