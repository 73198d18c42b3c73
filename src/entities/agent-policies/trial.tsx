import type { Entry } from "../../client/api.ts";
import { RecordLink } from "../../screen/record-link.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { formatNumber } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";
import { spentText } from "../agents/use-budgets.ts";
import { glyphs } from "./policy-glyphs.ts";
import type { useResults } from "./use-results.ts";

type Props = { policy: Entry<"agent_policies">; told: ReturnType<typeof useResults> };

/** How the trial of a candidate stands: what it would cost, how far it is, or what came of it. */
export function Trial({ policy, told }: Props) {
  const { trial, tried, passed, base_passed, trial_note, task } = policy;
  if (!trial) return <Before told={told} />;
  const numbers = { passed: formatNumber(passed ?? 0), tried: formatNumber(tried ?? 0) };
  return (
    <div role="status" className="flex flex-col gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StateMark state={trial} glyph={glyphs[trial]} />
        {task && (
          <RecordLink entity="agent_tasks" row={task}>
            {t("Its task")}
          </RecordLink>
        )}
      </p>
      {trial === "running" && <Progress told={told} />}
      {tried !== null && tried > 0 && (
        <p>
          {t("{{passed}} of {{tried}} cases pass with it, {{base}} with the version in force.", {
            ...numbers,
            base: formatNumber(base_passed ?? 0),
          })}
        </p>
      )}
      {trial_note && <p className="text-ink-2">{t(trial_note)}</p>}
    </div>
  );
}

function Before({ told }: Pick<Props, "told">) {
  if (!told) return null;
  if (told.cases === 0)
    return <p className="text-ink-2">{t("There are no cases to try it on: putting it in force takes a reason.")}</p>;
  return (
    <p className="text-ink-2">
      {t("It can be tried on {{count}} cases, and costs {{most}} at most. Nothing is changed by that.", {
        count: formatNumber(Math.min(told.cases, 20)),
        most: spentText(told.most),
      })}
    </p>
  );
}

function Progress({ told }: Pick<Props, "told">) {
  const results = told?.results ?? [];
  const [done, all] = [results.filter(({ outcome }) => outcome).length, results.length];
  return (
    <>
      <progress
        className="h-1.5 w-full accent-agent"
        value={done}
        max={all || 1}
        aria-label={t("Cases that were tried")}
      />
      <p className="text-ink-2 tabular-nums">
        {t("{{done}} of {{all}} cases answered", { done: formatNumber(done), all: formatNumber(all) })}
      </p>
    </>
  );
}

// What the database says of a trial.
phrase("It proposes what was rejected, and the version in force does not.");
phrase("It passes fewer cases than the version in force.");
phrase("It passes none of the cases.");
phrase("None of the cases could be tried.");
phrase("It was cancelled.");
