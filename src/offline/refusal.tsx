import { useState } from "react";
import { ApiError, type ErrorEnvelope } from "../client/api-error.ts";
import type { FieldMeta } from "../entity/meta.ts";
import { failureSentence } from "../records/failure.ts";
import { fieldErrors } from "../records/field-errors.ts";
import { FieldControl } from "../records/field-control.tsx";
import { fieldName } from "../records/field-names.ts";
import { typedText, typedValue, unreadable } from "../records/field-text.ts";
import type { Values } from "../records/record-client.ts";
import { useFields } from "../records/use-meta.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { t } from "../ui/translate.ts";
import { changesOf, type Item, type Problem } from "./item.ts";
import { discard, retry } from "./outbox.ts";

/** Why the server did not take a write; where a value is at fault, it can be corrected here. */
export function Refusal({ item }: { item: Item }) {
  const error = asError(item.problem);
  const wrong = fieldErrors(error);
  const { shown, textOf, onText, typed, unread } = useCorrection(item, wrong);
  return (
    <div className="flex flex-col gap-2 rounded-md border border-bad bg-bad-soft p-3">
      <p>{sentence(item.problem, error)}</p>
      {shown.map((field) => (
        <Field
          key={field.name}
          name={`${item.key}-${field.name}`}
          label={fieldName(field.name)}
          error={wrong[field.name]}
        >
          {(ties) => (
            <FieldControl {...ties} field={field} text={textOf(field)} onText={(text) => onText(field, text)} />
          )}
        </Field>
      ))}
      <div className="flex flex-wrap gap-1.5">
        <Button
          size="small"
          // What cannot be read would be left out without a word.
          disabledReason={unread && unreadable(unread)}
          onClick={() => retry(item, typed)}
        >
          {t("Send again")}
        </Button>
        <Button size="small" onClick={() => discard(item)}>
          {t("Discard")}
        </Button>
      </div>
    </div>
  );
}

/** The values at fault as they are typed anew; `unread` is a field whose text is no value of its kind. */
function useCorrection(item: Item, wrong: Record<string, string>) {
  const fields = useFields(item.entity);
  const [texts, setTexts] = useState<Record<string, string>>({});
  const own = changesOf(item);
  const shown = fields.filter(({ name, kind }) => wrong[name] !== undefined && name in own && kind !== "reference");
  const textOf = (field: FieldMeta) => texts[field.name] ?? typedText(field, own[field.name]);
  const valueOf = (field: FieldMeta) => typedValue(field, textOf(field));
  return {
    shown,
    textOf,
    onText: (field: FieldMeta, text: string) => setTexts({ ...texts, [field.name]: text }),
    typed: Object.fromEntries(shown.map((field) => [field.name, valueOf(field)])) as Values,
    unread: shown.find((field) => valueOf(field) === undefined),
  };
}

function sentence(problem: Problem | undefined, error: ApiError): string {
  switch (problem?.code) {
    case "PERMISSION_DENIED":
    case "INSUFFICIENT_PRIVILEGES":
      return t("You may no longer do this. What you wrote is kept here until you discard it.");
    case "RESOURCE_NOT_FOUND":
      return t("This record is gone, or no longer yours to see. What you wrote is kept here until you discard it.");
  }
  return failureSentence(error);
}

function asError(problem: Problem | undefined): ApiError {
  const { code = "INTERNAL_ERROR", message = "", details } = problem ?? {};
  const envelope: ErrorEnvelope = { code, message, request_id: "", timestamp: "" };
  return new ApiError(details ? { ...envelope, details } : envelope, 0);
}
