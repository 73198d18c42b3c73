import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureSentence } from "../records/failure.ts";
import { toastRefusal } from "./refusals.ts";
import { canGoBack, type ManyAct, most_taken_back, wayBack } from "../records/many.ts";
import type { Matching } from "../records/record-client.ts";
import type { Run } from "../records/run-batches.ts";
import { skippedBy } from "../records/skipped-sentence.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { formatNumber } from "../ui/format.ts";
import { t } from "../ui/translate.ts";
import { useScreen } from "./description.ts";
import { useRun } from "./use-run.ts";
import { counted } from "./words.ts";

type Props = {
  act: ManyAct;
  matching: Matching;
  /** How many match, and to how many of them it may be done. */
  count: number;
  allowed: number;
  /** It has been asked already, by a form. */
  sure: boolean;
  onClose: () => void;
};

/** Does an act to all that match: asks, shows how far it has come, and at the end what was left and why. */
export default function RunDialog({ act, matching, count, allowed, sure, onClose }: Props) {
  const { entity } = useScreen().described;
  const cache = useQueryClient();
  const { run, state, failure, go, stop } = useRun(entity, matching, act, sure);
  const [what] = useState(() => counted(entity, count));
  const over = state === "ended" || state === "stopped";
  const undo = over ? wayBack(cache, entity, act, run.before) : undefined;
  const back = () => {
    void undo?.().catch(toastRefusal);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={() => state !== "going" && onClose()}
      title={t("{{act}}: {{what}}", { act: act.name, what })}
      actions={
        <>
          {state === "asked" && <Consent {...{ act, allowed, onClose }} onGo={() => void go()} />}
          {state === "going" && <Button onClick={stop}>{t("Stop")}</Button>}
          {undo && <Button onClick={back}>{t("Undo")}</Button>}
          {state === "stopped" && <Button onClick={() => void go()}>{t("Go on")}</Button>}
          {over && (
            <Button tone="primary" onClick={onClose}>
              {t("Close")}
            </Button>
          )}
        </>
      }
    >
      {state === "asked" && <Question {...{ act, count, allowed }} />}
      {state === "going" && <Progress done={run.changed + run.skipped.length} total={count} />}
      {over && <End {...{ act, run }} stopped={state === "stopped"} failure={failure} />}
    </Dialog>
  );
}

type ConsentProps = Pick<Props, "act" | "allowed" | "onClose"> & { onGo: () => void };

function Consent({ act, allowed, onClose, onGo }: ConsentProps) {
  return (
    <>
      <Button onClick={onClose}>{t("Cancel")}</Button>
      <Button tone="primary" onClick={onGo}>
        {t("{{act}}: {{what}}", { act: act.name, what: formatNumber(allowed) })}
      </Button>
    </>
  );
}

function Question({ act, count, allowed }: Pick<Props, "act" | "count" | "allowed">) {
  const left = count - allowed;
  return (
    <div className="flex flex-col gap-2">
      <p>{t("It is done in batches, while this page is open. What was done stays done when it is stopped.")}</p>
      {!canGoBack(act, allowed) && (
        <p className="font-medium">
          {act.back
            ? t("More than {{count}} cannot be taken back at once.", { count: formatNumber(most_taken_back) })
            : t("It cannot be taken back at once.")}
        </p>
      )}
      {left > 0 && (
        <p className="text-ink-2">
          {t("To {{count}} of them it cannot be done: they are left as they are, and told at the end.", {
            count: formatNumber(left),
          })}
        </p>
      )}
    </div>
  );
}

function Progress({ done, total }: { done: number; total: number }) {
  const share = total > 0 ? Math.min(1, done / total) : 0;
  const said = t("{{done}} of {{total}}", { done: formatNumber(done), total: formatNumber(total) });
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="tabular-nums">
        {said}
      </p>
      <div
        role="progressbar"
        aria-label={t("How far it has come")}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        className="h-1.5 overflow-hidden rounded-sm bg-line"
      >
        <span className="block h-full bg-person transition-[width]" style={{ width: `${share * 100}%` }} />
      </div>
      <p className="text-meta text-ink-3">{t("Keep this page open.")}</p>
    </div>
  );
}

type EndProps = { act: ManyAct; run: Run; stopped: boolean; failure: unknown };

function End({ act, run, stopped, failure }: EndProps) {
  return (
    <div className="flex flex-col gap-3">
      {failure !== null && (
        <p role="alert" className="rounded-md bg-bad-soft px-3 py-2">
          {failureSentence(failure)}
        </p>
      )}
      <p role="status">{stopped ? t("Stopped. {{done}}", { done: act.said(run.changed) }) : act.said(run.changed)}</p>
      {run.skipped.length > 0 && (
        <section aria-label={t("Left as they were")}>
          <h3 className="pb-1 text-meta font-medium text-ink-3">{t("Left as they were")}</h3>
          <ul className="divide-y divide-line-2 border-y border-line-2">
            {skippedBy(run.skipped).map(([why, count]) => (
              <li key={why} className="flex gap-3 py-1.5">
                <span className="w-12 flex-none text-right font-medium tabular-nums">{formatNumber(count)}</span>
                <span className="text-ink-2 first-letter:uppercase">{why}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
