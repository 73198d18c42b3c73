import { useState } from "react";
import type { Entry } from "../../client/api.ts";
import { failureSentence } from "../../records/failure.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { Part } from "../repositories/part.tsx";
import { useRuns } from "./run-data.ts";
import { RunLine } from "./run-line.tsx";
import { run_states } from "./run-words.ts";

type Props = { workflow: Entry<"workflows">; may: boolean };

/** What became of each start, the newest first. */
export default function RunLog({ workflow: { id }, may }: Props) {
  const [state, narrow] = useState("");
  const { runs, error, more } = useRuns(id, state);
  const options = [
    { value: "", label: t("All runs") },
    ...Object.entries(run_states).map(([value, { word }]) => ({ value, label: t(word) })),
  ];
  return (
    <Part title={t("Runs")}>
      <Select
        aria-label={t("Which runs")}
        className="w-44 pb-1"
        {...{ options }}
        value={state}
        onChange={({ target }) => narrow(target.value)}
      />
      {error && !runs && <p className="text-bad">{failureSentence(error)}</p>}
      {!runs && !error && <Skeleton className="h-16" />}
      {runs?.length === 0 && <p className="text-ink-2">{t("Nothing has started it in the last 90 days.")}</p>}
      <ul aria-label={t("Runs")} className="divide-y divide-line-2">
        {runs?.map((run) => (
          <RunLine key={run.id} {...{ run, may }} />
        ))}
      </ul>
      {more && (
        <Button size="small" onClick={more}>
          {t("Older ones")}
        </Button>
      )}
    </Part>
  );
}
