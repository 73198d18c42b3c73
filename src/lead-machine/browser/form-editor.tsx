import type { Entry } from "../../client/api.ts";
import { Part } from "../../entities/repositories/part.tsx";
import type { Writes } from "../../records/use-writes.ts";
import { Button } from "../../ui/button.tsx";
import { FieldScope } from "../../ui/field.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { AskedFields } from "./asked-fields.tsx";
import { FormTexts } from "./form-texts.tsx";
import { SharePart } from "./share-part.tsx";
import { useFormDraft } from "./use-form-draft.ts";
import { WhoGetsLeads } from "./who-gets-leads.tsx";

type Props = { row: Entry<"forms">; writes: Writes; editable: boolean };

/** What a form asks and says, and who gets its leads; saved together, since together they are one edition. */
export default function FormEditor({ row, writes, editable }: Props) {
  const { values, changed, set, save, forget } = useFormDraft(row, writes);
  const wrong = wrongIn(values.asked.fields);
  return (
    <FieldScope value="lead-form">
      <fieldset disabled={!editable} className="contents">
        <Part title={t("What is asked")}>
          <AskedFields fields={values.asked.fields} onFields={(fields) => set({ asked: { fields } })} />
        </Part>
        <FormTexts {...{ values, set }} />
        <WhoGetsLeads {...{ values, set }} id={row.id} />
      </fieldset>
      {editable && (
        <div className="sticky bottom-0 z-1 flex flex-wrap items-center gap-2 border-t border-line bg-raised px-4 py-2">
          <span className="flex-1 text-meta text-ink-3">
            {t("Edition {{edition}}", { edition: String(row.edition) })}
          </span>
          {changed && (
            <Button size="small" onClick={forget}>
              {t("Discard changes")}
            </Button>
          )}
          <Button
            tone="primary"
            size="small"
            disabledReason={changed ? wrong : t("Nothing has changed.")}
            onClick={save}
          >
            {t("Save")}
          </Button>
        </div>
      )}
      <SharePart form={row} />
    </FieldScope>
  );
}

function wrongIn(fields: { field: string; required: boolean }[]): string | undefined {
  const answerable = fields.some(({ field, required }) => required && (field === "email" || field === "phone"));
  return answerable ? undefined : t("Ask for an e-mail address or a phone number, and need one of them.");
}

// What the database says of a form.
phrase("A company has 100 forms at most.");
phrase("This form is not yours to change.");
