import { PageLink } from "../../records/page-link.tsx";
import { Button } from "../../ui/button.tsx";
import { t } from "../../ui/translate.ts";
import type { Operation } from "./api-document.ts";

/** Sends what was filled in, and says before that anything but a read is real. What a console cannot send, it leads to. */
export function SendLine({ operation, onSend }: { operation: Operation; onSend: () => Promise<void> }) {
  const { method, body, answers, takes_key } = operation;
  if (answers === "text/event-stream")
    return (
      <PageLink to="/developer" search={{ tab: "events" }} className="text-person underline">
        {t("This is a stream: watch it under Events.")}
      </PageLink>
    );
  if (body && body.media !== "application/json")
    return <p className="text-ink-2">{t("This takes a file: send it with the command below.")}</p>;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {method === "GET" ? (
        <Button tone="primary" onClick={onSend}>
          {t("Send")}
        </Button>
      ) : (
        <Button tone="stop" onClick={onSend}>
          {t("Send (acts on real data)")}
        </Button>
      )}
      {takes_key && <p className="text-meta text-ink-3">{t("Each send carries a new Idempotency-Key.")}</p>}
    </div>
  );
}
