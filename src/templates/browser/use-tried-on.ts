import { useState } from "react";
import { useSession } from "../../client/session-context.ts";
import { useRecords } from "../../records/use-records.ts";
import { type WrittenTo, writtenToOf } from "../variables.ts";
import type { TriedOn } from "./use-preview.ts";

export type Tried = {
  /** Of which kinds a record can be chosen. */
  kinds: WrittenTo[];
  kind: WrittenTo | undefined;
  on: TriedOn | null;
  /** Whether the caller sees none of that kind. */
  none: boolean;
  choose: (kind: WrittenTo, row_id: string) => void;
};

/** On which record a template is tried: the one that was chosen, else the newest that the caller sees and that it can be written to. */
export function useTriedOn(source: string): Tried {
  const { rights } = useSession();
  const [chosen, setChosen] = useState<TriedOn | null>(null);
  const kinds = writtenToOf(source).filter((kind) => rights?.[kind]?.["read"]);
  const fits = chosen && kinds.includes(chosen.entity) ? chosen : null;
  const kind = fits?.entity ?? kinds[0];
  const { rows, isPending } = useRecords(kind ?? "leads", {
    order: ["-created_at"],
    ...(!kind && { where: { id: { is_null: true } } }),
  });
  const first = rows[0];
  const row_id = fits?.row_id || first?.id;
  return {
    kinds,
    kind,
    on: kind && row_id ? { entity: kind, row_id } : null,
    none: !isPending && !first,
    choose: (entity, id) => setChosen({ entity, row_id: id }),
  };
}
