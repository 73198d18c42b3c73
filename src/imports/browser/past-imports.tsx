import { placeOf } from "../../entities/places.ts";
import { ListFailure } from "../../records/list-failure.tsx";
import { useNames } from "../../records/names.ts";
import { useSession } from "../../client/session-context.ts";
import { Badge } from "../../ui/badge.tsx";
import { formatDateTime, formatNumber } from "../../ui/format.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { phrase, t } from "../../ui/translate.ts";
import type { PastImport } from "./import-client.ts";
import type { ImportState } from "../import-states.ts";
import { usePastImports } from "./use-import.ts";

/** The imports of before, the newest first; each opens where it stands, from where it can be undone. */
export function PastImports({ onOpen }: { onOpen: (id: string) => void }) {
  const { data, error } = usePastImports();
  const { person } = useSession();
  const nameOf = useNames();
  const ownerOf = ({ owner_id }: PastImport) => (owner_id === person.id ? undefined : nameOf(owner_id ?? ""));
  if (error && !data) return <ListFailure error={error} />;
  if (!data) return <Skeleton className="my-2 w-64" />;
  if (data.length === 0) return <p className="text-form text-ink-2">{t("Nothing has been imported yet.")}</p>;
  return (
    <ul className="-mx-2 flex flex-col">
      {data.map((past) => (
        <li key={past.id} className="border-b border-line-2 last:border-0">
          <button
            type="button"
            onClick={() => onOpen(past.id)}
            className="block w-full rounded-sm px-2 py-2 text-left hover:bg-sunken focus-visible:-outline-offset-2"
          >
            <span className="flex items-center gap-2">
              <span className="min-w-0 flex-1 truncate font-medium">{past.name}</span>
              <State state={past.state} />
            </span>
            <span className="mt-0.5 flex flex-wrap gap-x-3 text-meta text-ink-3 tabular-nums">
              <span>{t(placeOf(past.entity)?.words.many ?? past.entity)}</span>
              <span>{formatDateTime(past.created_at)}</span>
              <span>{rowsOf(past)}</span>
              <span>{ownerOf(past)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function State({ state }: { state: ImportState }) {
  const [words, tone] = states[state] ?? [phrase("At work"), "person"];
  return <Badge tone={tone}>{t(words)}</Badge>;
}

function rowsOf({ state, total, counts }: PastImport): string {
  const { create = 0, update = 0, restore = 0, undone = 0 } = counts;
  const taken = formatNumber(create + update + restore);
  if (state === "committed" || state === "stopped")
    return t("{{taken}} of {{total}} rows taken in", { taken, total: formatNumber(total) });
  if (state === "undone") return t("{{count}} rows taken back", { count: formatNumber(undone) });
  return t("{{count}} rows", { count: formatNumber(total) });
}

const states: Partial<Record<ImportState, [string, "neutral" | "good" | "bad"]>> = {
  uploaded: [phrase("Not checked"), "neutral"],
  checked: [phrase("Checked, not imported"), "neutral"],
  stopped: [phrase("Stopped"), "bad"],
  committed: [phrase("Imported"), "good"],
  undone: [phrase("Undone"), "neutral"],
};
