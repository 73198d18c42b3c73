import { useState } from "react";
import { FormDialog } from "../records/form-dialog.tsx";
import type { Values } from "../records/record-client.ts";
import { useFields, useVerbs } from "../records/use-meta.ts";
import { t } from "../ui/translate.ts";
import { actWord } from "./act-words.ts";
import { useScreen } from "./description.ts";
import { FormLine } from "./form-line.tsx";
import { labelOf } from "./label.ts";
import { readForm } from "./read-form.ts";
import { verbFields } from "./verb-fields.ts";

type Props = {
  name: string;
  /** "Ada Durand", "12 leads". */
  what: string;
  send: (input: Values) => Promise<unknown>;
  onClose: () => void;
};

/** Asks what a verb needs, of one record or of many: the form follows from the verb's own schema. */
export default function VerbDialog({ name, what, send, onClose }: Props) {
  const { described } = useScreen();
  const { entity } = described;
  const [texts, setTexts] = useState<Record<string, string>>({});
  const columns = useFields(entity);
  const verb = useVerbs(entity)[name];
  const fields = verb ? verbFields(verb, columns) : [];
  const typed = (field: string) => texts[field] ?? fields.find((each) => each.name === field)?.choices?.[0] ?? "";
  const labels = Object.fromEntries(fields.map((field) => [field.name, labelOf(described, field.name)]));
  const given = Object.fromEntries(fields.map((field) => [field.name, typed(field.name)]));
  const act = actWord(entity, name);
  return (
    <FormDialog
      onClose={onClose}
      title={t("{{act}}: {{what}}", { act, what })}
      act={act}
      labels={labels}
      waiting={!verb}
      send={async () => send(readForm(fields, null, given))}
    >
      {(errors) =>
        fields.map((field) => (
          <FormLine
            key={field.name}
            {...{ field, entity }}
            label={labels[field.name] ?? field.name}
            text={typed(field.name)}
            error={errors[field.name]}
            suggested={!!described.fields?.[field.name]?.suggested}
            type={(column, text) => setTexts((all) => ({ ...all, [column]: text }))}
          />
        ))
      }
    </FormDialog>
  );
}
