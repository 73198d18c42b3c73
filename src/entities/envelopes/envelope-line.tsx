import { useState } from "react";
import type { Entry } from "../../client/api.ts";
import { useWrites } from "../../records/use-writes.ts";
import { useScreen } from "../../screen/description.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDay } from "../../ui/format-short.ts";
import { formatDateTime } from "../../ui/format.ts";
import { toast } from "../../ui/toast.ts";
import { phrase, t } from "../../ui/translate.ts";
import { EnvelopeHistory } from "./envelope-history.tsx";
import { NewLink } from "./new-link.tsx";
import { Withdraw } from "./withdraw.tsx";
import { envelope_words, recipient_words, tones } from "./envelope-words.ts";

type Recipient = Entry<"envelope_recipients">;
type Props = { envelope: Entry<"envelopes">; recipients: Recipient[]; may_act: boolean };

const open: string[] = ["sent", "viewed", "partially_signed"];
const unapproved = [
  phrase("A newer version was added meanwhile and stays the newest, so the document was not approved."),
  phrase("Another envelope of this version was declined, so the document was not approved."),
];
const copy_failed = phrase("The signatures are in a file of their own: the document could not be copied.");

/** One envelope: which version, how far it is, who is asked, and what may be done. */
export function EnvelopeLine({ envelope, recipients, may_act }: Props) {
  const { status, purpose, number, expires_at, reason, problem, digest } = envelope;
  const stands = open.includes(status);
  const version = { number: number ?? "" };
  return (
    <li className="border-t border-line-2 py-1.5 first:border-0">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="font-medium" title={`SHA-256 ${digest}`}>
          {purpose === "signature"
            ? t("Signature of version {{number}}", version)
            : t("Approval of version {{number}}", version)}
        </span>
        <span className="flex-1" />
        <Badge tone={tones[status] ?? "neutral"}>{t(envelope_words[status])}</Badge>
      </p>
      {stands && <p className="text-meta text-ink-3">{t("Until {{day}}", { day: formatDay(expires_at) })}</p>}
      {reason && <p className="break-words whitespace-pre-line">{reason}</p>}
      {problem?.split("\n").map((each) => (
        <p key={each} className="text-warn">
          {t(unapproved.find((said) => said === each) ?? copy_failed)}
        </p>
      ))}
      <ul>
        {recipients.map((recipient) => (
          <RecipientLine
            key={recipient.id}
            {...{ recipient }}
            may_act={may_act && stands}
            approves={purpose === "approval"}
          />
        ))}
      </ul>
      <Below {...{ envelope }} deeds={stands && may_act} />
    </li>
  );
}

/** What may be done, and what happened. */
function Below({ envelope, deeds }: { envelope: Entry<"envelopes">; deeds: boolean }) {
  const [more, show] = useState(false);
  return (
    <>
      <div className="flex flex-wrap gap-1">
        {deeds && <Deeds envelope={envelope} />}
        <Button tone="quiet" size="small" aria-expanded={more} onClick={() => show(!more)}>
          {t("What happened")}
        </Button>
      </div>
      {more && <EnvelopeHistory id={envelope.id} />}
    </>
  );
}

function Deeds({ envelope: { id } }: { envelope: Entry<"envelopes"> }) {
  const writes = useWrites("envelopes");
  const { ask } = useScreen();
  const remind = () =>
    writes.act(id, "remind", {}, {}).then(() => toast(t("They were reminded."), { tone: "good" }), toastRefusal);
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => void remind()}>
        {t("Remind")}
      </Button>
      <Button tone="quiet" size="small" onClick={() => ask((onClose) => <Withdraw id={id} onClose={onClose} />)}>
        {t("Withdraw…")}
      </Button>
    </>
  );
}

function RecipientLine({
  recipient,
  may_act,
  approves,
}: {
  recipient: Recipient;
  may_act: boolean;
  approves: boolean;
}) {
  const { ask } = useScreen();
  const { id, name, email, status, decided_at, decided_from, words, person_id } = recipient;
  const said = approves && status === "signed" ? t("Has approved") : t(recipient_words[status]);
  const waits = ["waiting", "asked", "viewed"].includes(status);
  return (
    <li className="py-0.5 pl-3">
      <p className="flex flex-wrap items-center gap-x-2">
        <span dir="auto">{name}</span>
        <span className="min-w-0 truncate text-ink-3">{email}</span>
        <span className="flex-1" />
        {may_act && waits && !person_id && (
          <Button tone="quiet" size="small" onClick={() => ask((onClose) => <NewLink {...{ id, name, onClose }} />)}>
            {t("New link…")}
          </Button>
        )}
        <Badge tone={tones[status] ?? "neutral"}>{said}</Badge>
      </p>
      {decided_at && <p className="text-meta text-ink-3">{`${formatDateTime(decided_at)} · ${decided_from ?? ""}`}</p>}
      {words && <p className="break-words whitespace-pre-line">{words}</p>}
    </li>
  );
}
