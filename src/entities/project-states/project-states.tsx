import { Plus, SquareKanban } from "lucide-react";
import { useId, useState } from "react";
import { recordClient } from "../../records/record-client.ts";
import { refreshAll } from "../../records/cache.ts";
import { failureSentence } from "../../records/failure.ts";
import { useWrites } from "../../records/use-writes.ts";
import { stateWord } from "../../records/state-word.ts";
import { useHere } from "../../screen/description.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { RowActs } from "../../screen/row-acts.tsx";
import { StateGlyph } from "../../screen/state-mark.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { late } from "../../ui/late.ts";
import { QuietActs } from "../../ui/quiet-acts.tsx";
import { t } from "../../ui/translate.ts";
import { useQueryClient } from "@tanstack/react-query";
import { glyphs } from "../tasks/task-glyphs.ts";
import { standingsOf } from "./standings.ts";
import { type ProjectState, useProjectStates } from "./use-project-states.ts";

const StateDialog = late(() => import("./state-dialog.tsx"));
const RemoveStateDialog = late(() => import("./remove-state-dialog.tsx"));

type Asked = { what: "new" } | { what: "change" | "remove"; state: ProjectState };

/** What the tasks of the project stand in, where it has words of its own for that; its manager makes them. */
export default function ProjectStates() {
  const { row: project, may } = useHere<"projects">();
  const { states, error } = useProjectStates({ project_id: project.id });
  const [asked, ask] = useState<Asked | null>(null);
  const heading = useId();
  const close = () => ask(null);
  const edits = may("update");
  if (!states || (states.length === 0 && !edits)) return error && <p className="px-4 py-1">{failureSentence(error)}</p>;
  return (
    <section aria-labelledby={heading} className="flex-none border-t border-line px-4 pt-2 pb-3">
      <header className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1">
        <h3 id={heading} className="flex-1 font-medium">
          {t("States of tasks")}
        </h3>
        <a href={`/tasks?view=board&project=${project.key}`} className={buttonLook("quiet", "small")}>
          <SquareKanban aria-hidden />
          {t("Board")}
        </a>
        {edits && (
          <Button size="small" onClick={() => ask({ what: "new" })}>
            <Plus aria-hidden />
            {t("Add state")}
          </Button>
        )}
      </header>
      {states.length === 0 && <p className="py-1 text-ink-3">{t("Its tasks stand in the states that all have.")}</p>}
      <States {...{ states }} ask={edits ? ask : null} />
      {asked?.what === "remove" && <RemoveStateDialog state={asked.state} {...{ states }} onClose={close} />}
      {asked && asked.what !== "remove" && (
        <StateDialog project={project} state={asked.what === "change" ? asked.state : undefined} onClose={close} />
      )}
    </section>
  );
}

/** In the order of their board. */
function States({ states, ask }: { states: ProjectState[]; ask: ((asked: Asked) => void) | null }) {
  const own = standingsOf(states).flatMap(({ state }) => state ?? []);
  return (
    <ul>
      {own.map((state) => (
        <li key={state.id} className="group flex items-center gap-2 border-t border-line-2 py-1 first:border-0">
          <StateGlyph glyph={glyphs[state.status]} />
          <span className="min-w-0 flex-1 truncate">
            <span className="font-medium">{state.name}</span>{" "}
            <span className="text-ink-3">{stateWord("tasks", state.status)}</span>
          </span>
          {ask && <StateActs {...{ state, ask }} group={own.filter(({ status }) => status === state.status)} />}
        </li>
      ))}
    </ul>
  );
}

function StateActs({ state, group, ask }: ActsProps) {
  const cache = useQueryClient();
  const writes = useWrites("project_states");
  const { id, name } = state;
  const at = group.indexOf(state);
  const place = (to: number) =>
    void recordClient("project_states")
      .do("place", { id, place: to })
      .then(() => refreshAll(cache, "project_states"), toastRefusal);
  const remove = () => {
    if (group.length > 1) return ask({ what: "remove", state });
    void writes.remove([id], (_, left) => left || t("{{name}} is removed.", { name }));
  };
  return (
    <QuietActs>
      <RowActs
        name={name}
        change={{ label: t("Rename {{name}}", { name }), act: () => ask({ what: "change", state }) }}
        place={{ at: at + 1, of: group.length, put: place }}
        remove={{ label: t("Remove {{name}}", { name }), act: remove }}
      />
    </QuietActs>
  );
}
type ActsProps = { state: ProjectState; group: ProjectState[]; ask: (asked: Asked) => void };
