import { useState } from "react";
import { FormDialog } from "../../records/form-dialog.tsx";
import { type AnyRecord, useScreen } from "../../screen/description.ts";
import { useDraft } from "../../screen/draft.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { TemplateMenu } from "../../templates/browser/template-menu.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { ownProgram } from "./own-program.ts";
import { type Letter, useSendLetter } from "./use-send-letter.ts";
import { type Address, useAddresses } from "./use-addresses.ts";
import { useLetters } from "./use-letters.ts";

// What the server says of what it does not send; the form shows it through `t`.
phrase("whoever has this address is not to be contacted");
phrase("an address is none of this record: add it there first");
phrase("has at most 10 addresses");
phrase("has at most 200 characters");
phrase("has at most 20,000 characters");
phrase("is one line without control characters");
phrase("You may send 200 e-mails a day. Try again tomorrow.");

type LetterProps = { row: AnyRecord; begins?: { subject: string; text: string }; onClose: () => void };

/** Writes an e-mail to people of a record: sent by the server, or where it sends none by one's own program. */
export default function WriteLetter({ row, begins, onClose }: LetterProps) {
  const { entity } = useScreen().described;
  const [{ texts, key }, type, forget] = useDraft("letter", row.id, begins);
  const { subject = "", text = "", template_id } = texts;
  const addresses = useAddresses(row);
  const open = addresses.filter(({ quiet }) => !quiet);
  const [chosen, choose] = useState<string[] | null>(null);
  const to = chosen ?? open.slice(0, 1).map(({ address }) => address);
  const { data } = useLetters(entity, row.id);
  const send = useSendLetter(row.id, forget);
  const own = data?.configured === false;
  const letter = { to, subject: subject.trim(), text: text.trim(), ...(template_id && { template_id }) };
  const labels = { to: t("To"), subject: t("Subject"), text: t("Text") };
  return (
    <FormDialog
      onClose={onClose}
      title={t("Write an e-mail")}
      description={
        own
          ? t("This Tandem sends no e-mail: your own mail program opens with what you write here.")
          : t("Each address gets a letter of its own. Answers come to you.")
      }
      act={own ? t("Open my mail program") : t("Send")}
      labels={labels}
      waiting={!data}
      missing={missing(addresses, letter, own)}
      send={() => send(letter, own, key)}
    >
      {(errors) => (
        <>
          <To {...{ addresses, to }} error={errors["to"]} onChange={choose} />
          <TemplateMenu row={row} to={to[0]} onFill={type} />
          <Words {...{ labels, subject, text, errors, type }} />
        </>
      )}
    </FormDialog>
  );
}

type WordsProps = {
  labels: { subject: string; text: string };
  subject: string;
  text: string;
  errors: Record<string, string>;
  type: (change: Record<string, string>) => void;
};

function Words({ labels, subject, text, errors, type }: WordsProps) {
  return (
    <>
      <TextField
        name="subject"
        data-first
        label={labels.subject}
        maxLength={200}
        value={subject}
        error={errors["subject"]}
        onChange={(typed) => type({ subject: typed })}
      />
      <Field name="text" label={labels.text} error={errors["text"]} hint={t("Markdown: **bold**, lists, links.")}>
        {(ties) => (
          <Textarea
            {...ties}
            rows={9}
            maxLength={20_000}
            value={text}
            onChange={({ target }) => type({ text: target.value })}
          />
        )}
      </Field>
    </>
  );
}

type ToProps = { addresses: Address[]; to: string[]; error: string | undefined; onChange: (to: string[]) => void };

function To({ addresses, to, error, onChange }: ToProps) {
  const turn = (address: string) =>
    onChange(to.includes(address) ? to.filter((each) => each !== address) : [...to, address]);
  return (
    <fieldset className="flex flex-col">
      <legend className="text-row font-medium">{t("To")}</legend>
      {addresses.map(({ address, name, quiet }) => (
        <Checkbox
          key={address}
          label={`${name} · ${address}${quiet ? ` · ${t("not to be contacted")}` : ""}`}
          checked={to.includes(address)}
          disabled={quiet}
          onChange={() => turn(address)}
        />
      ))}
      {error && <p className="text-meta text-bad">{error}</p>}
    </fieldset>
  );
}

/** Why it cannot be sent yet. */
function missing(addresses: Address[], { to, subject, text }: Letter, own: boolean): string | undefined {
  if (addresses.length === 0) return t("This record has no e-mail address. Add one first.");
  if (addresses.every(({ quiet }) => quiet)) return t("Whoever this is about is not to be contacted.");
  if (to.length === 0) return t("Choose an address.");
  if (to.length > 10) return t("Choose 10 addresses at most.");
  if (!subject) return t("Write a subject.");
  if (!text) return t("Write something first.");
  if (own && !ownProgram(to, subject, text))
    return t("This is too long to be handed to your mail program. Shorten it, or write it there.");
  return undefined;
}
