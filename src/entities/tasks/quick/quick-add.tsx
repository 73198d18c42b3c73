import { useState } from "react";
import { newKey } from "../../../client/request.ts";
import { useSession } from "../../../client/session-context.ts";
import { FormDialog } from "../../../records/form-dialog.tsx";
import type { Values } from "../../../records/record-client.ts";
import { useWrites } from "../../../records/use-writes.ts";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { toast } from "../../../ui/toast.ts";
import { t } from "../../../ui/translate.ts";
import { readQuick } from "./read-quick.ts";
import { todayShown } from "./first-day.ts";
import { Understood } from "./understood.tsx";
import { type Found, useFound } from "./use-found.ts";

/** A task from one line: what was understood of it stands below, and what was taken wrongly is put back. */
export default function QuickAdd({ onClose }: { onClose: () => void }) {
  const { person } = useSession();
  const writes = useWrites("tasks");
  const [today] = useState(todayShown);
  const [line, write] = useState("");
  const [as_written, leave] = useState<string[]>([]);
  // Sent twice it is one task, and what is written afterwards another.
  const [key, renew] = useState(newKey);
  const { name, parts } = readQuick(line, today, as_written);
  const found = useFound(parts);
  const unknown = found.find(({ record }) => record === null);
  const waiting = found.some((part) => "record" in part && part.record === undefined);
  async function send() {
    await writes.create({ owner_id: person.id, ...valuesOf(found), name }, key);
    renew(newKey());
    toast(t("{{name}} is created.", { name }), { tone: "good" });
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t("Quick add")}
      act={t("Create task")}
      labels={{ name: t("Task") }}
      waiting={waiting}
      patient
      missing={missing(name, unknown)}
      send={send}
    >
      {({ name: error }) => (
        <>
          <Line {...{ line, write, error }} />
          {line.trim() && <Understood name={name} parts={found} onPutBack={(words) => leave([...as_written, words])} />}
        </>
      )}
    </FormDialog>
  );
}

type LineProps = { line: string; write: (line: string) => void; error: string | undefined };

function Line({ line, write, error }: LineProps) {
  const hint = t("#project @person {{mark}}priority ~1h30 +tag tomorrow every Monday", { mark: "!" });
  return (
    <Field name="name" label={t("Task")} hint={hint} error={error}>
      {(ties) => (
        <TextInput
          {...ties}
          autoFocus
          autoComplete="off"
          maxLength={500}
          value={line}
          onChange={(event) => write(event.target.value)}
        />
      )}
    </Field>
  );
}

function missing(name: string, unknown: Found | undefined): string | undefined {
  if (!name) return t("Write what is to be done.");
  return unknown && t("Nothing was found for {{words}}.", { words: unknown.words });
}

function valuesOf(found: Found[]): Values {
  const tags = found.flatMap(({ field, record }) => (field === "tag_ids" && record ? [record.id] : []));
  const others = found
    .filter(({ field }) => field !== "tag_ids")
    .map(({ field, value, record }) => [field, record === undefined ? value : (record?.id ?? null)]);
  return { ...Object.fromEntries(others), ...(tags.length > 0 && { tag_ids: [...new Set(tags)] }) };
}
