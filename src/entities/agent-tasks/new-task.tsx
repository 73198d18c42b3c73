import { useState } from "react";
import { newKey } from "../../client/request.ts";
import { question_jobs } from "../../agents/jobs/asked.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import type { CreateProps } from "../../records/list-description.ts";
import type { RecordRow } from "../../records/record-client.ts";
import { useRecords } from "../../records/use-records.ts";
import { useWrites } from "../../records/use-writes.ts";
import { useScreen } from "../../screen/description.ts";
import { labelOf } from "../../screen/label.ts";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { toast } from "../../ui/toast.ts";
import { phrase, t } from "../../ui/translate.ts";
import { saidWord } from "../agents/said-words.ts";
import { answering, questionTask } from "./question.ts";
import { QuestionField } from "./question-field.tsx";

/** Asks for what is to be done, how urgent it is, and what whoever does it must be able to do. */
export default function NewTask({ onClose, onOpen }: CreateProps) {
  const { described } = useScreen();
  const writes = useWrites("agent_tasks");
  const [asked, set] = useState({ title: "", priority: "P2", required_capability: "" });
  // (Sent again after its answer was lost, it is made once.)
  const [key] = useState(newKey);
  const { title, priority, required_capability } = asked;
  const send = async () => {
    const plain = { title, ...(required_capability && { required_capability }) };
    const values = {
      priority,
      ...(question_jobs.includes(required_capability) ? questionTask(title, undefined, required_capability) : plain),
    };
    const { id } = await writes.create(values, key);
    toast(t("The task waits for an agent."), { tone: "good" });
    onOpen(id);
  };
  const label = (name: string) => labelOf(described, name);
  return (
    <FormDialog
      {...{ onClose, send }}
      title={t("New task")}
      act={t("Give the task")}
      labels={Object.fromEntries(["title", "priority", "required_capability"].map((name) => [name, label(name)]))}
    >
      {(errors) => <Fields {...{ asked, set, errors, label }} />}
    </FormDialog>
  );
}

type Asked = { title: string; priority: string; required_capability: string };
type FieldsProps = {
  asked: Asked;
  set: (change: (all: Asked) => Asked) => void;
  errors: Record<string, string>;
  label: (name: string) => string;
};

function Fields({ asked, set, errors, label }: FieldsProps) {
  const { title, priority, required_capability } = asked;
  const options = useCapabilities();
  const typed =
    (name: keyof Asked) =>
    ({ target }: { target: { value: string } }) =>
      set((all) => ({ ...all, [name]: target.value }));
  return (
    <>
      {question_jobs.includes(required_capability) ? (
        <QuestionField
          label={required_capability === answering ? t("Question") : t("What you want")}
          question={title}
          onChange={(text) => set((all) => ({ ...all, title: text }))}
          error={errors["title"]}
        />
      ) : (
        <Field name="title" label={label("title")} error={errors["title"]}>
          {(ties) => <TextInput {...ties} autoFocus maxLength={200} value={title} onChange={typed("title")} />}
        </Field>
      )}
      <Field name="priority" label={label("priority")} error={errors["priority"]}>
        {(ties) => <Select {...ties} value={priority} onChange={typed("priority")} options={urgencies()} />}
      </Field>
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
    </>
  );
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
