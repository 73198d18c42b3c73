import { useQueryClient } from "@tanstack/react-query";
import { lazy } from "react";
import type { EntityName, Named } from "../client/api.ts";
import type { VerbMeta } from "../entity/meta.ts";
import { type Owned, assignment } from "../records/assign.ts";
import { toastFailure } from "../records/failure.ts";
import { actOnMany, canGoBack, type ManyAct } from "../records/many.ts";
import type { Matching, RecordRow, Values } from "../records/record-client.ts";
import { wordedChoice } from "../ui/choice-word.ts";
import { phrase, t } from "../ui/translate.ts";
import { withFrench } from "../ui/with-french.ts";
import { useScreen } from "./description.ts";
import { labelOf } from "./label.ts";
import { useActs } from "./use-acts.tsx";
import { asks } from "./verb-fields.ts";
import { counted, sayOf } from "./words.ts";

const AssignDialog = lazy(() => import("../records/assign-dialog.tsx"));
const GiveDialog = lazy(
  withFrench(
    () => import("./give-dialog.tsx"),
    () => import("./forms.french.ts"),
  ),
);
const MarkDialog = lazy(
  withFrench(
    () => import("./mark-dialog.tsx"),
    () => import("./forms.french.ts"),
  ),
);
const VerbDialog = lazy(
  withFrench(
    () => import("./verb-dialog.tsx"),
    () => import("./forms.french.ts"),
  ),
);
const RunDialog = lazy(() => import("./run-dialog.tsx"));

/** The records that an act on many is meant for: those that are chosen, or all that match. */
export type Meant = { rows: RecordRow[]; matching?: Matching; count: number };

/** The acts on many records: each asks what it needs, then is done to those that are chosen or to all that match. */
export function useMany({ rows, matching, count }: Meant, done: () => void) {
  const cache = useQueryClient();
  const { described, ask } = useScreen();
  const one = useActs();
  const { entity } = described;
  /** `sure` when a form has asked already. */
  async function act(deed: ManyAct, allowed: number, sure: boolean): Promise<void> {
    if (!matching) return actOnMany(cache, entity, rows, deed);
    const close = (onClose: () => void) => () => (onClose(), done());
    // The form that has asked closes first.
    setTimeout(() =>
      ask((onClose) => (
        <RunDialog
          act={deed}
          {...{ matching, count, allowed }}
          sure={sure && canGoBack(deed, allowed)}
          onClose={close(onClose)}
        />
      )),
    );
  }
  const countWords = (n: number) => counted(entity, n);
  /** Of those that are meant, those that it can be done to. */
  const whatOf = (allowed: number) => ({ what: countWords(allowed) });
  return {
    assign: (allowed: number) =>
      matching || rows.length > 1
        ? ask((onClose) => (
            <AssignDialog
              {...whatOf(allowed)}
              onClose={onClose}
              send={(owner: Named) => act(assignment(owner, countWords), allowed, true)}
            />
          ))
        : rows[0] && one.assign(rows[0] as Owned),

    give: (name: string, list: boolean, allowed: number) =>
      ask((onClose) => {
        const Asking = list ? MarkDialog : GiveDialog;
        const send = (change: Values, back: (was: Values) => Values, said: string) =>
          act(giving(entity, { name, label: labelOf(described, name), change, back, said }), allowed, true);
        return <Asking {...{ name, onClose, send }} {...whatOf(allowed)} rows={matching ? [] : rows} />;
      }),

    verb: (name: string, verb: VerbMeta, allowed: number) => {
      const send = (input: Values) => act(doing(entity, name, input), allowed, asks(verb.input));
      if (!asks(verb.input)) return void send({}).catch(toastFailure);
      ask((onClose) => <VerbDialog {...{ name, send, onClose }} {...whatOf(allowed)} />);
    },

    remove: (allowed: number) => {
      if (matching) return void act(removal(entity), allowed, false);
      done();
      void one.remove(rows);
    },
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

function doing(entity: EntityName, verb: string, input: Values): ManyAct {
  const name = t(wordedChoice(verb));
  return {
    do: verb,
    with: input,
    name,
    said: (count) => `${t("{{act}}: {{what}}", { act: name, what: counted(entity, count) })}.`,
  };
}

function removal(entity: EntityName): ManyAct {
  return {
    do: "remove",
    name: t("Remove"),
    said: (count) => sayOf(entity, count === 1 ? one_removed : many_removed, { count }),
    back: () => ({ do: "restore" }),
  };
}

const one_removed = phrase("1 {{thing}} is in the bin.");
const many_removed = phrase("{{count}} {{things}} are in the bin.");
