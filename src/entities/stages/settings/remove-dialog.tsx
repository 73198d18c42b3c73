import { useState } from "react";
import { FormDialog } from "../../../records/form-dialog.tsx";
import { formatNumber } from "../../../ui/format.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import { toast } from "../../../ui/toast.ts";
import { phrase, t } from "../../../ui/translate.ts";
import { removePipeline, removeStage } from "./remove.ts";
import { useRereadStages } from "./use-pipelines.ts";

type Props = {
  entity: "stages" | "pipelines";
  row: { id: string; name: string };
  /** How many stand there; undefined until it is known. */
  leads: number | undefined;
  targets: { value: string; name: string; of: string | undefined }[];
  onClose: () => void;
};

/** Asks which stage, or pipeline, takes the leads of one that is removed, and says how many that are. */
export function RemoveDialog({ entity, row, leads, targets, onClose }: Props) {
  const reread = useRereadStages();
  const [to, setTo] = useState(targets[0]?.value ?? "");
  const name = t(row.name);
  async function send() {
    const left = await (entity === "stages" ? removeStage : removePipeline)(row.id, to);
    await reread();
    toast(t(left > 0 ? going : gone, { name }), { tone: "good" });
  }
  const options = targets.map(({ value, name: label, of }) => {
    return { value, label: of ? `${t(label)} · ${t(of)}` : t(label) };
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t("Remove {{name}}", { name })}
      description={countSentence(leads)}
      act={leads ? t("Remove, and move {{count}} leads", { count: formatNumber(leads) }) : t("Remove")}
      labels={{ to: t("Its leads go to") }}
      missing={to ? undefined : t("There is nothing that its leads could go to.")}
      send={send}
    >
      {({ to: error }) => (
        <SelectField
          name="to"
          label={t("Its leads go to")}
          error={error}
          value={to}
          options={options}
          onChange={setTo}
        />
      )}
    </FormDialog>
  );
}

const gone = phrase("{{name}} is removed.");
const going = phrase("{{name}} is removed. Its last leads follow within minutes.");

function countSentence(leads: number | undefined): string {
  if (!leads) return t("What stands there keeps its history and how long it has stood.");
  if (leads === 1) return t("1 lead stands there. It keeps its history and how long it has stood.");
  const count = formatNumber(leads);
  return t("{{count}} leads stand there. They keep their history and how long they have stood.", { count });
}
