import { question_jobs } from "../../agents/jobs/asked.ts";
import type { RecordRow } from "../../records/record-client.ts";
import { useRecords } from "../../records/use-records.ts";
import { useScreen } from "../../screen/description.ts";
import { labelOf } from "../../screen/label.ts";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { saidWord } from "../agents/said-words.ts";
import { answering, questionTask } from "./question.ts";
import { QuestionField } from "./question-field.tsx";

/** What is asked of the agents, as it is typed. */
export type Asked = { title: string; priority: string; required_capability: string };

/** What is typed, as the values of a task. */
export function askedValues({ title, priority, required_capability }: Asked) {
  const plain = { title, ...(required_capability && { required_capability }) };
  const asks = question_jobs.includes(required_capability);
  return { priority, ...(asks ? questionTask(title, undefined, required_capability) : plain) };
}

type Props = {
  asked: Asked;
  set: (change: Partial<Asked>) => void;
  errors: Record<string, string>;
  /** What its needs were given as once, where they are no longer asked for. */
  given?: boolean;
};

/** Asks for what is to be done, how urgent it is, and what whoever does it must be able to do. */
export function AskedFields({ asked: { title, priority, required_capability }, set, errors, given = false }: Props) {
  const { described } = useScreen();
  const options = useCapabilities();
  const label = (name: string) => labelOf(described, name);
  const typed =
    (name: keyof Asked) =>
    ({ target }: { target: { value: string } }) =>
      set({ [name]: target.value });
  return (
    <>
      {question_jobs.includes(required_capability) && !given ? (
        <WantedField {...{ required_capability, title, set }} error={errors["title"]} />
      ) : (
        <Field name="title" label={label("title")} error={errors["title"]}>
          {(ties) => <TextInput {...ties} autoFocus maxLength={200} value={title} onChange={typed("title")} />}
        </Field>
      )}
      <Field name="priority" label={label("priority")} error={errors["priority"]}>
        {(ties) => <Select {...ties} value={priority} onChange={typed("priority")} options={urgencies()} />}
      </Field>
      {!given && (
        <Field
          name="required_capability"
          label={label("required_capability")}
          error={errors["required_capability"]}
          optional={t("optional")}
          hint={t("It goes to the first active agent that can do this.")}
        >
          {(ties) => (
            <Select {...ties} value={required_capability} onChange={typed("required_capability")} options={options} />
          )}
        </Field>
      )}
    </>
  );
}

type WantedProps = Pick<Asked, "required_capability" | "title"> & Pick<Props, "set"> & { error: string | undefined };

/** What one wants, in one's own words. */
function WantedField({ required_capability, title, set, error }: WantedProps) {
  const label = required_capability === answering ? t("Question") : t("What you want");
  return <QuestionField {...{ label, error }} question={title} onChange={(text) => set({ title: text })} />;
}

/** What the agents can do, as options; nothing in particular comes first. */
function useCapabilities() {
  const { rows } = useRecords<RecordRow & { capabilities: string[] }>("ai_agents", { order: ["role", "created_at"] });
  const known = [...new Set(rows.flatMap(({ capabilities }) => capabilities))];
  const options = known.map((value) => ({ value, label: saidWord(value) }));
  return [
    { value: "", label: t("Nothing in particular") },
    ...options.toSorted((one, other) => one.label.localeCompare(other.label)),
  ];
}

const urgencies = () => Object.entries(meant).map(([value, words]) => ({ value, label: `${value} · ${t(words)}` }));
const meant = { P0: phrase("At once"), P1: phrase("Soon"), P2: phrase("As usual"), P3: phrase("When there is time") };
