import { useState } from "react";
import { FormDialog } from "../../records/form-dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { EventPicker } from "./event-picker.tsx";

/** What a form asks of a webhook. */
export type Asked = {
  name: string;
  address: string;
  events: string[];
  filter_field: string | null;
  filter_value: string | null;
  note: string | null;
};

type Props = { begun: Asked; title: string; act: string; send: (asked: Asked) => Promise<void>; onClose: () => void };

/** Asks where events are sent, and which. */
export function WebhookForm({ begun, title, act, send, onClose }: Props) {
  const [asked, setAsked] = useState(begun);
  const set = (change: Partial<Asked>) => setAsked((before) => ({ ...before, ...change }));
  const labels = Object.fromEntries(Object.entries(words).map(([name, word]) => [name, t(word)]));
  return (
    <FormDialog
      {...{ onClose, title, act, labels }}
      description={t("Records are sent as you see them: whoever saves this answers for it.")}
      send={() => send(tidied(asked))}
    >
      {(errors) => (
        <>
          <Where {...{ asked, set, errors }} />
          <EventPicker chosen={asked.events} onChoose={(events) => set({ events })} error={errors["events"]} />
          <Filter {...{ asked, set, errors }} />
          <Note {...{ asked, set, errors }} />
        </>
      )}
    </FormDialog>
  );
}

type PartProps = { asked: Asked; set: (change: Partial<Asked>) => void; errors: Record<string, string> };

function Where({ asked, set, errors }: PartProps) {
  return (
    <>
      <TextField
        name="name"
        label={t(words.name)}
        error={errors["name"]}
        maxLength={100}
        value={asked.name}
        onChange={(name) => set({ name })}
      />
      <TextField
        name="address"
        label={t(words.address)}
        error={errors["address"]}
        hint={t("It uses https and ends before any question mark. Whoever opens this page reads it.")}
        inputMode="url"
        maxLength={500}
        value={asked.address}
        onChange={(address) => set({ address })}
      />
    </>
  );
}

function Note({ asked, set, errors }: PartProps) {
  return (
    <Field name="note" label={t(words.note)} optional={t("optional")} error={errors["note"]}>
      {(ties) => (
        <Textarea
          {...ties}
          maxLength={2000}
          value={asked.note ?? ""}
          onChange={({ target }) => set({ note: target.value })}
        />
      )}
    </Field>
  );
}

function Filter({ asked, set, errors }: PartProps) {
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      <TextField
        name="filter_field"
        label={t(words.filter_field)}
        optional={t("optional")}
        hint={t("As the API calls it, such as priority.")}
        error={errors["filter_field"]}
        maxLength={60}
        value={asked.filter_field ?? ""}
        onChange={(filter_field) => set({ filter_field })}
      />
      <TextField
        name="filter_value"
        label={t(words.filter_value)}
        optional={t("optional")}
        error={errors["filter_value"]}
        maxLength={200}
        value={asked.filter_value ?? ""}
        onChange={(filter_value) => set({ filter_value })}
      />
    </div>
  );
}

const words = {
  name: phrase("Name"),
  address: phrase("Address"),
  events: phrase("Events"),
  filter_field: phrase("Only where this field"),
  filter_value: phrase("has this value"),
  note: phrase("Note"),
};

function tidied({ name, address, events, filter_field, filter_value, note }: Asked): Asked {
  const said = (text: string | null) => text?.trim() || null;
  return {
    name: name.trim(),
    address: address.trim(),
    events,
    filter_field: said(filter_field),
    filter_value: said(filter_value),
    note: said(note),
  };
}
