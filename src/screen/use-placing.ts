import type { Placing } from "../records/board-lane.ts";
import type { RecordRow } from "../records/record-client.ts";
import { useScreen } from "./description.ts";
import { toastRefusal } from "./refusals.ts";
import { useScreenWrites } from "./use-screen-writes.ts";

/** Puts a record at another place in the order that people share; what makes its key comes with the first one. */
export function usePlacing<Row extends RecordRow>(): Placing<Row>["put"] {
  const { entity } = useScreen().described;
  const writes = useScreenWrites();
  return (row, above, following) =>
    void import("./place-record.ts")
      .then(({ placeRecord }) => placeRecord(writes, { entity, row, above, following }))
      .catch(toastRefusal);
}
