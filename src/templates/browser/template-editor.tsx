import { useRef } from "react";
import type { RecordRow } from "../../records/record-client.ts";
import type { Writes } from "../../records/use-writes.ts";
import { useDraft } from "../../screen/draft.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { Button } from "../../ui/button.tsx";
import { FieldScope } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.ts";
import { phrase, t } from "../../ui/translate.ts";
import type { Part } from "../problem.ts";
import { PreviewPart } from "./preview-part.tsx";
import { ProblemList } from "./problem-list.tsx";
import { SourceFields } from "./source-fields.tsx";
import { usePreview } from "./use-preview.ts";
import { useTriedOn } from "./use-tried-on.ts";
import { VariablePicker } from "./variable-picker.tsx";

export type Template = RecordRow & { subject: string | null; body: string | null; language: "en" | "fr" };
export type Fields = Partial<Record<Part, HTMLInputElement | HTMLTextAreaElement | null>>;

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
              <div className="flex flex-wrap items-center gap-2">
                <VariablePicker values={preview.data?.values} onInsert={insert} />
                <span className="flex-1" />
                {changed && (
                  <Button size="small" onClick={forget}>
                    {t("Discard changes")}
                  </Button>
                )}
                <Button
                  tone="primary"
                  size="small"
                  disabledReason={notToSave(
                    changed,
                    problems.some(({ kind }) => unsound.includes(kind)),
                  )}
                  onClick={save}
                >
                  {t("Save")}
                </Button>
              </div>
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

// What the server refuses to keep; the rest is of the record that it is tried on.
const unsound = ["unknown", "tag", "filter", "syntax"];

function notToSave(changed: boolean, wrong: boolean): string | undefined {
  if (!changed) return t("Nothing has changed.");
  return wrong ? t("Correct what is marked first.") : undefined;
}

/** Where the caret was last, so that a variable is written there; and a way to a place in the source. */
function useCaret(source: Record<Part, string>, type: (change: Partial<Record<Part, string>>) => void) {
  const fields = useRef<Fields>({});
  const last = useRef<Part | null>(null);
  const put = (part: Part, from: number, to = from) =>
    setTimeout(() => {
      const field = fields.current[part];
      field?.focus();
      field?.setSelectionRange(from, to);
    }, 50);
  const insert = (name: string) => {
    const part = last.current ?? "body";
    // (Where nobody has written yet, the caret of a browser is before everything.)
    const field = last.current && fields.current[part];
    const end = source[part].length;
    const [from, to] = [field?.selectionStart ?? end, field?.selectionEnd ?? end];
    const written = `{{ ${name} }}`;
    type({ [part]: source[part].slice(0, from) + written + source[part].slice(to) });
    put(part, from + written.length);
  };
  const show = ({ part, line, column }: { part: Part; line: number; column: number }) => {
    const before = source[part]
      .split("\n")
      .slice(0, line - 1)
      .join("\n");
    put(part, before.length + (line > 1 ? 1 : 0) + column - 1);
  };
  return { fields, note: (part: Part) => (last.current = part), insert, show };
}

// What the server says of templates.
phrase("Write a subject and a text before you activate a template.");
phrase("You may send yourself 10 tests an hour. Try again later.");
phrase("This template cannot be filled in for this record.");
phrase("There is no such template, or it is not active.");
