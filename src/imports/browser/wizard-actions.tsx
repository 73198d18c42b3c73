import { Button } from "../../ui/button.tsx";
import { t } from "../../ui/translate.ts";
import type { SentImport } from "./import-client.ts";
import { isWorking } from "./use-import.ts";

type Props = {
  record: SentImport;
  /** Whether the columns are shown. */
  editing: boolean;
  /** Whether texts were given a meaning since the check. */
  changed: boolean;
  /** Why it cannot be checked yet. */
  missing: string | undefined;
  onCheck: () => unknown;
  /** Checks again, with what lies in the bin taken out of it. */
  onRestore: () => unknown;
  onBack: () => void;
  onAct: (act: "commit" | "undo" | "cancel") => unknown;
  onClose: () => void;
};

/** What can be done at this step. */
export function WizardActions(props: Props) {
  const { record, editing, missing, onCheck, onAct } = props;
  if (isWorking(record)) return <Button onClick={() => onAct("cancel")}>{t("Stop")}</Button>;
  if (editing) {
    return (
      <Button tone="primary" onClick={onCheck} disabledReason={missing}>
        {t("Check the rows")}
      </Button>
    );
  }
  return record.state === "checked" ? <Checked {...props} /> : <Ended {...props} />;
}

function Checked({ record, changed, onCheck, onRestore, onBack, onAct }: Props) {
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button onClick={onBack}>{t("Back to the columns")}</Button>
      {(record.counts.binned ?? 0) > 0 && <Button onClick={onRestore}>{t("Take them out of the bin")}</Button>}
      {changed && (
        <Button tone="primary" onClick={onCheck}>
          {t("Check again")}
        </Button>
      )}
      <Button
        tone={changed ? "plain" : "primary"}
        onClick={() => onAct("commit")}
        disabledReason={taken(record) > 0 ? undefined : t("No row can be taken.")}
      >
        {t("Import the rows")}
      </Button>
    </div>
  );
}

function Ended({ record, onAct, onClose }: Props) {
  return (
    <>
      {(record.state === "committed" || record.state === "stopped") && taken(record) > 0 && (
        <Button onClick={() => onAct("undo")}>{t("Undo this import")}</Button>
      )}
      {record.state === "stopped" && <Button onClick={() => onAct("commit")}>{t("Go on")}</Button>}
      <Button tone="primary" onClick={onClose}>
        {t("Close")}
      </Button>
    </>
  );
}

/** How many rows are written, or would be. */
function taken({ counts: { create = 0, update = 0, restore = 0 } }: SentImport): number {
  return create + update + restore;
}
