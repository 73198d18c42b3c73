import { useMemo } from "react";
import { useWrites, type Writes } from "../records/use-writes.ts";
import { useScreen } from "./description.ts";

/** The writes of the entity around a part; where it says so, their refusals are told where the reader looks. */
export function useScreenWrites(): Writes {
  const { entity, refused } = useScreen().described;
  const plain = useWrites(entity);
  return useMemo(() => {
    if (!refused) return plain;
    const update: Writes["update"] = (row, change) =>
      plain.update(row, change).catch((error: unknown) => refused(error, change));
    return { ...plain, update };
  }, [plain, refused]);
}
