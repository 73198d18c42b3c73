import { Ban, CalendarArrowDown, Pencil, RotateCcw, Trash2 } from "lucide-react";
import { useQueryClient } from "@tanstack/react-query";
import { refreshAll } from "../../records/cache.ts";
import { toastFailure } from "../../records/failure.ts";
import type { Values } from "../../records/record-client.ts";
import { useWrites } from "../../records/use-writes.ts";
import { useScreen } from "../../screen/description.ts";
import { removedSentence } from "../../screen/removed-sentence.ts";
import { MenuItem } from "../../ui/menu.tsx";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { EditActivity } from "./edit-activity.tsx";
import { LineMenu } from "./line-menu.tsx";
import type { Activity } from "./use-timeline.ts";

/** What is done to an activity: shown at once, and open to undo. */
export function useActivityActs() {
  const cache = useQueryClient();
  const { described } = useScreen();
  const writes = useWrites("activities");
  const act = async (id: string, verb: string, state: string, input: Values = {}) => {
    await writes.act(id, verb, input, { state });
    // The record that it belongs to shows its next step.
    for (const entity of ["activities", described.entity] as const) refreshAll(cache, entity);
  };
  const undone = (id: string, sentence: string) => {
    toast(sentence, { tone: "good", undo: () => act(id, "plan", "planned") });
  };
  return {
    finish: async ({ id }: Activity) => {
      await act(id, "done", "done").then(() => undone(id, t("Done")), toastFailure);
    },
    cancel: async ({ id }: Activity) => {
      await act(id, "cancel", "cancelled").then(() => undone(id, t("Called off")), toastFailure);
    },
    plan: ({ id }: Activity) => act(id, "plan", "planned").catch(toastFailure),
    remove: ({ id }: Activity) =>
      writes.remove([id], (count, left) => removedSentence("activities", count, left)).catch(toastFailure),
  };
}

type Menu = { activity: Activity; rights: Record<string, unknown> };

/** What is seldom done to an activity, in its menu; for who may only read it a plan's file for their calendar, or nothing. */
export function ActivityMenu({ activity, rights }: Menu) {
  const { kind, state, at, id } = activity;
  const dated = state === "planned" && !!at && !["note", "email"].includes(kind);
  if (!rights["update"] && !dated) return null;
  return (
    <LineMenu>
      {!!rights["update"] && <Changes {...{ activity, rights }} />}
      {dated && (
        <MenuItem icon={CalendarArrowDown} onSelect={() => location.assign(`/api/activities/${id}/calendar`)}>
          {t("Calendar file")}
        </MenuItem>
      )}
    </LineMenu>
  );
}

function Changes({ activity, rights }: Menu) {
  const { ask } = useScreen();
  const { cancel, plan, remove } = useActivityActs();
  const change = () => ask((onClose) => <EditActivity {...{ activity, onClose }} />);
  return (
    <>
      <MenuItem icon={Pencil} onSelect={change}>
        {`${t("Edit")}…`}
      </MenuItem>
      {activity.state === "planned" ? (
        <MenuItem icon={Ban} onSelect={() => void cancel(activity)}>
          {t("Call it off")}
        </MenuItem>
      ) : (
        <MenuItem icon={RotateCcw} onSelect={() => void plan(activity)}>
          {t("Plan again")}
        </MenuItem>
      )}
      {!!rights["delete"] && (
        <MenuItem icon={Trash2} onSelect={() => void remove(activity)}>
          {t("Remove")}
        </MenuItem>
      )}
    </>
  );
}
