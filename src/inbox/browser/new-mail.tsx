import { useState } from "react";
import { useAddress } from "../../records/address.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import MailComposer from "./mail-composer.tsx";
import { useInbox } from "./use-inbox.ts";

/** The first e-mail of a conversation, and from which mailbox it goes. */
export function NewMail() {
  const { data } = useInbox();
  const [address, go] = useAddress();
  const [chosen, choose] = useState<string>();
  if (!data) return <Skeleton className="m-4 h-40" />;
  const boxes = data.mailboxes.filter(({ status }) => status !== "paused");
  const box = boxes.find(({ id }) => id === chosen) ?? boxes[0];
  if (!box) return <p className="p-4 text-ink-2">{t("No mailbox sends e-mails just now.")}</p>;
  const begun = {
    conversation_id: null,
    in_reply_to: null,
    to: address["to"] ?? "",
    cc: "",
    subject: "",
    body: box.signature ? `\n\n${box.signature}` : "",
    files: [],
  };
  return (
    <section aria-labelledby="new-mail" className="min-h-0 flex-1 overflow-y-auto px-4 py-3">
      <h2 id="new-mail" className="text-head font-semibold">
        {t("New e-mail")}
      </h2>
      {boxes.length > 1 && (
        <SelectField
          name="mailbox"
          label={t("Mailbox")}
          value={box.id}
          options={boxes.map(({ id, name, address: from }) => ({ value: id, label: `${name} (${from})` }))}
          onChange={choose}
        />
      )}
      <MailComposer key={box.id} {...{ box, begun }} onDone={() => go({ begin: null })} />
    </section>
  );
}
