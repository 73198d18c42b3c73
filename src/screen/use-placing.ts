import { placeOf } from "../entities/places.ts";
import type { Placing } from "../records/board-lane.ts";
import { rankBetween } from "../records/rank-between.ts";
import { columnOf, type RecordRow } from "../records/record-client.ts";
import { toast } from "../ui/toast.ts";
import { t } from "../ui/translate.ts";
import { useScreen } from "./description.ts";
import { toastRefusal } from "./refusals.ts";
import { useScreenWrites } from "./use-screen-writes.ts";

const rankOf = (row: RecordRow) => String(columnOf(row, "rank"));

/** Puts a record at another place in the order that people share: shown at once, said, with a way back. */
export function usePlacing<Row extends RecordRow>(): Placing<Row>["put"] {
  const { entity } = useScreen().described;
  const writes = useScreenWrites();
  return (row, above, following) => {
    const was = rankOf(row);
    const rank = rankBetween(above ? rankOf(above) : null, following.map(rankOf));
    const put = (at: string) => writes.act(row.id, "rank", { rank: at }, { rank: at });
    const name = placeOf(entity)?.line(row as never) ?? "";
    const say = () =>
      toast(t("{{name}} has another place.", { name }), {
        action: { label: t("Undo"), act: () => void put(was).catch(toastRefusal) },
      });
    void put(rank).then(say, toastRefusal);
  };
}
