import type { Entry } from "../../client/api.ts";
import { useScreen } from "../../screen/description.ts";
import { RecordForm } from "../../screen/late-form.ts";
import { Button } from "../../ui/button.tsx";
import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import described from "./agent-policies-screen.tsx";

/** Begins a candidate with the text of another version: also the way back to a former one. */
export default function WriteCandidate({
  of,
}: {
  of: Pick<Entry<"agent_policies">, "agent_id" | "model" | "temperature" | "prompt">;
}) {
  const { ask } = useScreen();
  const { agent_id, model, temperature, prompt } = of;
  const write = () =>
    ask((onClose) => (
      <RecordForm
        described={described.described}
        of={agent_id}
        typed={{ agent_id, model, temperature: formatNumber(temperature), prompt }}
        onClose={onClose}
      />
    ));
  return (
    <Button size="small" onClick={write}>
      {`${t("Write a candidate from this")}…`}
    </Button>
  );
}
