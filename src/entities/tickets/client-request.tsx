import { useCompanyNow } from "../../client/company-now.ts";
import { DataFailure } from "../../errors/data-failure.tsx";
import { useRecord } from "../../records/use-records.ts";
import { ClientThread } from "../../timeline/browser/late-thread.ts";
import { Words } from "../../timeline/browser/words.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { canReopen, isOver, stateSentence, type Ticket } from "./client-ticket.ts";
import { RequestOver } from "./request-over.tsx";

/** One request as its client sees it: how it stands, what was asked, what was written since. */
export default function ClientRequest({ id }: { id: string }) {
  const { data: ticket, error } = useRecord<Ticket>("tickets", id);
  const { name: company } = useCompanyNow();
  if (error) return <DataFailure error={error} />;
  if (!ticket) return <Skeleton className="h-24 w-64" />;
  const { account_id: account, number, name, body, requester, created_at } = ticket;
  return (
    <article aria-labelledby="request" className="flex flex-col gap-3">
      <header>
        <h2 id="request" dir="auto" className="text-head font-semibold break-words">
          <span className="font-normal text-ink-3 tabular-nums">#{number} </span>
          {name}
        </h2>
        <p className="text-ink-2">{stateSentence(ticket)}</p>
        <p className="text-meta text-ink-3">
          {t("Asked by {{name}} on {{at}}", { name: requester ?? t("a colleague"), at: formatDateTime(created_at) })}
        </p>
      </header>
      {body && <Words text={body} />}
      {isOver(ticket) && <RequestOver {...{ ticket }} />}
      {account && (
        <section aria-label={t("Messages")}>
          <ClientThread
            about={{ entity: "tickets", row_id: id }}
            where={{ row_id: id }}
            nothing={t("Nothing was written about it yet.")}
            closed={!canReopen(ticket)}
            {...{ account, company }}
          />
        </section>
      )}
    </article>
  );
}
