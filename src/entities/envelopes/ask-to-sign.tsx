import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Entry } from "../../client/api.ts";
import { newKey, request } from "../../client/request.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { LinkFields } from "../../records/link-fields.tsx";
import { useRecords } from "../../records/use-records.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { currentLanguage, t } from "../../ui/translate.ts";
import { MadeLinks, type MadeLink } from "./made-links.tsx";
import { RecipientFields, type Recipient } from "./recipient-fields.tsx";

type Props = { document: Entry<"documents">; onClose: () => void };
type Asked = { purpose: string; message: string; language: string; days: string; in_order: boolean };

/** Asks people to approve or sign the newest version of a document, and shows the links of those from outside once. */
export function AskToSign({ document, onClose }: Props) {
  const [links, setLinks] = useState<MadeLink[] | null>(null);
  if (links !== null) return <MadeLinks {...{ links, onClose }} />;
  return <AskForm {...{ document, onClose }} onSent={(made) => (made.length > 0 ? setLinks(made) : onClose())} />;
}

function AskForm({ document, onClose, onSent }: Props & { onSent: (links: MadeLink[]) => void }) {
  const where = { row_id: document.id, newest: true };
  const newest = useRecords<Entry<"files">>("files", { where, order: ["-number"] }).rows[0];
  const is_pdf = document.media_type === "application/pdf";
  const language = currentLanguage() === "fr" ? "french" : "english";
  const purpose = is_pdf ? "signature" : "approval";
  const [asked, setAsked] = useState<Asked>({ purpose, message: "", language, days: "14", in_order: false });
  const [recipients, setRecipients] = useState<Recipient[]>([]);
  const send = useSending(document.id);
  // (Once it is sent, the dialog of the links takes the place of this one.)
  const sent = useRef(false);
  const change = (part: Partial<Asked>) => setAsked({ ...asked, ...part });
  return (
    <FormDialog
      onClose={() => sent.current || onClose()}
      title={t("Ask to sign")}
      description={t("They are asked about version {{number}}. Versions that come later change nothing.", {
        number: newest?.number ?? "",
      })}
      act={t("Send")}
      labels={{ message: t("Message"), recipients: t("Recipients") }}
      waiting={!newest}
      patient
      missing={missingOf(recipients)}
      send={async () => {
        const links = await send(asked, recipients, newest?.id);
        sent.current = true;
        onSent(links);
      }}
    >
      {(errors) => (
        <>
          <PurposeFields {...{ asked, is_pdf, change }} />
          <RecipientFields {...{ recipients }} change={setRecipients} />
          <PageFields {...{ asked, errors, change }} many={recipients.length > 1} />
        </>
      )}
    </FormDialog>
  );
}

/** Why it cannot be sent yet. */
function missingOf(recipients: Recipient[]): string | undefined {
  if (recipients.length === 0) return t("Add at least one recipient.");
  const unfinished = recipients.some(({ person, name, email }) => !person && (!name.trim() || !email.trim()));
  return unfinished ? t("Give each a name and an e-mail address.") : undefined;
}

/** Sends what was asked, once however often it is pressed; answers the links of those from outside. */
function useSending(document_id: string) {
  const cache = useQueryClient();
  const [key] = useState(newKey);
  return async (asked: Asked, recipients: Recipient[], file_id: string | undefined): Promise<MadeLink[]> => {
    const body = {
      ...asked,
      file_id,
      message: asked.message.trim() || null,
      days: Number(asked.days),
      recipients: recipients.map(({ person, name, email }) => (person ? { person_id: person } : { name, email })),
    };
    const path = `/api/signing/documents/${document_id}/envelopes`;
    const answer = await request<{ data: { links: MadeLink[] } }>("POST", path, { body, idempotency_key: key });
    const changed = ["documents", "envelopes", "envelope_recipients"];
    await Promise.all(changed.map((name) => cache.invalidateQueries({ queryKey: [name] })));
    return answer.data.links;
  };
}

const days = ["3", "7", "14", "30", "60", "90"];

type PartProps = { asked: Asked; change: (part: Partial<Asked>) => void };

const PurposeFields = ({ asked, is_pdf, change }: PartProps & { is_pdf: boolean }) => (
  <SelectField
    label={t("Purpose")}
    name="purpose"
    hint={is_pdf ? undefined : t("Only a PDF can be signed.")}
    value={asked.purpose}
    options={[
      ...(is_pdf ? [{ value: "signature", label: t("To sign") }] : []),
      { value: "approval", label: t("To approve") },
    ]}
    onChange={(purpose) => change({ purpose })}
  />
);

/** In which order they are asked, and in which words. */
function PageFields({ asked, errors, many, change }: PartProps & { errors: Record<string, string>; many: boolean }) {
  return (
    <>
      {many && (
        <Checkbox
          label={t("One after the other, in this order")}
          checked={asked.in_order}
          onChange={() => change({ in_order: !asked.in_order })}
        />
      )}
      <Field label={t("Message")} name="message" optional={t("optional")} error={errors["message"]}>
        {(ties) => (
          <Textarea
            {...ties}
            maxLength={2000}
            value={asked.message}
            onChange={(event) => change({ message: event.target.value })}
          />
        )}
      </Field>
      <LinkFields {...{ asked, change, days }} />
    </>
  );
}
