import { useState } from "react";
import { failureSentence, toastFailure } from "../../records/failure.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { type Choices, type Muted, useChoices } from "./choices-data.ts";
import { ChoiceMatrix } from "./choice-matrix.tsx";
import { ChoiceTimes } from "./choice-times.tsx";

/** What one is told, by which way, and when it may disturb. Each choice is kept at once. */
export default function NotificationChoices() {
  const { data, error, keep, hearAgain } = useChoices();
  const [made, setMade] = useState<Choices | null>(null);
  if (error && !data) return <p className="text-bad">{failureSentence(error)}</p>;
  if (!data) return <Skeleton className="h-60 max-w-120" />;
  const choices = made ?? data.choices;
  function change(next: Partial<Choices>) {
    // Shown at once, so that the next choice stands on it.
    setMade({ ...choices, ...next });
    void keep({ ...choices, ...next }).catch((failure: unknown) => {
      setMade(null);
      toastFailure(failure);
    });
  }
  return (
    <div className="flex flex-col gap-5">
      <ChoiceMatrix kinds={choices.kinds} onChange={(kinds) => change({ kinds })} />
      <ChoiceTimes choices={choices} onChange={change} />
      {data.muted.length > 0 && <MutedRecords muted={data.muted} onHear={hearAgain} />}
    </div>
  );
}

function MutedRecords({ muted, onHear }: { muted: Muted[]; onHear: (record: Muted) => Promise<void> }) {
  return (
    <div>
      <h3 className="mb-1 font-medium">{t("Muted records")}</h3>
      <ul className="divide-y divide-line-2 rounded-md border border-line bg-raised">
        {muted.map((record) => {
          const name = record.name ?? t("A record that you can no longer see");
          return (
            <li key={record.row_id} className="flex items-center gap-3 px-3 py-1">
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <Button size="small" tone="quiet" onClick={() => onHear(record).catch(toastFailure)}>
                {t("Hear of it again")}
                <span className="sr-only"> {name}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
