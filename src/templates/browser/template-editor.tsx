import type { ReactNode } from "react";
import type { RecordRow } from "../../records/record-client.ts";
import type { Writes } from "../../records/use-writes.ts";
import { useDraft } from "../../screen/draft.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { Button } from "../../ui/button.tsx";
import { FieldScope } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.ts";
import { phrase, t } from "../../ui/translate.ts";
import type { Language } from "../variables.ts";
import type { Problem } from "../problem.ts";
import { PreviewPart } from "./preview-part.tsx";
import { ProblemList } from "./problem-list.tsx";
import { SourceFields } from "./source-fields.tsx";
import { usePreview } from "./use-preview.ts";
import { useCaret } from "./use-caret.ts";
import { useTriedOn } from "./use-tried-on.ts";
import { VariablePicker } from "./variable-picker.tsx";

export type Template = RecordRow & { subject: string | null; body: string | null; language: Language };

type Props = { row: Template; writes: Writes; editable: boolean };

/** A template's source, and beside it what becomes of it for a record that one chooses. */
export default function TemplateEditor({ row, writes, editable }: Props) {
  const stored = { subject: row.subject ?? "", body: row.body ?? "" };
  const [{ texts }, type, forget] = useDraft("template", row.id);
  const source = { ...stored, ...texts };
  const changed = source.subject !== stored.subject || source.body !== stored.body;
  const tried = useTriedOn(source.subject + source.body);
  const preview = usePreview({ ...source, language: row.language }, tried.on);
  const problems = preview.data?.problems ?? [];
  const { fields, note, insert, show } = useCaret(source, type);
  const save = () =>
    writes.update(row, { subject: source.subject.trim() || null, body: source.body.trim() || null }).then(() => {
      forget();
      toast(t("Template saved."), { tone: "good" });
    }, toastRefusal);
  return (
    <FieldScope value="template">
      <div className="@container border-t border-line px-4 py-3">
        <div className="grid gap-4 @3xl:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-2">
            {editable && (
              <SaveBar {...{ changed, problems, save, forget }}>
                <VariablePicker values={preview.data?.values} onInsert={insert} />
              </SaveBar>
            )}
            <SourceFields {...{ source, fields, note, editable, problems }} onType={type} />
            <ProblemList problems={problems} onShow={show} />
          </div>
          <PreviewPart {...{ tried, preview, editable }} draft={{ ...source, language: row.language }} />
        </div>
      </div>
    </FieldScope>
  );
}

type SaveProps = {
  changed: boolean;
  problems: Problem[];
  save: () => Promise<void>;
  forget: () => void;
  children: ReactNode;
};

/** What can be done with what was typed. */
function SaveBar({ changed, problems, save, forget, children }: SaveProps) {
  const wrong = problems.some(({ kind }) => unsound.includes(kind));
  return (
    <div className="flex flex-wrap items-center gap-2">
      {children}
      <span className="flex-1" />
      {changed && (
        <Button size="small" onClick={forget}>
          {t("Discard changes")}
        </Button>
      )}
      <Button tone="primary" size="small" disabledReason={notToSave(changed, wrong)} onClick={save}>
        {t("Save")}
      </Button>
    </div>
  );
}

// What the server refuses to keep; the rest is of the record that it is tried on.
const unsound = ["unknown", "tag", "filter", "syntax"];

function notToSave(changed: boolean, wrong: boolean): string | undefined {
  if (!changed) return t("Nothing has changed.");
  return wrong ? t("Correct what is marked first.") : undefined;
}

// What the server says of templates.
phrase("Write a subject and a text before you activate a template.");
phrase("You may send yourself 10 tests an hour. Try again later.");
phrase("This template cannot be filled in for this record.");
phrase("There is no such template, or it is not active.");
