import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useAddress } from "../../records/address.ts";
import { useHere, useScreen } from "../../screen/description.ts";
import { RecordLink } from "../../screen/record-link.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDay } from "../../ui/format-short.ts";
import { t } from "../../ui/translate.ts";
import { duplicatesOf, type Merged, type Pair } from "./duplicates-client.ts";
import { becauseOf, toldBy } from "./shown-like.ts";
import { useMerging } from "./use-merging.tsx";

/** Below the name of a record: what it is probably the same as, and what was merged into it and can be taken apart. */
export default function DuplicateLines() {
  const { entity } = useScreen().described;
  const { row } = useHere<"leads">();
  useForwarding(row);
  const { data } = useQuery({
    queryKey: ["duplicates", "of", entity, row.id],
    queryFn: ({ signal }) => duplicatesOf(entity, row.id, signal),
    enabled: !row.deleted_at,
    retry: false,
  });
  if (!data || row.deleted_at) return null;
  return (
    <>
      {data.pairs.slice(0, 2).map((pair) => (
        <PairLine key={pair.one.id + pair.other.id} pair={pair} />
      ))}
      {data.merged.map((one) => (
        <MergedLine key={one.id} merged={one} />
      ))}
    </>
  );
}

/** A link to what was merged leads to what it was merged into; in the bin one looks at what lies there. */
function useForwarding({ deleted_at, duplicate_of }: { deleted_at: string | null; duplicate_of: string | null }): void {
  const [address, go] = useAddress();
  const to = deleted_at && !address["bin"] ? duplicate_of : null;
  useEffect(() => {
    if (to) go({ id: to }, { replace: true });
  }, [to, go]);
}

function PairLine({ pair }: { pair: Pair }) {
  const { entity } = useScreen().described;
  const { row, may } = useHere();
  const { ask, two } = useMerging();
  const other = pair.one.id === row.id ? pair.other : pair.one;
  return (
    <div className="mt-2 rounded-md bg-person-soft px-3 py-2">
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        {t("Probably the same as")}
        <RecordLink entity={entity} row={other}>
          {other.name}
        </RecordLink>
      </p>
      <p className="text-meta text-ink-2">{[becauseOf(pair.reasons), toldBy(other)].filter(Boolean).join(" · ")}</p>
      {may("update") && (
        <p className="mt-1.5 flex flex-wrap gap-2">
          <Button size="small" onClick={() => ask(row, other)}>
            {`${t("Merge")}…`}
          </Button>
          <Button size="small" tone="quiet" onClick={() => void two(pair, true)}>
            {t("Not duplicates")}
          </Button>
        </p>
      )}
    </div>
  );
}

function MergedLine({ merged }: { merged: Merged }) {
  const { row, may } = useHere();
  const { apart } = useMerging();
  const name = merged.name ?? t("A record that you cannot see");
  const told = { name, day: formatDay(merged.at), who: merged.by ?? "" };
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-sunken px-3 py-2">
      <p className="min-w-0 flex-1 text-ink-2">
        {merged.by
          ? t("{{name}} was merged into it by {{who}}: {{day}}", told)
          : t("{{name}} was merged into it: {{day}}", told)}
      </p>
      {may("update") && (
        <Button
          size="small"
          tone="quiet"
          title={t("It comes back with what came from it. What was changed or added here since stays here.")}
          onClick={() => void apart({ id: row.id, duplicate_id: merged.id }, name)}
        >
          {t("Take apart")}
        </Button>
      )}
    </div>
  );
}
