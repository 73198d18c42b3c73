import { Signature } from "lucide-react";
import { useId } from "react";
import type { Entry } from "../../client/api.ts";
import { useRecords } from "../../records/use-records.ts";
import { useHere, useScreen } from "../../screen/description.ts";
import { Button } from "../../ui/button.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { AskToSign } from "./ask-to-sign.tsx";
import { EnvelopeLine } from "./envelope-line.tsx";

// What the server says to whoever sends one or acts on it.
phrase("Another version of this document is the newest by now. Look again.");
phrase("Only a PDF can be signed. Upload one, or ask for an approval.");
phrase("Ten envelopes of this document are open. Withdraw one first.");
phrase("You may ask 200 people outside the company a day. Try again tomorrow.");
phrase("Choose colleagues who come in.");
phrase("Two recipients have the same e-mail address.");
phrase("{{email}} is a colleague: choose them by name.");
phrase("This envelope is over. Look again.");
phrase("Colleagues sign in the app, and who has answered needs no link.");
phrase("Everybody whose turn it is was asked within the last hour, or reminded three times.");
phrase("This PDF has a password. Upload one without, and send that.");
phrase("This PDF is damaged. Save it anew, upload it and try again.");
phrase("This PDF has more than 1,000 pages. Split it.");
phrase("This PDF is too much work to read. Save it anew in a simpler form.");
phrase("A PDF that is signed may have 30 MB. Make it smaller.");
phrase("Other PDFs are being read. Try again in a moment.");
phrase("This version does not exist, or you cannot see it.");

/** Who was asked to approve or sign versions of the open document, and what they answered. */
export default function EnvelopesPart() {
  const { row, away, may } = useHere<"documents">();
  const { ask } = useScreen();
  const heading = useId();
  const envelopes = useRecords<Entry<"envelopes">>("envelopes", { where: { row_id: row.id }, order: ["-created_at"] });
  const where = { row_id: row.id };
  const recipients = useRecords<Entry<"envelope_recipients">>("envelope_recipients", { where, order: ["position"] });
  const may_act = may("update") && !(row.deleted_at ?? away);
  const may_ask = may_act && row.versions > 0 && row.file_name !== null;
  if (envelopes.rows.length === 0 && !may_ask) return null;
  return (
    <section aria-labelledby={heading} className="flex-none border-t border-line px-4 pt-2 pb-2">
      <header className="flex min-h-8 items-center gap-2 touch:min-h-10">
        <h3 id={heading} className="flex-1 font-medium">
          {t("Approvals and signatures")}
        </h3>
        {may_ask && (
          <Button size="small" onClick={() => ask((onClose) => <AskToSign document={row} onClose={onClose} />)}>
            <Signature aria-hidden />
            {t("Ask to sign…")}
          </Button>
        )}
      </header>
      <ul>
        {envelopes.rows.map((envelope) => (
          <EnvelopeLine
            key={envelope.id}
            {...{ envelope, may_act }}
            recipients={recipients.rows.filter(({ envelope_id }) => envelope_id === envelope.id)}
          />
        ))}
      </ul>
    </section>
  );
}
