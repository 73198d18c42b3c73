import { type SubmitEvent, useState } from "react";
import { request } from "../../client/request.ts";
import { failureSentence } from "../../records/failure.ts";
import { PageLink } from "../../records/page-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { Problem } from "../../ui/problem.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { t } from "../../ui/translate.ts";
import type { WholeMailbox } from "./mailbox-dialogs.tsx";
import { subjectOf } from "./mail-words.ts";
import { type Met, saidOf, type There, whyNotHere } from "./missing-words.ts";

type Found = { met: Met[]; there: There[] | string };

/** Why is this message missing? Says of each that its words find where it is. */
export function MissingMail({ box, onClose }: { box: WholeMailbox; onClose: () => void }) {
  const [q, type] = useState("");
  const { found, problem, busy, look } = useLook(box.id);
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (q.trim().length >= 2) void look(q.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("A message is missing in {{name}}", { name: box.name })}
      description={t(
        "Look for it by its sender, its subject or its Message-ID: here, and in all folders of its server.",
      )}
    >
      <form noValidate onSubmit={ask} className="flex flex-col gap-2">
        <TextField name="q" label={t("Sender, subject or Message-ID")} maxLength={300} value={q} onChange={type} />
        <Button
          type="submit"
          tone="primary"
          busy={busy}
          className="self-start"
          disabledReason={q.trim().length < 2 ? t("Write two letters at least.") : undefined}
        >
          {t("Look for it")}
        </Button>
      </form>
      <Problem text={problem} />
      {found && <Results {...found} />}
    </Dialog>
  );
}

function Results({ met, there }: Found) {
  const others = Array.isArray(there) ? whyNotHere(there, met) : [];
  return (
    <div role="status" className="pt-3">
      <ul className="divide-y divide-line">
        {met.map((each) => (
          <li key={`${each.path} ${each.uid}`} className="py-2">
            <Named subject={each.subject} from={each.from_address} at={each.at} />
            <p className="text-ink-2">{saidOf(each)}</p>
            {each.conversation_id && !each.removed && (
              <PageLink
                to="/communications"
                search={{ conversation: each.conversation_id }}
                className="text-person hover:underline"
              >
                {t("Open “{{name}}”", { name: subjectOf(each.conversation ?? "") })}
              </PageLink>
            )}
          </li>
        ))}
        {others.map(({ message, why }, at) => (
          <li key={at} className="py-2">
            <Named subject={message.subject} from={message.from} at={message.at} />
            <p className="text-ink-2">{why}</p>
          </li>
        ))}
      </ul>
      {typeof there === "string" && (
        <p className="py-2 text-bad">{t("Its server could not be asked: {{said}}", { said: there })}</p>
      )}
      {met.length === 0 && others.length === 0 && Array.isArray(there) && (
        <p className="py-2 text-ink-2">
          {t("Neither Tandem nor the server of this mailbox has such a message: it was not delivered there.")}
        </p>
      )}
    </div>
  );
}

type NamedProps = { subject: string | null; from: string | null; at: string | null };

const Named = ({ subject, from, at }: NamedProps) => (
  <p dir="auto" className="break-words">
    <span className="font-medium">{subjectOf(subject ?? "")}</span>
    <span className="text-ink-3">
      {" "}
      {from} {at && formatDateTime(at)}
    </span>
  </p>
);

function useLook(id: string) {
  const [found, keep] = useState<Found>();
  const [problem, complain] = useState<string>();
  const [busy, work] = useState(false);
  const look = async (q: string) => {
    work(true);
    complain(undefined);
    try {
      const known = request<{ data: Met[] }>("GET", `/api/inbox/mailboxes/${id}/missing?${new URLSearchParams({ q })}`);
      // (Only whoever may change a mailbox has its server asked.)
      const asked = request<{ data: There[] }>("POST", `/api/inbox/mailboxes/${id}/look`, { body: { q } }).then(
        ({ data }) => data,
        (error: unknown) => failureSentence(error),
      );
      keep({ met: (await known).data, there: await asked });
    } catch (error) {
      complain(failureSentence(error));
    } finally {
      work(false);
    }
  };
  return { found, problem, busy, look };
}
