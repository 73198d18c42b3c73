import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDateTime, formatNumber } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";
import { eventWord } from "./event-words.ts";
import { errorWord } from "./error-word.ts";

/** A delivery as the log tells of it. */
export type Delivery = {
  id: string;
  place: number;
  type: string;
  row_id: string | null;
  at: string;
  state: "waiting" | "delivered" | "withheld" | "failed";
  attempts: number;
  next_try_at: string;
  tried_at: string | null;
  status: number | null;
  request: string | null;
  response: string | null;
  ms: number | null;
  error: string | null;
};

type Props = { delivery: Delivery; may: boolean; again: (id: string) => Promise<void> };

/** What became of one event, with what was sent and answered. */
export function DeliveryLine({ delivery, may, again }: Props) {
  const { id, type, state, error, request, response } = delivery;
  const { word, tone } = states[state];
  return (
    <li className="py-1.5" data-delivery={state}>
      <div className="flex items-start gap-2">
        <span className="min-w-0 flex-1">
          <span className="block break-words">{eventWord(type)}</span>
          <span className="block text-meta text-ink-3">{story(delivery)}</span>
          {error && <span className="block text-meta break-words text-bad">{errorWord(error)}</span>}
        </span>
        <Badge tone={tone}>{t(word)}</Badge>
        {may && state !== "waiting" && (
          <Button size="small" onClick={() => void again(id)}>
            {t("Send again")}
            <span className="sr-only">: {eventWord(type)}</span>
          </Button>
        )}
      </div>
      <details>
        <summary className="py-1 text-meta text-ink-2 hover:text-ink touch:py-3">{t("Request and answer")}</summary>
        <dl className="flex flex-col gap-1 text-meta">
          <Told title="webhook-id" text={id} />
          <Told
            title={t("Sent")}
            text={request ?? t("Only the person under whose rights it was read sees it, while they see the record.")}
          />
          {request !== null && <Told title={t("Answer")} text={response || t("Nothing")} />}
        </dl>
      </details>
    </li>
  );
}

function Told({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <dt className="text-ink-3">{title}</dt>
      <dd className="max-h-40 overflow-y-auto rounded-sm bg-sunken px-2 py-1 font-mono break-all whitespace-pre-wrap">
        {text}
      </dd>
    </div>
  );
}

const states = {
  waiting: { word: phrase("Waiting"), tone: "neutral" },
  delivered: { word: phrase("Delivered"), tone: "good" },
  withheld: { word: phrase("Withheld"), tone: "neutral" },
  failed: { word: phrase("Failed"), tone: "bad" },
} as const;

function story({ at, state, attempts, next_try_at, status, ms }: Delivery): string {
  const parts = [formatDateTime(at)];
  if (status !== null) parts.push(`HTTP ${status}`);
  if (ms !== null) parts.push(t("{{count}} ms", { count: formatNumber(ms) }));
  if (attempts > 1 || (state === "waiting" && attempts > 0))
    parts.push(t("attempts: {{count}}", { count: formatNumber(attempts) }));
  if (state === "waiting" && attempts > 0) parts.push(t("next {{when}}", { when: formatDateTime(next_try_at) }));
  return parts.join(" · ");
}
