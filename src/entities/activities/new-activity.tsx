import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Entry } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import type { FieldMeta } from "../../entity/meta.ts";
import { refreshAll } from "../../records/cache.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import type { CreateProps } from "../../records/list-description.ts";
import { useFields } from "../../records/use-meta.ts";
import { useWrites } from "../../records/use-writes.ts";
import { type Described, useScreen } from "../../screen/description.ts";
import { useDraft } from "../../screen/draft.ts";
import { FormLine } from "../../screen/form-line.tsx";
import { labelOf } from "../../screen/label.ts";
import { begunTexts, readForm } from "../../screen/read-form.ts";
import { ReferenceControl } from "../../screen/reference-control.tsx";
import { Field } from "../../ui/field.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { toast } from "../../ui/toast.ts";
import { choiceWord } from "../../ui/choice-word.ts";
import { t } from "../../ui/translate.ts";
import { places } from "../places.ts";
import { idsOf } from "../../screen/ids-of.ts";
import { ContactsField } from "./contacts-field.tsx";
import { parents } from "./activity-filters.ts";

type Parent = Entry<"activities">["entity"];
const asked = ["subject", "kind", "at", "duration", "location", "body"];
const wide = ["subject", "body"];

/** Plans something with a lead, a client or a contact, who are looked for here. */
export default function NewActivity({ onClose, onOpen, begun }: CreateProps) {
  const { described } = useScreen();
  const { whom, fields, texts, type, plan } = usePlanning(begun);
  return (
    <FormDialog
      onClose={onClose}
      title={t("New activity")}
      act={t("Plan it")}
      labels={labelsOf(described)}
      waiting={fields.length === 0}
      missing={whom ? undefined : t("Choose with whom it is.")}
      send={async () => whom && onOpen(await plan(whom))}
    >
      {(errors) => (
        <div className="grid gap-x-3 gap-y-3.5 tablet:grid-cols-2 [&>:not([data-half])]:col-span-full">
          <WithWhom label={t("With whom")} error={errors["row_id"]} {...{ texts, type }} />
          {fields.map((field) => (
            <FormLine
              key={field.name}
              field={field}
              type={(name, text) => type({ [name]: text })}
              entity="activities"
              label={labelOf(described, field.name)}
              half={!wide.includes(field.name)}
              text={texts[field.name] ?? ""}
              error={errors[field.name]}
              suggested={false}
            />
          ))}
          <ContactsField
            of={whom}
            text={texts["contacts"] ?? ""}
            error={errors["contact_ids"]}
            onText={(contacts) => type({ contacts })}
          />
        </div>
      )}
    </FormDialog>
  );
}

const labelsOf = (described: Described): Record<string, string> => ({
  ...Object.fromEntries([...asked, "contact_ids"].map((name) => [name, labelOf(described, name)])),
  row_id: t("With whom"),
});

type Texts = Record<string, string>;
type Whom = { entity: Parent; row_id: string };

/** With whom it is, once somebody is chosen. */
const whomOf = ({ entity, row_id }: Texts): Whom | undefined =>
  row_id ? { entity: entity as Parent, row_id } : undefined;

type WithWhomProps = { label: string; error: string | undefined; texts: Texts; type: (change: Texts) => void };

/** The record that it is about: of which kind, and which. */
function WithWhom({ label, error, texts, type }: WithWhomProps) {
  const { rights } = useSession();
  const offered = parents.filter((entity) => rights?.[entity]?.["update"]);
  const parent = offered.find((entity) => entity === texts["entity"]) ?? offered[0] ?? "leads";
  const options = offered.map((value) => ({ value, label: t(places[value].words.one) }));
  return (
    <Field name="row_id" label={label} error={error}>
      {(ties) => (
        <div className="flex flex-col items-start gap-2 [&>:last-child]:self-stretch">
          <SegmentedControl
            label={t("Kind of record")}
            value={parent}
            options={options}
            onChange={(entity) => type({ entity, row_id: "" })}
          />
          <ReferenceControl
            key={parent}
            {...ties}
            entity={parent}
            text={texts["row_id"] ?? ""}
            onText={(row_id) => type({ entity: parent, row_id })}
          />
        </div>
      )}
    </Field>
  );
}

/**
 * What is typed, beginning with the day that it was asked for on; it survives closing and reloads until it is planned.
 * Sent again after its answer was lost, it is planned once.
 */
function usePlanning(begun: string | undefined) {
  const cache = useQueryClient();
  const writes = useWrites("activities");
  const columns = useFields("activities");
  const fields: FieldMeta[] = asked.flatMap((name) => columns.filter((each) => each.name === name));
  const [opened] = useState(() => new Date());
  const [draft, type, forget] = useDraft("activities", begun ?? "", { kind: "call" });
  const texts: Texts = { ...begunTexts(begun, columns, opened), ...draft.texts };
  const plan = async (whom: Whom): Promise<string> => {
    const values = { ...readForm(fields, null, texts), contact_ids: idsOf(texts["contacts"]) };
    const made = (await writes.create({ ...whom, ...values }, draft.key)) as Made;
    forget();
    // (The record shows its next step.)
    refreshAll(cache, whom.entity);
    const name = made.subject || choiceWord(texts["kind"] ?? "");
    toast(t("{{name}}: planned", { name }), { tone: "good" });
    return made.id;
  };
  return { whom: whomOf(texts), fields, texts, type, plan };
}

type Made = { id: string; subject?: string | null };
