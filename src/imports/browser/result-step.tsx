import { useNavigate } from "@tanstack/react-router";
import { placeOf, tabOf } from "../../entities/places.ts";
import { Button } from "../../ui/button.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { CountsList } from "./counts-list.tsx";
import type { SentImport } from "./import-client.ts";
import type { ImportSettings } from "../import-settings.ts";
import { LeftOutTexts } from "./left-out-texts.tsx";
import { Overwritten } from "./overwritten.tsx";
import { ProblemList } from "./problem-list.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { serverSentence } from "./server-sentences.ts";
import { isWorking } from "./use-import.ts";

type Props = {
  record: SentImport;
  settings: ImportSettings;
  onChange: (settings: ImportSettings) => void;
  onClose: () => void;
};

/** What the check found, or what the import did; while it is at work, how far it has come. */
export function ResultStep({ record, settings, onChange, onClose }: Props) {
  if (isWorking(record))
    return <ProgressBar label={t(works[record.state] ?? "")} done={record.done} total={record.total} />;
  const sentence = sentences[record.state];
  return (
    <div className="flex flex-col gap-4">
      {sentence && <p className="text-form">{t(sentence)}</p>}
      {record.error && <p className="text-bad">{serverSentence(record.error)}</p>}
      <CountsList counts={record.counts} after={record.state !== "checked"} />
      {record.state === "checked" && <Overwritten entity={record.entity} samples={record.samples} />}
      {record.state === "checked" && <LeftOutTexts record={record} settings={settings} onChange={onChange} />}
      <ProblemList record={record} />
      {["committed", "stopped"].includes(record.state) && <Came record={record} onClose={onClose} />}
    </div>
  );
}

/** The way to what came of it. */
function Came({ record, onClose }: { record: SentImport; onClose: () => void }) {
  const navigate = useNavigate();
  const { create = 0, update = 0, restore = 0 } = record.counts;
  const place = placeOf(record.entity);
  const to = place?.path;
  if (create + update + restore === 0 || !to) return null;
  const show = () => {
    onClose();
    void navigate({ to, search: { ...tabOf(place), imported: record.id } as never });
  };
  return (
    <div>
      <Button onClick={show}>{t("Show what came of it")}</Button>
    </div>
  );
}

const works: Record<string, string> = {
  checking: phrase("Checking the rows"),
  committing: phrase("Importing the rows"),
  undoing: phrase("Taking the import back"),
};

const sentences: Record<string, string> = {
  checked: phrase("Nothing has been written yet. This is what the import will do:"),
  committed: phrase("The import is done."),
  stopped: phrase("The import was stopped. What had been taken in is there; you can go on, or undo it."),
  undone: phrase("The import was taken back."),
};
