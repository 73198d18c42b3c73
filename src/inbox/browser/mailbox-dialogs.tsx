import { useState } from "react";
import type { Entry } from "../../client/api.ts";
import { useRecords } from "../../records/use-records.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { MailboxForm } from "./mailbox-form.tsx";
import { MailboxLine } from "./mailbox-line.tsx";
import { MissingMail } from "./missing-mail.tsx";

export type WholeMailbox = Entry<"mailboxes">;
type Shown = { what: "form" | "missing"; box?: WholeMailbox };

/** The mailboxes that one reads, how each stands, and what one may do with them. */
export default function MailboxDialogs({ what, onClose }: { what: string; onClose: () => void }) {
  const [shown, show] = useState<Shown | undefined>(what === "mailbox" ? { what: "form" } : undefined);
  const list = useRecords<WholeMailbox>("mailboxes", { order: ["name"] });
  const back = () => (what === "mailbox" ? onClose() : show(undefined));
  if (shown?.what === "form") return <MailboxForm box={shown.box} onClose={back} />;
  if (shown?.what === "missing" && shown.box) return <MissingMail box={shown.box} onClose={back} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("Mailboxes")}
      description={t("What comes to them is read and answered here. A private one nobody else sees.")}
      actions={
        <Button tone="primary" onClick={() => show({ what: "form" })}>
          {t("Add a mailbox")}
        </Button>
      }
    >
      {list.isPending && <Skeleton className="h-16" />}
      {!list.isPending && list.rows.length === 0 && <EmptyState sentence={t("There is no mailbox yet.")} />}
      <ul className="divide-y divide-line">
        {list.rows.map((box) => (
          <MailboxLine
            key={box.id}
            box={box}
            onEdit={() => show({ what: "form", box })}
            onMissing={() => show({ what: "missing", box })}
          />
        ))}
      </ul>
    </Dialog>
  );
}
