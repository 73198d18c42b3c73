import { MailPlus, Settings } from "lucide-react";
import { useAddress } from "../../records/address.ts";
import { PageLink } from "../../records/page-link.tsx";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { formatNumber } from "../../ui/format.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { t } from "../../ui/translate.ts";
import { type Box, boxes } from "./boxes.ts";
import { type Counts, useInbox } from "./use-inbox.ts";

/** The parts of the inbox above the channels, with how much waits in each. */
export default function InboxNav() {
  const [address, go] = useAddress();
  const { data } = useInbox();
  const there = (data?.mailboxes.length ?? 0) > 0;
  return (
    <nav aria-label={t("E-mail")} className="flex-none px-2">
      <div className="flex h-9 items-center gap-1 pl-2">
        <h2 className="flex-1 text-tag font-medium text-ink-3">{t("E-mail")}</h2>
        {there && (
          <IconButton
            icon={MailPlus}
            label={t("New e-mail")}
            className="size-7!"
            onClick={() => go({ begin: "mail", id: null, message: null })}
          />
        )}
        <IconButton
          icon={Settings}
          label={t("Mailboxes")}
          className="size-7!"
          onClick={() => go({ begin: "mailboxes" })}
        />
      </div>
      {data && !there && <Add onAdd={() => go({ begin: "mailbox" })} />}
      {data && there && <Boxes counts={data} open={address["box"]} />}
    </nav>
  );
}

function Add({ onAdd }: { onAdd: () => void }) {
  return (
    <div className="px-2 pb-2">
      <p className="pb-2 text-ink-2">{t("Read and answer e-mails here, alone or together.")}</p>
      <Button size="small" onClick={onAdd}>
        {t("Add a mailbox")}
      </Button>
    </div>
  );
}

function Boxes({ counts, open }: { counts: Counts; open: string | undefined }) {
  const failing = counts.mailboxes.find(({ status }) => status === "failing");
  const count: Record<string, number> = {
    open: counts.unread,
    mine: counts.mine,
    unassigned: counts.unassigned,
    drafts: counts.drafts,
  };
  return (
    <>
      {failing && (
        <p role="status" className="mx-2 mb-1 text-meta text-bad">
          {t("{{name}} cannot be read just now.", { name: failing.name })}
        </p>
      )}
      <ul>
        {boxes.map((box) => (
          <Line key={box.key} {...{ box }} count={count[box.key] ?? 0} open={open === box.key} />
        ))}
      </ul>
    </>
  );
}

function Line({ box: { key, label, icon: Icon }, count, open }: { box: Box; count: number; open: boolean }) {
  return (
    <li>
      <PageLink
        to="/communications"
        search={{ box: key }}
        aria-current={open ? "page" : undefined}
        className={classNames(
          "flex h-8 items-center gap-2 rounded-md px-2 touch:h-11",
          open ? "bg-person-soft text-ink" : "text-ink-2 hover:bg-line-2",
        )}
      >
        <Icon aria-hidden className="flex-none text-ink-3" />
        <span className="min-w-0 flex-1 truncate">{t(label)}</span>
        {count > 0 && (
          <span className="text-tag text-ink-3 tabular-nums">{count >= 100 ? "99+" : formatNumber(count)}</span>
        )}
      </PageLink>
    </li>
  );
}
