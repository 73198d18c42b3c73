import { useState } from "react";
import { newKey } from "../../client/request.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { t } from "../../ui/translate.ts";
import { answering, at_once, questionTask } from "./question.ts";
import { NoModel } from "./no-model.tsx";
import { QuestionField } from "./question-field.tsx";
import { useGiving } from "./use-giving.ts";

type Props = { entity: string; id: string; name: string; onClose: () => void };

const kinds = () => [
  { value: answering, label: t("Answer") },
  { value: "draft_answer", label: t("E-mail draft") },
  { value: "plan", label: t("Plan for agents") },
];

/** Asks what an agent is to find out about a record. */
export function AskDialog({ entity, id, name, onClose }: Props) {
  const [question, setQuestion] = useState("");
  const [kind, setKind] = useState(answering);
  // (Sent again after its answer was lost, it is made once.)
  const [key] = useState(newKey);
  const give = useGiving();
  return (
    <FormDialog
      onClose={onClose}
      title={t("Ask an agent")}
      description={t("About {{name}}. It reads what you may read, and changes nothing.", { name })}
      act={t("Ask")}
      labels={{ title: t("What you want") }}
      missing={question.trim() ? undefined : t("Write what you want.")}
      send={() =>
        give({ ...questionTask(question, { entity, id }, kind), ...at_once }, t("An agent works on it."), key)
      }
    >
      {({ title }) => (
        <>
          <NoModel />
          <QuestionField
            autoFocus
            label={t("What you want")}
            question={question}
            onChange={setQuestion}
            error={title}
          />
          <div className="flex">
            <SegmentedControl label={t("What comes of it")} value={kind} options={kinds()} onChange={setKind} />
          </div>
        </>
      )}
    </FormDialog>
  );
}
