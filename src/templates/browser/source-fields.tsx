import type { RefObject } from "react";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { t } from "../../ui/translate.ts";
import { most } from "../limits.ts";
import type { Part, Problem } from "../problem.ts";
import type { Fields } from "./use-caret.ts";

type Props = {
  source: Record<Part, string>;
  fields: RefObject<Fields>;
  note: (part: Part) => void;
  editable: boolean;
  problems: Problem[];
  onType: (change: Partial<Record<Part, string>>) => void;
};

/** Both texts of a template, in letters of one width. */
export function SourceFields({ source, fields, note, editable, problems, onType }: Props) {
  const of = (part: Part) => attributesOf(part, { source, note, editable, problems });
  return (
    <>
      <Field name="subject" label={t("Subject")}>
        {(ties) => (
          <TextInput
            {...ties}
            {...of("subject")}
            ref={(field) => void (fields.current.subject = field)}
            className="font-mono"
            onChange={({ target }) => onType({ subject: target.value })}
          />
        )}
      </Field>
      <Field
        name="body"
        label={t("Text")}
        hint={t("Markdown: **bold**, lists, links. Variables: {{example}}", {
          example: '{{ recipient.first_name | default: "…" }}',
        })}
      >
        {(ties) => (
          <Textarea
            {...ties}
            {...of("body")}
            ref={(field) => void (fields.current.body = field)}
            rows={10}
            className="max-h-80 font-mono"
            onChange={({ target }) => onType({ body: target.value })}
          />
        )}
      </Field>
    </>
  );
}

const attributesOf = (part: Part, { source, note, editable, problems }: Omit<Props, "fields" | "onType">) => ({
  value: source[part],
  readOnly: !editable,
  maxLength: most[part].source,
  spellCheck: false,
  "aria-invalid": problems.some((each) => each.part === part) || undefined,
  onFocus: () => note(part),
});
