import { useMemo } from "react";
import type { Entry } from "../../client/api.ts";
import type { OpenRecord, Values } from "../../records/record-client.ts";
import { unlessMoved } from "../../records/unless-moved.ts";
import type { Writes } from "../../records/use-writes.ts";
import { useScreen } from "../../screen/description.ts";
import { RecordForm } from "../../screen/late-form.ts";
import { VerbDialog } from "../../screen/late-dialogs.ts";
import { stateWord } from "../../records/state-word.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { endOf, isOpenStage, stageKnown } from "../stages/known.ts";
import { lackedFor } from "./lacked-for.ts";
import { useConversion } from "./use-conversion.tsx";
import { useScreenWrites } from "../../screen/use-screen-writes.ts";

type Lead = Entry<"leads">;
type Staged = Pick<Lead, "id" | "stage">;
/** Why a lead was lost. */
type Loss = { lost_reason: string; lost_note?: string };

/** The acts that only leads have, for the board and the panel alike. */
export function useLeadActs() {
  const { ask, described } = useScreen();
  const writes = useScreenWrites();
  const { next, offered } = useConversion();
  return useMemo(
    () => ({
      move: mover({ ask, described, writes, next, offered }),
      reopen: (lead: Lead) =>
        writes
          .act(lead.id, "reopen")
          .then((open) => open && sayMoved(writes, lead, (open as Staged & OpenRecord).stage), toastRefusal),
      claim: (lead: Lead) =>
        writes
          .act(lead.id, "claim")
          .then(() => toast(t("{{name}} is yours.", { name: lead.name }), { tone: "good" }), toastRefusal),
    }),
    [writes, ask, described, next, offered],
  );
}

type Moving = Pick<ReturnType<typeof useScreen>, "ask" | "described"> &
  Pick<ReturnType<typeof useConversion>, "next" | "offered"> & { writes: Writes };

/** Moves a lead: to lost only with a reason, and to a stage that needs something only with that, which is asked for. */
function mover({ ask, described, writes, next, offered }: Moving): (lead: Lead, to: string) => void {
  const moved = async (lead: Lead, to: string, loss?: Loss) => {
    const now = await changeStage(writes, lead, to, loss);
    const also = stageKnown(to)?.type === "won" && now !== null ? next(lead) : undefined;
    const said = sayMoved(writes, lead, to, also);
    if (also) offered(said);
  };
  const go = (lead: Lead, to: string) => void moved(lead, to).catch(toastRefusal);
  const lose = (lead: Lead) => {
    const send = (loss: Values) => moved(lead, endOf(lead.stage, "lost"), loss as Loss);
    ask((onClose) => <VerbDialog name="lose" what={lead.name} send={send} onClose={onClose} />);
  };
  const fill = (lead: Lead, to: string, form: string[]) => {
    const title = t("What “{{stage}}” needs", { stage: stateWord("leads", to) });
    const rest = { title, record: lead, onSaved: () => go(lead, to) };
    ask((onClose) => <RecordForm described={{ ...described, form }} {...rest} onClose={onClose} />);
  };
  return (lead, to) => {
    if (to === lead.stage) return;
    const lacks = lackedFor(lead, to);
    if (stageKnown(to)?.type === "lost") lose(lead);
    else if (lacks.length > 0) fill(lead, to, lacks);
    else go(lead, to);
  };
}

/** Brings a lead from one stage to another by the verbs that lead there; throws when one is refused. */
async function changeStage(writes: Writes, lead: Staged, to: string, loss?: Loss): Promise<OpenRecord | null> {
  const expected: Values = { stage: to, stage_entered_at: new Date().toISOString() };
  const act = (verb: string, input: Values = {}) => writes.act(lead.id, verb, input, expected);
  if (!isOpenStage(lead.stage)) {
    const reopened = await act("reopen");
    // It comes back to where it was before it was closed.
    if (reopened && (reopened as Staged & OpenRecord).stage === to) return reopened;
  }
  const type = stageKnown(to)?.type;
  if (type === "won") return act("win");
  if (type === "lost") return act("lose", loss);
  return act("move", { stage: to });
}

function sayMoved(writes: Writes, lead: Lead, to: string, also?: { label: string; act: () => void }): number {
  const { id, name, stage, lost_reason, lost_note } = lead;
  const loss = lost_reason ? { lost_reason, ...(lost_note && { lost_note }) } : undefined;
  const undo = () => unlessMoved("leads", id, { stage: to }, () => changeStage(writes, { id, stage: to }, stage, loss));
  return toast(t("{{name}}: {{stage}}", { name, stage: stateWord("leads", to) }), {
    undo,
    ...(also && { also }),
  });
}
