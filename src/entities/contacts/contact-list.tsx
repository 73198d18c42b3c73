import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useChangeable } from "../../client/session-context.ts";
import { failureSentence } from "../../records/failure.ts";
import { skippedSentence } from "../../records/skipped-sentence.ts";
import { useRecords, useSummary } from "../../records/use-records.ts";
import { useWrites } from "../../records/use-writes.ts";
import { Button } from "../../ui/button.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { contact_form } from "./contact-draft.ts";
import { ContactLine } from "./contact-line.tsx";
import type { ContactRow } from "./contact-row.ts";

const ContactDialog = lazy(() => import("./contact-dialog.tsx"));

type Client = { id: string; name: string; owner_id: string | null; deleted_at: string | null };

/** The people at a client, the main one first, with what may be done with them. */
export function ContactList({ account }: { account: Client }) {
  const where = { account_id: account.id };
  const records = useRecords<ContactRow>("contacts", { where, order: ["-primary", "name"] });
  const { data: groups } = useSummary("contacts", { where });
  const writes = useWrites("contacts");
  const [asked, ask] = useState<ContactRow | "new" | null>(null);
  const { rows, error } = records;
  const changeable = useChangeable("contacts");
  const may = (verb: string) => !!records.rights[verb] && !account.deleted_at;
  const remove = (contact: ContactRow) => writes.remove([contact.id], removedSentence);
  return (
    <section aria-labelledby="contacts-of-client" className="flex-none border-t border-line px-4 pt-2 pb-3">
      <header className="flex min-h-8 items-center gap-2">
        <h3 id="contacts-of-client" className="flex-1 font-medium">
          {t("Contacts")}{" "}
          <span className="ml-1 text-meta font-normal text-ink-3 tabular-nums">
            {groups && formatNumber(groups[0]?.count ?? 0)}
          </span>
        </h3>
        {may("create") && (
          <Button size="small" onClick={() => ask("new")}>
            <Plus aria-hidden />
            {t("Add contact")}
          </Button>
        )}
      </header>
      {records.isPending && <Skeleton className="my-2 w-64" />}
      {error && rows.length === 0 && <p className="py-1 text-ink-2">{failureSentence(error)}</p>}
      {records.isSuccess && rows.length === 0 && <p className="py-1 text-ink-3">{t("Nobody is known here yet.")}</p>}
      <ul>
        {rows.map((contact) => (
          <ContactLine
            key={contact.id}
            contact={contact}
            onEdit={may("update") && contact_form.some(changeable) ? () => ask(contact) : null}
            onRemove={may("delete") ? () => void remove(contact) : null}
          />
        ))}
      </ul>
      {records.hasNextPage && (
        <Button tone="quiet" size="small" className="w-full" onClick={() => records.fetchNextPage()}>
          {t("Show more")}
        </Button>
      )}
      {asked && (
        <Suspense>
          <ContactDialog
            client={account}
            contact={asked === "new" ? null : asked}
            writes={writes}
            onClose={() => ask(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

function removedSentence(count: number, skipped: number): string {
  return count > 0 ? t("The contact is in the bin.") : skippedSentence(skipped);
}
