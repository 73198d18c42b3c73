import { useAddress } from "../../records/address.ts";
import { classNames } from "../../ui/class-names.ts";
import { late } from "../../ui/late.ts";
import { t } from "../../ui/translate.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { boxOf } from "./boxes.ts";
import { ConversationList } from "./conversation-list.tsx";
import ConversationView from "./conversation-view.tsx";
import { NewMail } from "./new-mail.tsx";
import { useInbox } from "./use-inbox.ts";
import { Select } from "../../ui/select.tsx";

const MailboxDialogs = late(() => import("./mailbox-dialogs.tsx"));

/** E-mail: the list of one part of the inbox, and the open conversation beside it. */
export default function InboxView() {
  const [address, go] = useAddress();
  const { conversation, begin, box } = address;
  const writing = begin === "mail";
  const beside = conversation !== undefined || writing;
  return (
    <div className="flex min-h-0 flex-1">
      {(box || !beside) && (
        <div
          className={classNames(
            "flex w-full min-w-0 flex-col border-line desktop:w-80 desktop:flex-none desktop:border-r",
            beside && "max-desktop:hidden",
          )}
        >
          <ListHead title={t(boxOf(box).label)} />
          <ConversationList open={conversation} />
        </div>
      )}
      <div className={classNames("flex min-w-0 flex-1 flex-col", !beside && "max-desktop:hidden")}>
        {writing ? (
          <NewMail />
        ) : conversation ? (
          <ConversationView key={conversation} id={conversation} />
        ) : (
          <EmptyState sentence={t("Choose a conversation.")} />
        )}
      </div>
      {(begin === "mailboxes" || begin === "mailbox") && (
        <MailboxDialogs what={begin} onClose={() => go({ begin: null })} />
      )}
    </div>
  );
}

function ListHead({ title }: { title: string }) {
  const { data } = useInbox();
  const [address, go] = useAddress();
  const boxes = data?.mailboxes ?? [];
  return (
    <header className="flex h-12 flex-none items-center gap-2 border-b border-line px-4">
      <h2 className="flex-1 text-head font-semibold">{title}</h2>
      {boxes.length > 1 && (
        <Select
          aria-label={t("Mailbox")}
          value={address["mailbox"] ?? ""}
          options={[
            { value: "", label: t("All mailboxes") },
            ...boxes.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => go({ mailbox: target.value || null })}
        />
      )}
    </header>
  );
}
