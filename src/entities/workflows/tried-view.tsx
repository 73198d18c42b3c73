import type { Tried, TriedStep } from "../../workflows/try-workflow.ts";
import { fieldName } from "../../records/field-names.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { oneOf } from "./trigger-words.ts";
import { kind_words } from "./workflow-words.ts";

/** What a try came to: each step, and the records that it would have made or changed. */
export function TriedView({ tried, again, onClose }: { tried: Tried; again: () => void; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("What it would do")}
      description={t("Nothing of this was kept or sent.")}
      actions={
        <>
          <Button onClick={again}>{t("Try another record")}</Button>
          <Button tone="primary" onClick={onClose}>
            {t("Close")}
          </Button>
        </>
      }
    >
      <Came tried={tried} />
    </Dialog>
  );
}

function Came({ tried: { problems, starts, steps, changes } }: { tried: Tried }) {
  return (
    <>
      {problems.length > 0 && (
        <ul className="list-disc pl-4 text-bad">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {problems.length === 0 && !starts && <p>{t("It would not start: its conditions leave this record out.")}</p>}
      <ol className="flex flex-col gap-1.5">
        {steps.map((step) => (
          <StepTried key={step.step} step={step} />
        ))}
      </ol>
      {changes.length > 0 && (
        <section aria-label={t("Changes")} className="pt-3">
          <h3 className="pb-1 text-meta font-medium text-ink-3">{t("Changes")}</h3>
          <ul className="flex flex-col gap-1.5">
            {changes.map((change) => (
              <Changed key={`${change.entity} ${change.id}`} change={change} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const states = {
  done: { word: phrase("Done"), tone: "good" },
  shown: { word: phrase("Not sent"), tone: "neutral" },
  failed: { word: phrase("Failed"), tone: "bad" },
} as const;

function StepTried({ step: { type, state, told } }: { step: TriedStep }) {
  const shown = Object.entries(told).filter(([name, value]) => name !== "id" && name !== "entity" && value !== "");
  return (
    <li className="rounded-md border border-line px-2.5 py-1.5">
      <p className="flex items-center gap-2">
        <span className="min-w-0 flex-1">{t(kind_words[type])}</span>
        <Badge tone={states[state].tone}>{t(states[state].word)}</Badge>
      </p>
      {shown.map(([name, value]) => (
        <p key={name} dir="auto" className="text-meta break-words whitespace-pre-wrap text-ink-2">
          {fieldName(name)}: {typeof value === "string" ? value : JSON.stringify(value)}
        </p>
      ))}
    </li>
  );
}

function Changed({ change: { entity, verbs, before, after } }: { change: Tried["changes"][number] }) {
  const was = (before ?? {}) as Record<string, unknown>;
  return (
    <li className="rounded-md bg-sunken px-2.5 py-1.5">
      <p className="font-medium">
        {oneOf(entity)} · {verbs.includes("create") ? t("is created") : t("is changed")}
      </p>
      {Object.entries(after ?? {})
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <p key={name} dir="auto" className="text-meta break-words text-ink-2">
            {fieldName(name, entity)}: {name in was && was[name] !== null && <s>{said(was[name])}</s>} {said(value)}
          </p>
        ))}
    </li>
  );
}

const said = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
