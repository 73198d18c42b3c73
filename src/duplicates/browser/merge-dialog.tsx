import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Listed } from "../../entities/places.ts";
import { placeOf } from "../../entities/places.ts";
import type { MergePreview } from "../../entity/merge-words.ts";
import { failureSentence } from "../../records/failure.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { Picker } from "../../records/picker.tsx";
import type { RecordRow } from "../../records/record-client.ts";
import { Button } from "../../ui/button.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { foretold, type Merging, type Shown } from "./duplicates-client.ts";
import { MergeChoices } from "./merge-choices.tsx";
import { toldBy } from "./shown-like.ts";

type Props = {
  entity: Listed;
  kept: Shown;
  gone?: Shown;
  send: (merging: Merging, name: string) => Promise<void>;
  onClose: () => void;
};

/** Makes one record of two: which stays, and of each field in which they differ, whose value. */
export default function MergeDialog({ entity, send, onClose, ...both }: Props) {
  const [{ kept, gone }, setBoth] = useState<Both>({ kept: both.kept, gone: both.gone });
  const [take, setTake] = useState<string[]>([]);
  const [with_clients, setWithClients] = useState(false);
  const { data: preview, error } = usePreview(entity, kept, gone);
  const missing = whyNot({ gone, preview, error, with_clients });
  const refused = !!error || !!preview?.refused;
  const choose = (chosen: Both) => {
    setBoth(chosen);
    setTake([]);
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t("Merge a duplicate into {{name}}", { name: kept.name })}
      description={t(
        "All that refers to the duplicate comes along, and it goes to the bin. For 30 days the two can be taken apart.",
      )}
      act={gone ? t("Merge {{name}}", { name: gone.name }) : t("Merge")}
      waiting={!!gone && !preview && !error}
      missing={missing}
      send={async () => gone && send({ id: kept.id, duplicate_id: gone.id, take, with_clients }, gone.name)}
    >
      {() => (
        <>
          {!both.gone && <Find {...{ entity, kept, gone }} onFound={(found) => choose({ kept, gone: found })} />}
          {gone && <Which {...{ kept, gone }} onSwap={() => choose({ kept: gone, gone: kept })} />}
          {gone && refused && <p role="alert">{missing}</p>}
          {gone && preview && !refused && <MergeChoices {...{ entity, preview, take }} onTake={setTake} />}
          {preview?.clients && !refused && <WithClients checked={with_clients} onChange={setWithClients} />}
        </>
      )}
    </FormDialog>
  );
}

type Both = { kept: Shown; gone: Shown | undefined };
type State = { gone: Shown | undefined; preview: MergePreview | undefined; error: unknown; with_clients: boolean };

/** Why two cannot be merged yet, or at all. */
function whyNot({ gone, preview, error, with_clients }: State): string | undefined {
  if (!gone) return t("Choose the duplicate first.");
  if (error) return failureSentence(error);
  if (preview?.refused) return t(preview.refused);
  return preview?.clients && !with_clients ? t("Say first that clients may see it.") : undefined;
}

function usePreview(entity: string, kept: Shown, gone: Shown | undefined) {
  return useQuery<MergePreview>({
    queryKey: ["duplicates", "preview", entity, kept.id, gone?.id],
    queryFn: ({ signal }) => foretold(entity, { id: kept.id, duplicate_id: gone?.id ?? "" }, signal),
    enabled: !!gone,
    gcTime: 0,
    retry: false,
  });
}

function Find({
  entity,
  kept,
  gone,
  onFound,
}: Pick<Props, "entity" | "kept"> & { gone: Shown | undefined; onFound: (found: Shown) => void }) {
  const { under = [] } = placeOf(entity) ?? {};
  const below = (row: Record<string, unknown>) => under.map((column) => row[column]).flat();
  return (
    <Picker<RecordRow & Shown>
      entity={entity}
      label={t("Find the duplicate")}
      value={gone?.id ?? null}
      without={[kept.id]}
      onChange={onFound}
      content={(row) => (
        <>
          <span className="flex-none font-medium">{row.name}</span>
          <span className="min-w-0 flex-1 truncate text-ink-3">{below(row).filter(Boolean).join(" · ")}</span>
        </>
      )}
    />
  );
}

function Which({ kept, gone, onSwap }: { kept: Shown; gone: Shown; onSwap: () => void }) {
  return (
    <div className="flex flex-col gap-1.5">
      <dl className="grid grid-cols-2 divide-x divide-line-2 rounded-md border border-line bg-sunken">
        <Side word={t("Stays")} shown={kept} />
        <Side word={t("Goes to the bin")} shown={gone} />
      </dl>
      <Button size="small" className="self-end" onClick={onSwap}>
        {t("The other way round")}
      </Button>
    </div>
  );
}

// Above the values of its own, and with what tells it from another of its name.
function Side({ word, shown }: { word: string; shown: Shown }) {
  return (
    <div className="min-w-0 px-3 py-2">
      <dt className="text-meta text-ink-2">{word}</dt>
      <dd className="break-words">
        <span className="block font-medium">{shown.name}</span>
        <span className="block text-meta text-ink-2">{toldBy(shown)}</span>
      </dd>
    </div>
  );
}

function WithClients({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <label className="flex items-start gap-2 rounded-md bg-person-soft px-3 py-2">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-1 accent-person"
      />
      {t("Clients sign in for the one that stays. They may see what comes from the duplicate.")}
    </label>
  );
}

// Why the server refuses a merge.
phrase("Clients sign in for the duplicate. Keep that one instead, or end their access first.");
phrase(
  "Clients sign in for the one that stays, and would see what the duplicate has. Only an administrator merges these two.",
);
phrase("The duplicate is converted to a client. Keep that one instead, or take its conversion back first.");
phrase("The duplicate signs in as a client. Keep that one instead.");
phrase("Both records must be there, and yours to change. One of them may have been merged or removed meanwhile.");
phrase("These two were not merged, have been taken apart already, or were merged more than 30 days ago.");
phrase("Together they have more values in a list than a record may.");
phrase("Their notes are too long for one record. Shorten one of them first.");
phrase("A record cannot be merged with itself.");
