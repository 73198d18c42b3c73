import { useState } from "react";
import { asked_at_most } from "../../agents/jobs/asked.ts";
import type { Entry } from "../../client/api.ts";
import { newKey } from "../../client/request.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { useAgents } from "../../timeline/browser/use-agents.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { t } from "../../ui/translate.ts";
import { saidWord } from "../agents/said-words.ts";
import { offeredOf, takesWords, urgencyOf } from "./ask-for-task.ts";
import { answering, questionTask } from "./question.ts";
import { NoModel } from "./no-model.tsx";
import { QuestionField } from "./question-field.tsx";
import { useGiving } from "./use-giving.ts";

type Task = Pick<Entry<"tasks">, "id" | "code" | "name" | "body" | "priority">;

/** Asks which agent is to do a task, or what whoever does it must be able to do; what is asked begins as the task says it. */
export default function AskTaskDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const { agents, offered, capability, words, question, send, name, agent_id, want, word } = useAsking(task);
  const anybody = { value: "", label: t("Whoever can do it first") };
  return (
    <FormDialog
      {...{ onClose, send }}
      title={t("Ask an agent")}
      description={t("About {{name}}. It reads what you may read, and changes nothing.", { name: task.code })}
      act={t("Ask")}
      labels={{ title: t("What you want"), required_capability: t("What is to be done") }}
      missing={missingOf(capability, words, question)}
    >
      {({ title }) => (
        <>
          <NoModel />
          <SelectField
            name="agent_id"
            label={t("Agent")}
            value={agent_id}
            options={[anybody, ...agents.map(({ id, name: label }) => ({ value: id, label }))]}
            onChange={name}
          />
          <SelectField
            name="required_capability"
            label={t("What is to be done")}
            value={capability ?? ""}
            options={offered.map((value) => ({ value, label: saidWord(value) }))}
            onChange={want}
          />
          {words && (
            <QuestionField label={t("What you want")} question={question} onChange={word} error={title} autoFocus />
          )}
        </>
      )}
    </FormDialog>
  );
}

/** What is chosen and typed, and what is sent of it. */
function useAsking(task: Task) {
  const agents = useAgents().filter((agent) => agent.status === "active" && offeredOf([agent]).length > 0);
  const [agent_id, name] = useState("");
  const [wanted, want] = useState("");
  const [question, word] = useState(() => [task.name, task.body].filter(Boolean).join("\n\n").slice(0, asked_at_most));
  // (Sent again after its answer was lost, it is made once.)
  const [key] = useState(newKey);
  const give = useGiving();
  const offered = offeredOf(agent_id ? agents.filter(({ id }) => id === agent_id) : agents);
  const capability = [wanted, answering].find((each) => offered.includes(each)) ?? offered[0];
  const words = !!capability && takesWords(capability);
  const send = async () => {
    if (!capability) return;
    const about = { entity: "tasks", id: task.id };
    const plain = { title: `${saidWord(capability)} · ${task.code}`, required_capability: capability, input: about };
    const values = words ? questionTask(question, about, capability) : plain;
    const asked = { ...values, ...(agent_id && { agent_id }), priority: urgencyOf(task.priority) };
    await give(asked, t("An agent works on it."), key);
  };
  return { agents, offered, capability, words, question, send, name, agent_id, want, word };
}

function missingOf(capability: string | undefined, words: boolean, question: string): string | undefined {
  if (!capability) return t("No active agent can do this.");
  return words && !question.trim() ? t("Write what you want.") : undefined;
}
