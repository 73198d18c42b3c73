import { Signature } from "lucide-react";
import { useState } from "react";
import type { Entry } from "../../client/api.ts";
import { newKey, request } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { useRecords } from "../../records/use-records.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { Button } from "../../ui/button.tsx";
import { formatDay } from "../../ui/format-short.ts";
import { phrase, t } from "../../ui/translate.ts";

type Recipient = Entry<"envelope_recipients">;

// What the server says to whoever opens one.
phrase("This does not wait for you any more.");

/** What waits for one's own signature or approval, above the documents: also of documents that one does not see. */
export default function WaitingToSign() {
  const { person } = useSession();
  const where = { person_id: person.id, open: true };
  const { rows } = useRecords<Recipient>("envelope_recipients", { where, order: ["created_at"] });
  if (rows.length === 0) return null;
  return (
    <ul aria-label={t("Waits for you")} className="order-last flex w-full flex-col gap-1">
      {rows.map((recipient) => (
        <Line key={recipient.id} {...{ recipient }} />
      ))}
    </ul>
  );
}

function Line({ recipient: { id, about, purpose, expires_at } }: { recipient: Recipient }) {
  const [busy, work] = useState(false);
  const open = async () => {
    work(true);
    const path = `/api/signing/recipients/${id}/open`;
    const options = { body: {}, idempotency_key: newKey() };
    try {
      const { data } = await request<{ data: { address: string } }>("POST", path, options);
      location.assign(new URL(data.address).pathname);
    } catch (error) {
      toastRefusal(error);
      work(false);
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-2 rounded-md border border-line bg-person-soft px-3 py-1.5">
      <Signature aria-hidden className="size-4 flex-none text-person" />
      <span dir="auto" className="min-w-0 truncate font-medium">
        {about}
      </span>
      <span className="text-ink-2">
        {purpose === "signature" ? t("waits for your signature") : t("waits for your approval")}
        {" · "}
        {t("Until {{day}}", { day: formatDay(expires_at) })}
      </span>
      <span className="flex-1" />
      <Button size="small" tone="primary" busy={busy} onClick={() => void open()}>
        {t("Read and answer")}
      </Button>
    </li>
  );
}
