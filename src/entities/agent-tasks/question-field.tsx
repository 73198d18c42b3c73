import { asked_at_most } from "../../agents/jobs/asked.ts";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/textarea.tsx";

type Props = {
  label: string;
  question: string;
  onChange: (question: string) => void;
  error: string | undefined;
  autoFocus?: boolean;
};

/** A question in free text; what is wrong with the task's title is wrong with it. */
export function QuestionField({ label, question, onChange, error, autoFocus }: Props) {
  return (
    <Field name="title" label={label} error={error}>
      {(ties) => (
        <Textarea
          {...ties}
          autoFocus={autoFocus}
          maxLength={asked_at_most}
          value={question}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
