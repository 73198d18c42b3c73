import { useState } from "react";
import { request } from "../../client/request.ts";
import { failureSentence, toastFailure } from "../../records/failure.ts";
import { useRecord } from "../../records/use-records.ts";
import { useWrites } from "../../records/use-writes.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import type { WholeMailbox } from "./mailbox-dialogs.tsx";

type Props = { box: WholeMailbox; onEdit: () => void; onMissing: () => void };

const seen_by = {
  private: () => t("Only you read it"),
  team: () => t("A team reads it"),
  company: () => t("All colleagues read it"),
};

/** How a mailbox stands, and what one may do with it. */
export function MailboxLine({ box, onEdit, onMissing }: Props) {
  const { name, address, visibility, status, checked_at, last_error } = box;
  return (
    <li className="py-2">
      <p className="flex flex-wrap items-center gap-2">
        <span dir="auto" className="font-medium">
          {name}
        </span>
        <span className="text-ink-3">{address}</span>
        {status === "paused" && <Badge>{t("Paused")}</Badge>}
        {status === "failing" && <Badge tone="bad">{t("Cannot be read")}</Badge>}
      </p>
      <p className="text-meta text-ink-3">
        {seen_by[visibility]()}
        {" · "}
        {checked_at ? t("in step with its server on {{at}}", { at: formatDateTime(checked_at) }) : t("not read yet")}
      </p>
      {last_error && (
        <p role="status" className="text-bad">
          {t("Its server says: {{said}}", { said: last_error })}
        </p>
      )}
      <Acts {...{ box, onEdit, onMissing }} />
    </li>
  );
}

function Acts({ box, onEdit, onMissing }: Props) {
  const { data } = useRecord<WholeMailbox>("mailboxes", box.id);
  const can = data?.can ?? [];
  const writes = useWrites("mailboxes");
  const [said, say] = useState<string[]>([]);
  const { id, name } = box;
  return (
    <>
      <div className="flex flex-wrap gap-2 pt-1">
        <Button size="small" onClick={onMissing}>
          {t("A message is missing")}
        </Button>
        {can.includes("update") && <ChangeActs {...{ box, onEdit, say }} />}
        {can.includes("delete") && (
          <Button
            size="small"
            tone="quiet"
            onClick={() => void writes.remove([id], () => t("Mailbox {{name}} removed.", { name }))}
          >
            {t("Remove")}
          </Button>
        )}
      </div>
      {said.map((sentence) => (
        <p key={sentence} role="status" className="pt-1 text-ink-2">
          {sentence}
        </p>
      ))}
    </>
  );
}

type ChangeProps = Pick<Props, "box" | "onEdit"> & { say: (sentences: string[]) => void };

function ChangeActs({ box: { id, status }, onEdit, say }: ChangeProps) {
  const writes = useWrites("mailboxes");
  const paused = status === "paused";
  return (
    <>
      <Button size="small" onClick={onEdit}>
        {t("Edit")}
      </Button>
      <Button size="small" onClick={() => tried(id).then(say)}>
        {t("Try it")}
      </Button>
      <Button size="small" onClick={() => writes.act(id, paused ? "resume" : "pause").catch(toastFailure)}>
        {paused ? t("Resume") : t("Pause")}
      </Button>
    </>
  );
}

type Tried = { data: { receiving: string | null; sending: string | null } };

/** What both servers say to a try. */
async function tried(id: string): Promise<string[]> {
  try {
    const { data } = await request<Tried>("POST", `/api/inbox/mailboxes/${id}/try`, { body: {} });
    const { receiving, sending } = data;
    return [
      receiving ? t("Receiving does not work: {{said}}", { said: receiving }) : t("Receiving works."),
      sending ? t("Sending does not work: {{said}}", { said: sending }) : t("Sending works."),
    ];
  } catch (error) {
    return [failureSentence(error)];
  }
}
