import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { CopyDialog } from "../../auth/browser/copy-dialog.tsx";
import type { Entry } from "../../client/api.ts";
import { newKey, request } from "../../client/request.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { LinkFields } from "../../records/link-fields.tsx";
import { useRecords } from "../../records/use-records.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { currentLanguage, phrase, t } from "../../ui/translate.ts";

type Props = { brief_id: string; onClose: () => void };
type Asked = { name: string; email: string; message: string; language: string; days: string };

// What the server says to whoever makes a link.
phrase("One of these versions is not there any more. Look again.");
phrase("Twenty links of this brief wait for an answer. End one first.");
phrase("A brief goes to its client from the internal review.");

/** Makes a link by which somebody of the client decides on versions of a brief, and shows it once. */
export default function AskClient({ brief_id, onClose }: Props) {
  const [address, setAddress] = useState<string | null>(null);
  if (address !== null) return <ShownLink {...{ address, onClose }} />;
  return <AskForm {...{ brief_id, onClose }} onMade={setAddress} />;
}

function AskForm({ brief_id, onClose, onMade }: Props & { onMade: (address: string) => void }) {
  const cache = useQueryClient();
  const { versions, left, toggle } = useNewestVersions(brief_id);
  const language = currentLanguage() === "fr" ? "french" : "english";
  const [asked, setAsked] = useState<Asked>({ name: "", email: "", message: "", language, days: "14" });
  const [key] = useState(newKey);
  // (Once it is made, the dialog of the link takes the place of this one.)
  const made = useRef(false);
  const files = versions.filter(({ id }) => !left.has(id)).map(({ id }) => id);
  const send = async () => {
    const body = { ...asked, message: asked.message.trim() || null, days: Number(asked.days), files };
    const path = `/api/creative/briefs/${brief_id}/links`;
    const answer = await request<{ data: { address: string } }>("POST", path, { body, idempotency_key: key });
    await Promise.all(["briefs", "brief_approvals"].map((name) => cache.invalidateQueries({ queryKey: [name] })));
    made.current = true;
    onMade(answer.data.address);
  };
  return (
    <FormDialog
      onClose={() => made.current || onClose()}
      title={t("Ask the client")}
      description={t("You get a link that you send yourself. Whoever has it sees these versions and answers once.")}
      act={t("Make link")}
      labels={{ name: t("Name"), email: t("E-mail"), message: t("Message"), days: t("Days") }}
      missing={files.length === 0 ? t("Choose at least one version.") : undefined}
      send={send}
    >
      {(errors) => (
        <Fields {...{ asked, errors, versions, left, toggle }} change={(part) => setAsked({ ...asked, ...part })} />
      )}
    </FormDialog>
  );
}

type Version = Entry<"files">;
type FieldsProps = {
  asked: Asked;
  errors: Record<string, string>;
  versions: Version[];
  left: Set<string>;
  toggle: (id: string) => void;
  change: (part: Partial<Asked>) => void;
};

function Fields({ versions, left, toggle, ...rest }: FieldsProps) {
  const { asked, errors, change } = rest;
  return (
    <>
      <fieldset>
        <legend className="pb-1 font-medium">{t("Versions to decide on")}</legend>
        {versions.length === 0 && <p className="text-ink-2">{t("Add a version to a piece of work first.")}</p>}
        {versions.map(({ id, about, name, number }) => (
          <Checkbox
            key={id}
            label={t("{{asset}}, version {{number}}", { asset: about ?? name, number: number ?? "" })}
            checked={!left.has(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </fieldset>
      <WhoFields {...rest} />
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
      <LinkFields {...rest} days={days} />
    </>
  );
}

const days = ["3", "7", "14", "30", "60"];

type PartProps = Pick<FieldsProps, "asked" | "errors" | "change">;

/** Who is asked. */
function WhoFields({ asked, errors, change }: PartProps) {
  return (
    <>
      <TextField
        label={t("Name")}
        name="name"
        value={asked.name}
        error={errors["name"]}
        maxLength={120}
        onChange={(name) => change({ name })}
      />
      <TextField
        label={t("E-mail")}
        name="email"
        type="email"
        value={asked.email}
        error={errors["email"]}
        onChange={(email) => change({ email })}
      />
    </>
  );
}

/** The newest version of each piece of work of a brief, and which of them are left out. */
function useNewestVersions(brief_id: string) {
  const assets = useRecords<Entry<"brief_assets">>("brief_assets", { where: { brief_id }, order: ["name"] });
  const ids = assets.rows.map(({ id }) => id);
  const where = { entity: "brief_assets", newest: true, row_id: { in: ids.length > 0 ? ids : [brief_id] } };
  const files = useRecords<Version>("files", { where, order: ["about"] });
  const [left, leave] = useState(new Set<string>());
  const toggle = (id: string) =>
    leave((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]));
  return { versions: files.rows, left, toggle };
}

const ShownLink = ({ address, onClose }: { address: string; onClose: () => void }) => (
  <CopyDialog
    title={t("The link for your client")}
    description={t("It is shown only now. Send it to the person who decides.")}
    text={address}
    name="link"
    label={t("Link")}
    act={t("Copy the link")}
    said={{
      copied: t("The link is copied."),
      failed: t("The link could not be copied: it is marked, so press Ctrl C or Command C."),
    }}
    done={t("Done")}
    onClose={onClose}
  />
);
