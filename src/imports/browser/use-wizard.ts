import { useState } from "react";
import { toastFailure } from "../../records/failure.ts";
import { changeImport, loadImport, type SentImport } from "./import-client.ts";
import type { ImportSettings } from "../import-settings.ts";
import { isWorking, useImport } from "./use-import.ts";

/** Where an import stands in the wizard, and what moves it on. */
export function useWizard() {
  const [id, setId] = useState<string | null>(null);
  const [settings, setSettings] = useState<ImportSettings | null>(null);
  const [editing, setEditing] = useState(false);
  const { record, show, act } = useImport(id);
  const begin = (sent: SentImport) => {
    setId(sent.id);
    setSettings(sent.settings);
    show(sent);
  };
  return {
    record,
    settings,
    setSettings,
    step: stepOf(record, editing),
    edit: () => setEditing(true),
    /** The file has arrived, or was read another way. */
    begin,
    /** Goes on with an import of before, where it stands. */
    open: (past: string) => loadImport(past).then(begin, toastFailure),
    check: async (change: Partial<ImportSettings> = {}) => {
      if (!record || !settings) return;
      const wanted = { ...settings, ...change };
      setSettings(wanted);
      try {
        show(await changeImport(record.id, wanted));
        await act("check");
        setEditing(false);
      } catch (error) {
        toastFailure(error);
      }
    },
    act: (name: "commit" | "undo" | "cancel") => act(name).catch(toastFailure),
  };
}

function stepOf(record: SentImport | undefined, editing: boolean): number {
  if (!record) return 0;
  if (isWorking(record)) return record.state === "checking" ? 2 : 3;
  if (editing || record.state === "uploaded") return 1;
  return record.state === "checked" ? 2 : 3;
}
