import { useState } from "react";
import { newKey } from "../../client/request.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { t } from "../../ui/translate.ts";
import { questionTask } from "./question.ts";
import { QuestionField } from "./question-field.tsx";
import { useGiving } from "./use-giving.ts";

type Props = { entity: string; id: string; name: string; onClose: () => void };

/** Asks what an agent is to find out about a record. */
export function AskDialog({ entity, id, name, onClose }: Props) {
  const [question, setQuestion] = useState("");
  // (Sent again after its answer was lost, it is made once.)
  const [key] = useState(newKey);
  const give = useGiving();
  return (
    <FormDialog
      onClose={onClose}
      title={t("Ask an agent")}
      description={t("About {{name}}. It reads what you may read, and changes nothing.", { name })}
      act={t("Ask")}
      labels={{ title: t("Question") }}
      missing={question.trim() ? undefined : t("Write a question.")}
      send={() => give(questionTask(question, { entity, id }), t("An agent looks for the answer."), key)}
    >
      {({ title }) => <QuestionField autoFocus question={question} onChange={setQuestion} error={title} />}
    </FormDialog>
  );
}
