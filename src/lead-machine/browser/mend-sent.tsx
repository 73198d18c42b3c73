import { useState } from "react";
import type { Entry } from "../../client/api.ts";
import { Part } from "../../entities/repositories/part.tsx";
import { useWrites } from "../../records/use-writes.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { Button } from "../../ui/button.tsx";
import { Field, FieldScope } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { field_words, fieldWord } from "./field-word.ts";

type Props = { row: Pick<Entry<"form_submissions">, "id" | "sent" | "original">; editable: boolean };

/** What was sent; where it failed, with a way to mend it and run it again. */
export default function MendSent({ row, editable }: Props) {
  const [values, setValues] = useState<Record<string, string>>(row.sent);
  const writes = useWrites("form_submissions");
  const run = () =>
    writes
      .act(row.id, "mend", { sent: values })
      .then(() => toast(t("It is run again."), { tone: "good" }), toastRefusal);
  return (
    <Part title={t("What was sent")}>
      <FieldScope value={`sent-${row.id}`}>
        {editable ? (
          <div className="flex flex-col gap-2">
            {inOrder(values).map(([field, text]) => (
              <Value key={field} {...{ field, text }} onText={(to) => setValues((now) => ({ ...now, [field]: to }))} />
            ))}
            <span>
              <Button tone="primary" size="small" onClick={run}>
                {t("Save and run again")}
              </Button>
            </span>
          </div>
        ) : (
          <Read values={row.sent} />
        )}
      </FieldScope>
      {row.original && (
        <details className="pt-1">
          <summary className="text-meta text-ink-2 touch:py-3">{t("As it came")}</summary>
          <Read values={row.original} />
        </details>
      )}
    </Part>
  );
}

// (As forms usually ask; the database keeps no order.)
const order = Object.keys(field_words);
const place = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
const inOrder = (values: Record<string, string>) =>
  Object.entries(values).toSorted(([one], [other]) => place(one) - place(other));

function Value({ field, text, onText }: { field: string; text: string; onText: (text: string) => void }) {
  return (
    <Field name={field} label={fieldWord(field)}>
      {(ties) =>
        field === "note" ? (
          <Textarea {...ties} maxLength={5000} value={text} onChange={({ target }) => onText(target.value)} />
        ) : (
          <TextInput {...ties} maxLength={500} value={text} onChange={({ target }) => onText(target.value)} />
        )
      }
    </Field>
  );
}

function Read({ values }: { values: Record<string, string> }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
      {inOrder(values).map(([field, text]) => (
        <div key={field} className="contents">
          <dt className="text-ink-3">{fieldWord(field)}</dt>
          <dd dir="auto" className="break-words whitespace-pre-line">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
