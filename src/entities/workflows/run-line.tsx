import { useSession } from "../../client/session-context.ts";
import { PageLink } from "../../records/page-link.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { t } from "../../ui/translate.ts";
import { wayTo } from "../places.ts";
import { type Run, type RunStep, useRunActs } from "./run-data.ts";
import { run_states, runStory, step_states } from "./run-words.ts";
import { errorWord } from "./workflow-errors.ts";

/** One start: of which record, how it stands, what each step came to, and what may be done about it. */
export function RunLine({ run, may }: { run: Run; may: boolean }) {
  const { state, error, steps } = run;
  const { word, tone } = run_states[state];
  return (
    <li className="py-1.5" data-run={state}>
      <div className="flex flex-wrap items-start gap-2">
        <span className="min-w-40 flex-1">
          <RecordOf run={run} />
          <span className="block text-meta text-ink-3">{runStory(run)}</span>
          {error && <span className="block text-meta break-words text-bad">{errorWord(error)}</span>}
        </span>
        <Badge tone={tone}>{t(word)}</Badge>
        {may && <RunActs run={run} />}
      </div>
      {steps && steps.length > 0 && (
        <details>
          <summary className="py-1 text-meta text-ink-2 hover:text-ink touch:py-3">
            {t("What each step came to")}
          </summary>
          <ol className="flex flex-col gap-1 text-meta">
            {steps.map((step) => (
              <StepLine key={`${step.step} ${step.at}`} step={step} />
            ))}
          </ol>
          <Log run={run} />
        </details>
      )}
    </li>
  );
}

function RecordOf({ run: { entity, row_id, name } }: { run: Run }) {
  if (!entity || !row_id) return <span className="block">{t("At its time")}</span>;
  const way = wayTo(entity, { id: row_id });
  if (!name || !way) return <span className="block text-ink-2">{t("A record that you do not see")}</span>;
  return (
    <PageLink to={way[0]} search={way[1]} dir="auto" className="block truncate hover:underline">
      {name}
    </PageLink>
  );
}

function RunActs({ run: { id, state, error } }: { run: Run }) {
  const change = useRunActs();
  const act = (name: string) => void change(`/${id}/change`, { act: name });
  if (state === "waiting")
    return (
      <Button size="small" onClick={() => act("stop")}>
        {t("Stop")}
      </Button>
    );
  if (state !== "failed") return null;
  return (
    <>
      <Button size="small" onClick={() => act("retry")}>
        {t("Go on")}
        <span className="sr-only">: {error}</span>
      </Button>
      <Button size="small" tone="quiet" onClick={() => act("retry_alike")}>
        {t("All alike")}
        <span className="sr-only">: {error}</span>
      </Button>
    </>
  );
}

function StepLine({ step: { step, state, error, output } }: { step: RunStep }) {
  const way = typeof output?.["entity"] === "string" ? wayTo(output["entity"], { id: String(output["id"]) }) : null;
  return (
    <li>
      <code>{step}</code>: {t(step_states[state])}
      {way && (
        <>
          {" "}
          <PageLink to={way[0]} search={way[1]} className="underline">
            {t("Open")}
            <span className="sr-only">: {step}</span>
          </PageLink>
        </>
      )}
      {error && <span className="block break-words text-bad">{errorWord(error)}</span>}
      {output && !way && <Output output={output} />}
    </li>
  );
}

/** What a step answered, but for what is nothing and who it was. */
function Output({ output }: { output: Record<string, unknown> }) {
  const said = Object.entries(output).filter(([name, value]) => value !== null && name !== "by");
  if (said.length === 0) return null;
  return (
    <code className="block max-h-24 overflow-y-auto rounded-sm bg-sunken px-2 py-1 break-all whitespace-pre-wrap">
      {said.map(([name, value]) => `${name}: ${String(value)}`).join("\n")}
    </code>
  );
}

/** The way to all that the run has done, for whoever reads the log: there it is reverted, too. */
function Log({ run: { acts } }: { run: Run }) {
  const { rights } = useSession();
  if (!acts || !rights?.["audit_logs"]?.["read"]?.includes("all")) return null;
  return (
    <PageLink to="/audit-logs" search={{ run: acts }} className="text-meta underline touch:py-3">
      {t("All that this run has done, in the audit log")}
    </PageLink>
  );
}
