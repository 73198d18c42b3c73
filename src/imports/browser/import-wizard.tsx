import { useState } from "react";
import type { EntityName } from "../../client/api.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { ColumnsStep } from "./columns-step.tsx";
import type { ImportSettings } from "../import-settings.ts";
import type { SentImport } from "./import-client.ts";
import { FileStep } from "./file-step.tsx";
import { PastImports } from "./past-imports.tsx";
import { ResultStep } from "./result-step.tsx";
import { useWizard } from "./use-wizard.ts";
import { WizardActions } from "./wizard-actions.tsx";

/** Brings a file in: file, columns, check, result. Closing it stops nothing that is under way. */
export default function ImportWizard({ entities, onClose }: { entities: EntityName[]; onClose: () => void }) {
  const { record, settings, step, ...wizard } = useWizard();
  const [past, setPast] = useState(false);
  const description = t("Step {{step}} of 4: {{name}}", { step: step + 1, name: t(steps[step] ?? "") });
  const missing = settings?.mapping.length ? undefined : t("Choose a field for at least one column.");
  const actions = record ? (
    <WizardActions
      record={record}
      editing={step === 1}
      changed={isChanged(record, settings)}
      missing={missing}
      onCheck={() => wizard.check()}
      onRestore={() => wizard.check({ restore: true })}
      onBack={wizard.edit}
      onAct={wizard.act}
      onClose={onClose}
    />
  ) : (
    <Button onClick={() => setPast(!past)}>{past ? t("New import") : t("Past imports")}</Button>
  );
  return (
    <Dialog
      open
      onOpenChange={(now) => !now && onClose()}
      title={record?.name ?? (past ? t("Past imports") : t("Import"))}
      {...(record || !past ? { description } : {})}
      actions={actions}
    >
      {!record && past && <PastImports onOpen={(id) => void wizard.open(id)} />}
      {!record && !past && <FileStep entities={entities} onUploaded={wizard.begin} />}
      {record && settings && step === 1 && (
        <ColumnsStep {...{ record, settings }} onChange={wizard.setSettings} onReread={wizard.begin} />
      )}
      {record && settings && step > 1 && (
        <ResultStep {...{ record, settings, onClose }} onChange={wizard.setSettings} />
      )}
    </Dialog>
  );
}

function isChanged(record: SentImport, settings: ImportSettings | null): boolean {
  return record.state === "checked" && JSON.stringify(settings?.values) !== JSON.stringify(record.settings.values);
}

const steps = [phrase("File"), phrase("Columns"), phrase("Check"), phrase("Result")];
