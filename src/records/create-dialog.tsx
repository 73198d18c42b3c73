import { useEffect, useRef, useState } from "react";
import type { EntityName } from "../client/api.ts";
import type { FieldMeta } from "../entity/meta.ts";
import { ApiError } from "../client/api-error.ts";
import { newKey } from "../client/request.ts";
import { readStored, store } from "../client/stored.ts";
import { Field } from "../ui/field.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { t } from "../ui/translate.ts";
import { failureSentence } from "./failure.ts";
import { FieldControl } from "./field-control.tsx";
import { typedValue, unreadable } from "./field-text.ts";
import { FormDialog } from "./form-dialog.tsx";
import type { OpenRecord, Values } from "./record-client.ts";
import { useMetaFailure } from "./use-meta.ts";
import { useWrites } from "./use-writes.ts";

/** One field of a form for a new record; two halves stand side by side. */
export type FormField = { name: string; label: string; hint?: string; suggestions?: string[]; half?: boolean };

type Props = {
  entity: EntityName;
  title: string;
  act: string;
  form: FormField[];
  fields: FieldMeta[];
  /** Values that are not asked for, such as the owner. */
  given: Values;
  open: boolean;
  onClose: () => void;
  onCreated: (made: OpenRecord) => void;
};

/** Asks for what a new record needs; what was typed survives errors, closing and reloads. */
export function CreateDialog(props: Props) {
  const { entity, title, act, form, fields, given, open, onClose, onCreated } = props;
  const writes = useWrites(entity);
  const [typed, type, forget] = useDraft(entity);
  async function send() {
    const values = readForm(form, fields, typed.texts);
    const made = await writes.create({ ...given, ...values }, typed.key);
    forget();
    onCreated(made);
  }
  const labels = Object.fromEntries(form.map(({ name, label }) => [name, label]));
  const waiting = fields.length === 0;
  return (
    <FormDialog {...{ open, onClose, title, act, labels, send, waiting }}>
      {(errors) => (waiting ? <Waiting /> : <Fields {...{ form, fields, errors, typed, type }} />)}
    </FormDialog>
  );
}

/** In the place of the fields while the server has not described them. */
function Waiting() {
  const failure = useMetaFailure();
  if (failure) return <p role="alert">{failureSentence(failure)}</p>;
  return <Skeleton className="my-2 w-64" />;
}

type FieldsProps = Pick<Props, "form" | "fields"> & {
  errors: Record<string, string>;
  typed: Draft;
  type: (name: string, text: string) => void;
};

function Fields({ form, fields, errors, typed, type }: FieldsProps) {
  const place = useRef<HTMLDivElement>(null);
  // The dialog gave the focus to a button of its own where the fields came late.
  useEffect(() => {
    const dialog = place.current?.closest("[role=dialog]");
    if (dialog?.contains(document.activeElement)) dialog.querySelector<HTMLElement>("input, select, textarea")?.focus();
  }, []);
  return (
    <div ref={place} className="grid grid-cols-2 gap-3 *:col-span-2 tablet:*:data-half:col-span-1">
      {form.map(({ name, label, hint, suggestions, half }) => {
        const field = fields.find((each) => each.name === name);
        if (!field) return null;
        const optional = field.required ? {} : { optional: t("optional") };
        return (
          <div key={name} data-half={half || undefined}>
            <Field name={name} label={label} hint={hint} error={errors[name]} {...optional}>
              {(ties) => (
                <FieldControl
                  {...ties}
                  field={field}
                  suggestions={suggestions}
                  text={typed.texts[name] ?? ""}
                  onText={(text) => type(name, text)}
                />
              )}
            </Field>
          </div>
        );
      })}
    </div>
  );
}

/** Throws, in the shape of the server's refusal, what is plainly missing or cannot be read. */
function readForm(form: FormField[], fields: FieldMeta[], texts: Record<string, string>): Values {
  const wrong: Record<string, string> = {};
  const values: Values = {};
  for (const { name } of form) {
    const field = fields.find((each) => each.name === name);
    const value = field && typedValue(field, texts[name] ?? "");
    if (value === undefined) wrong[name] = field ? unreadable(field) : "";
    else if (value === null && field?.required) wrong[name] = t("This is needed.");
    else if (value !== null) values[name] = value;
  }
  if (Object.keys(wrong).length === 0) return values;
  const envelope = { code: "VALIDATION_FAILED", message: "", request_id: "", timestamp: "" };
  throw new ApiError({ ...envelope, details: { fields: wrong } }, 422);
}

type Draft = { texts: Record<string, string>; key: string };

/** What is typed, kept for this tab; its key makes a second try the same write. */
function useDraft(entity: EntityName) {
  const place = `tandem.new.${entity}`;
  const storage = () => sessionStorage;
  const empty = (): Draft => ({ texts: {}, key: newKey() });
  const [draft, setDraft] = useState<Draft>(() => {
    const stored = readStored(place, storage);
    return stored ? { ...empty(), texts: JSON.parse(stored) as Record<string, string> } : empty();
  });
  function type(name: string, text: string) {
    const texts = { ...draft.texts, [name]: text };
    // Other values are another write.
    setDraft({ texts, key: newKey() });
    store(place, JSON.stringify(texts), storage);
  }
  function forget() {
    setDraft(empty());
    store(place, null, storage);
  }
  return [draft, type, forget] as const;
}
