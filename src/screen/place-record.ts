import type { EntityName } from "../client/api.ts";
import { placeOf } from "../entities/places.ts";
import { rankBetween } from "../records/rank-between.ts";
import { columnOf, type RecordRow } from "../records/record-client.ts";
import type { Writes } from "../records/use-writes.ts";
import { toast } from "../ui/toast.ts";
import { t } from "../ui/translate.ts";

type Placed = { entity: EntityName; row: RecordRow; above: RecordRow | undefined; following: RecordRow[] };

const rankOf = (row: RecordRow) => String(columnOf(row, "rank"));

/** Puts a record behind another and before those that follow: shown at once, said, with a way back. */
export async function placeRecord(writes: Writes, { entity, row, above, following }: Placed): Promise<void> {
  const was = rankOf(row);
  const put = (rank: string) => writes.act(row.id, "rank", { rank }, { rank });
  await put(rankBetween(above ? rankOf(above) : null, following.map(rankOf)));
  toast(t("{{name}} has another place.", { name: placeOf(entity)?.line(row as never) ?? "" }), {
    undo: () => put(was),
  });
}
