import { useCompanyNow } from "../../client/company-now.ts";
import { useSession } from "../../client/session-context.ts";
import { DataFailure } from "../../errors/data-failure.tsx";
import { mayOpen } from "../../pages/may-open.ts";
import { useAddress } from "../../records/address.ts";
import { PageLink } from "../../records/page-link.tsx";
import { useRecords } from "../../records/use-records.ts";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Page } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { late } from "../../ui/late.ts";
import { t } from "../../ui/translate.ts";
import type { Ticket } from "./client-ticket.ts";
import { RequestLine } from "./request-line.tsx";

const ClientRequest = late(() => import("./client-request.tsx"));
const NewRequest = late(() => import("./new-request.tsx"));

/** A client's own requests, each with its number, its state in plain words and the time by which the company answers. */
export default function ClientSupport() {
  const { account_id } = useSession().person;
  const [address, go] = useAddress();
  const asking = address["new"] === "1";
  if (account_id === null) return <ForStaff />;
  return (
    <Page
      title={t("Support")}
      actions={
        !asking && (
          <Button tone="primary" onClick={() => go({ new: "1", id: null })}>
            {t("New request")}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-x-8 gap-y-4 border-t border-line px-4 pt-4 pb-8 desktop:flex-row desktop:items-start">
        {(asking || address["id"]) && (
          <div className="w-full max-w-180 min-w-0 flex-1 desktop:order-last">
            {asking ? (
              <NewRequest account={account_id} />
            ) : (
              <ClientRequest key={address["id"]} id={address["id"] ?? ""} />
            )}
          </div>
        )}
        <Requests open={address["id"]} />
      </div>
    </Page>
  );
}

/** What whoever is of the company is told, who asks for nothing here. */
function ForStaff() {
  const session = useSession();
  return (
    <Page title={t("Support")}>
      <div className="border-t border-line">
        <EmptyState
          sentence={t("Clients ask for help here and follow their requests.")}
          action={
            mayOpen(session, "/support") && (
              <PageLink to="/support" search={{}} className={buttonLook("plain", "medium")}>
                {t("Open the tickets")}
              </PageLink>
            )
          }
        />
      </div>
    </Page>
  );
}

function Requests({ open }: { open: string | undefined }) {
  const { name: company } = useCompanyNow();
  const list = useRecords<Ticket>("tickets", { order: ["-created_at"] });
  if (list.error && list.rows.length === 0) return <DataFailure error={list.error} />;
  if (list.isPending) return <Skeleton className="h-24 w-64" />;
  if (list.rows.length === 0)
    return (
      <p className="flex-1 text-ink-2">{t("You have no requests yet. {{company}} answers them here.", { company })}</p>
    );
  return (
    <section aria-label={t("Your requests")} className="min-w-0 flex-1">
      <ul className="divide-y divide-line rounded-md border border-line bg-raised">
        {list.rows.map((ticket) => (
          <RequestLine key={ticket.id} {...{ ticket }} open={ticket.id === open} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button tone="quiet" size="small" onClick={() => void list.fetchNextPage()}>
          {t("Show more")}
        </Button>
      )}
    </section>
  );
}
