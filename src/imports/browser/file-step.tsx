import { FileUp, LoaderCircle } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { EntityName } from "../../client/api.ts";
import { placeOf } from "../../entities/places.ts";
import { failureSentence } from "../../records/failure.ts";
import { ApiError } from "../../client/api-error.ts";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { t } from "../../ui/translate.ts";
import { type SentImport, uploadFile } from "./import-client.ts";
import { serverSentence } from "./server-sentences.ts";

type Props = { entities: EntityName[]; onUploaded: (sent: SentImport) => void };

/** Choosing the file, or dropping it here. */
export function FileStep({ entities, onUploaded }: Props) {
  const [entity, setEntity] = useState<EntityName>(entities[0] as EntityName);
  const { name, failure, send } = useUpload(entity, onUploaded);
  return (
    <div className="flex flex-col gap-3">
      {failure && <ErrorSummary key={failure.number} message={sentence(failure.error)} />}
      {entities.length > 1 && (
        <SegmentedControl
          label={t("What the rows are")}
          value={entity}
          options={entities.map((one) => ({ value: one, label: t(placeOf(one)?.words.many ?? one) }))}
          onChange={setEntity}
        />
      )}
      <DropArea name={name} onFile={(file) => void send(file)} />
    </div>
  );
}

/** Where the file is chosen or dropped; `name` is that of the file being read. */
function DropArea({ name, onFile }: { name: string | null; onFile: (file: File | undefined) => void }) {
  const [over, setOver] = useState(false);
  return (
    <label
      onDragOver={(event) => (event.preventDefault(), setOver(true))}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFile(event.dataTransfer.files[0]);
      }}
      className={`flex cursor-pointer flex-col items-center gap-2 rounded-md border border-dashed px-4 py-8 text-center focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus ${over ? "border-person bg-person-soft" : "border-control"}`}
    >
      {name ? <LoaderCircle aria-hidden className="animate-turn" /> : <FileUp aria-hidden className="text-ink-2" />}
      <span className="text-form font-medium">
        {name ? t("Reading {{name}} …", { name }) : t("Choose a CSV or Excel file, or drop it here")}
      </span>
      <span className="text-meta text-ink-3">
        {t("CSV up to 100 MB, of any usual kind; .xlsx and boards of Trello (.json) up to 20 MB. At most 500 columns.")}
      </span>
      <input
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.json,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv,text/tab-separated-values,text/plain"
        className="sr-only"
        disabled={name !== null}
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
    </label>
  );
}

function useUpload(entity: EntityName, onUploaded: (sent: SentImport) => void) {
  const [name, setName] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ error: unknown; number: number } | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  async function send(file: File | undefined) {
    if (!file || name !== null) return;
    const controller = (leaving.current = new AbortController());
    setName(file.name);
    try {
      onUploaded(await uploadFile(entity, file, controller.signal));
    } catch (error) {
      if (!controller.signal.aborted) setFailure((last) => ({ error, number: (last?.number ?? 0) + 1 }));
    } finally {
      setName(null);
    }
  }
  return { name, failure, send };
}

// What is wrong with the file itself is said by the server in a sentence of its own.
function sentence(error: unknown): string {
  return error instanceof ApiError && error.code === "INVALID_INPUT"
    ? serverSentence(error.message)
    : failureSentence(error);
}
