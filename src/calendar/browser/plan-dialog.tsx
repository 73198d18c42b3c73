import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { newKey } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { idsOf } from "../../screen/ids-of.ts";
import { ContactsField } from "../../entities/activities/contacts-field.tsx";
import { placeOf } from "../../entities/places.ts";
import { refreshAll } from "../../records/cache.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { typedValue, unreadable } from "../../records/field-text.ts";
import { Picker } from "../../records/picker.tsx";
import { recordClient, type RecordRow, type Values } from "../../records/record-client.ts";
import { DateInput } from "../../ui/date-input.tsx";
import { Field } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { t } from "../../ui/translate.ts";
import { choiceWord } from "../../ui/choice-word.ts";
import { typedMoment } from "../../ui/typed-date.ts";

const kinds = ["meeting", "call", "visit", "to_do"];
const moment = { kind: "moment", list: false } as const;

/** Plans something with a lead or a client at a day and an hour: `2026-11-24T09:00`. */
export function PlanDialog({ at: begun, onClose }: { at: string; onClose: () => void }) {
  const [row, take] = useState<Chosen | null>(null);
  const [kind, setKind] = useState("meeting");
  const [subject, setSubject] = useState("");
  const [text, setText] = useState(typedMoment(begun));
  const [contacts, chooseContacts] = useState("");
  const at = typedValue(moment, text);
  const create = useCreate();
  return (
    <FormDialog
      onClose={onClose}
      title={t("Plan")}
      act={t("Plan it")}
      missing={row ? (at ? undefined : unreadable(moment)) : t("Choose with whom.")}
      send={() => create({ ...row, kind, subject: subject.trim() || null, at, contact_ids: idsOf(contacts) })}
    >
      {(errors) => (
        <>
          <SelectField
            name="kind"
            label={t("What it is")}
            value={kind}
            options={kinds.map((value) => ({ value, label: choiceWord(value) }))}
            onChange={setKind}
          />
          <TextField name="subject" label={t("Subject")} maxLength={120} value={subject} onChange={setSubject} />
          <Field name="at" label={t("When")} error={errors["at"]}>
            {(ties) => <DateInput {...ties} time text={text} onText={setText} />}
          </Field>
          <With row={row} onTake={take} />
          <ContactsField of={row ?? undefined} text={contacts} error={errors["contact_ids"]} onText={chooseContacts} />
        </>
      )}
    </FormDialog>
  );
}

type Chosen = { entity: "leads" | "accounts"; row_id: string };

/** With whom it is planned: a lead or a client that one may change. */
function With({ row, onTake }: { row: Chosen | null; onTake: (row: Chosen | null) => void }) {
  const { rights } = useSession();
  const of = (["leads", "accounts"] as const).filter((each) => rights?.[each]?.["update"]?.length);
  const [entity, choose] = useState<Chosen["entity"]>(of[0] ?? "leads");
  return (
    <>
      <SelectField
        name="entity"
        label={t("With")}
        value={entity}
        options={of.map((value) => ({ value, label: t(placeOf(value)?.words.many ?? value) }))}
        onChange={(value) => {
          choose(value as Chosen["entity"]);
          onTake(null);
        }}
      />
      <Picker<RecordRow>
        key={entity}
        entity={entity}
        label={t("Find with whom")}
        value={row?.row_id ?? null}
        onChange={({ id }) => onTake({ entity, row_id: id })}
        content={(hit) => placeOf(entity)?.line(hit)}
      />
    </>
  );
}

/** Makes the activity, once whatever is pressed, and shows it where it stands. */
function useCreate() {
  const cache = useQueryClient();
  const [key] = useState(newKey);
  return async (values: Partial<Chosen> & Values) => {
    await recordClient("activities").create(values, key);
    for (const each of ["activities", values.entity ?? "leads"] as const) refreshAll(cache, each);
  };
}
