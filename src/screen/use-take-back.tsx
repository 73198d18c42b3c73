import { Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import type { HistoryEntry } from "../client/api.ts";
import type { Values } from "../records/record-client.ts";
import { useFields, useMoves, useStateColumn } from "../records/use-meta.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { toast } from "../ui/toast.ts";
import { t } from "../ui/translate.ts";
import { useHere, useScreen } from "./description.ts";
import { toastRefusal } from "./refusals.ts";
import { reversalOf } from "./reversal.ts";
import { useActs } from "./use-acts.tsx";
import { useScreenWrites } from "./use-screen-writes.ts";

/** Brings the open record to a state, for entities whose states are reached by verbs of their own. */
export type Mover = (to: string) => void;

/** Offers to take a change back behind its hour, where nothing that it changed has moved since; the server says who may. */
export function useTakeBack(move?: Mover): (entry: HistoryEntry) => ReactNode {
  const { entity } = useScreen().described;
  const { row, may } = useHere();
  const fields = useFields(entity);
  const state = useStateColumn(entity);
  const moves = useMoves(entity);
  const acts = useActs();
  const change = useChange();
  if (!may("update")) return () => null;
  return (entry) => {
    const back = reversalOf(entry, row, { fields, state });
    if (!back) return null;
    if ("values" in back) return <TakeBack onPress={() => change(back.values)} />;
    if (move) return <TakeBack onPress={() => move(back.state)} />;
    const now = String(entry.after?.[state ?? ""]);
    if (!moves[now]?.includes(back.state)) return null;
    return <TakeBack onPress={() => void acts.move(row as never, state ?? "", back.state)} />;
  };
}

function TakeBack({ onPress }: { onPress: () => void }) {
  return <IconButton icon={Undo2} label={t("Revert this change")} onClick={onPress} className="-my-1.5" />;
}

/** Gives the open record these values, says so, and offers the way back. */
function useChange(): (values: Values) => void {
  const { row } = useHere();
  const writes = useScreenWrites();
  return (values) => {
    const now = Object.fromEntries(Object.keys(values).map((name) => [name, (row as Values)[name] ?? null]));
    void writes.update(row, values).then((after) => {
      toast(t("Change reverted."), after ? { undo: () => writes.update(after, now) } : {});
    }, toastRefusal);
  };
}
