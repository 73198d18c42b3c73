import { useQueryClient } from "@tanstack/react-query";
import type { EntityName, Named } from "../client/api.ts";
import type { VerbMeta } from "../entity/meta.ts";
import { type Owned, assignment } from "../records/assign.ts";
import { actOnMany, canGoBack, type ManyAct } from "../records/many.ts";
import type { Matching, RecordRow, Values } from "../records/record-client.ts";
import { t } from "../ui/translate.ts";
import { actWord, saidOf } from "./act-words.ts";
import { useScreen } from "./description.ts";
import { labelOf } from "./label.ts";
import { AssignDialog } from "./late-dialogs.ts";
import { removedSentence } from "./removed-sentence.ts";
import { useActs } from "./use-acts.tsx";
import { useAskVerb } from "./use-ask-verb.tsx";
import { asks } from "./verb-fields.ts";
import { counted } from "./words.ts";
import { late } from "../ui/late.ts";

const GiveDialog = late(() => import("./give-dialog.tsx"));
const MarkDialog = late(() => import("./mark-dialog.tsx"));
const RunDialog = late(() => import("./run-dialog.tsx"));

/** The records that an act on many is meant for: those that are chosen, or all that match. */
export type Meant = { rows: RecordRow[]; matching?: Matching; count: number };

/** The acts on many records: each asks what it needs, then is done to those that are chosen or to all that match. */
export function useMany(meant: Meant, done: () => void) {
  const { rows, matching } = meant;
  const { described, ask } = useScreen();
  const act = useDoing(meant, done);
  const askVerb = useAskVerb();
  const one = useActs();
  const { entity } = described;
  const countWords = (n: number) => counted(entity, n);
  // Each is told of how many of those that are meant it can be done to.
  return {
    assign: (allowed: number) => {
      if (!matching && rows.length <= 1) return rows[0] && one.assign(rows[0] as Owned);
      const send = (owner: Named) => act(assignment(owner, countWords), allowed, true);
      ask((onClose) => <AssignDialog what={countWords(allowed)} {...{ send, onClose }} />);
    },

    give: (name: string, list: boolean, allowed: number) => {
      const Asking = list ? MarkDialog : GiveDialog;
      const send = (change: Values, back: (was: Values) => Values, said: string) =>
        act(giving(entity, { name, label: labelOf(described, name), change, back, said }), allowed, true);
      ask((onClose) => <Asking {...{ name, onClose, send }} what={countWords(allowed)} rows={matching ? [] : rows} />);
    },

    verb: (name: string, verb: VerbMeta, allowed: number) => {
      const send = (input: Values) => act(doing(entity, name, input, verb.undone_by), allowed, asks(verb.input));
      const Own = described.asked_of_many?.[name];
      if (!Own) return askVerb(name, verb, countWords(allowed), send);
      const those = { rows: matching ? [] : rows, ...(matching && { matching }) };
      ask((onClose) => <Own what={countWords(allowed)} {...those} {...{ send, onClose }} />);
    },

    remove: (allowed: number) => {
      if (matching) return void act(removal(entity), allowed, false);
      done();
      void one.remove(rows);
    },
  };
}

/** Does an act to those that are meant; to all that match in a dialog, which does not ask where a form has: `sure`. */
function useDoing({ rows, matching, count }: Meant, done: () => void) {
  const cache = useQueryClient();
  const { described, ask } = useScreen();
  return async (act: ManyAct, allowed: number, sure: boolean): Promise<void> => {
    if (!matching) return actOnMany(cache, described.entity, rows, act);
    const told = { act, matching, count, allowed, sure: sure && canGoBack(act, allowed) };
    const close = (onClose: () => void) => () => (onClose(), done());
    // The form that has asked closes first.
    setTimeout(() => ask((onClose) => <RunDialog {...told} onClose={close(onClose)} />));
  };
}

type Given = { name: string; label: string; change: Values; back: (was: Values) => Values; said: string };

function giving(entity: EntityName, { name, label, change, back, said }: Given): ManyAct {
  return {
    do: "update",
    with: change,
    name: label,
    said: (count) => `${counted(entity, count)} · ${said}.`,
    was: [name],
    back: (was) => ({ do: "update", with: back(was) }),
  };
}

function doing(entity: EntityName, verb: string, input: Values, back?: string): ManyAct {
  return {
    do: verb,
    with: input,
    name: actWord(entity, verb),
    said: (count) => `${saidOf(entity, verb, { count: counted(entity, count) })}.`,
    ...(back && { back: () => ({ do: back, with: input }) }),
  };
}

function removal(entity: EntityName): ManyAct {
  return {
    do: "remove",
    name: t("Remove"),
    said: (count) => removedSentence(entity, count),
    back: () => ({ do: "restore" }),
  };
}
