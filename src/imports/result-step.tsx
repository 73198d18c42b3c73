import { phrase, t } from "../ui/translate.ts";
import { CountsList } from "./counts-list.tsx";
import type { SentImport } from "./import-client.ts";
import { ProblemList } from "./problem-list.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { serverSentence } from "./server-sentences.ts";
import { isWorking } from "./use-import.ts";

/** What the check found, or what the import did; while it is at work, how far it has come. */
export function ResultStep({ record }: { record: SentImport }) {
  if (isWorking(record))
    return <ProgressBar label={t(works[record.state] ?? "")} done={record.done} total={record.total} />;
  const sentence = sentences[record.state];
  return (
    <div className="flex flex-col gap-4">
      {sentence && <p className="text-form">{t(sentence)}</p>}
      {record.error && <p className="text-bad">{serverSentence(record.error)}</p>}
      <CountsList counts={record.counts} after={record.state !== "checked"} />
      <ProblemList record={record} />
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
