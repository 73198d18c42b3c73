import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../client/api.ts";
import { failureSentence } from "../../records/failure.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { DateInput } from "../../ui/date-input.tsx";
import { Field } from "../../ui/field.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { t } from "../../ui/translate.ts";
import { readDate, typedDate } from "../../ui/typed-date.ts";
import { Foretelling } from "./move-foretold.tsx";
import { type Choice, type Movable, moveProject, type Moving } from "./use-move-project.tsx";

type Props = { project: Movable; to: Moving; onClose: () => void };
export type MoveForetold = Awaited<ReturnType<typeof foretell>>;

const foretell = (id: string, asked: Moving & Choice, signal?: AbortSignal) =>
  api.projects.preview("reschedule", { id, ...asked }, signal);

/** Asks when a project is to begin, and shows what moves with it before it is done. */
export default function MoveProjectDialog({ project, to, onClose }: Props) {
  const cache = useQueryClient();
  // (Of the two ways to say it the one that was written last counts; the other follows.)
  const [written, write] = useState<Written>(() => firstWritten(project, to));
  const [choice, choose] = useState<Choice>({ alone: false, waiting: true, but: [] });
  const moving = readMoving(written);
  const { data: told, error, isPlaceholderData } = useForetold(project.id, { ...moving, ...choice }, moving !== null);
  return (
    <FormDialog
      onClose={onClose}
      title={t("Other days for {{name}}", { name: `${project.key} · ${project.name}` })}
      description={t("All moves by as many working days. Undo takes all of it back.")}
      act={told && told.moved > 1 ? t("Move all {{count}}", { count: formatNumber(told.moved) }) : t("Move it")}
      labels={{ starts_on: t("Begins"), by: t("Working days later") }}
      waiting={moving !== null && !error && (!told || isPlaceholderData)}
      missing={whyNot(moving, error, told)}
      send={async () => told && moving && moveProject(cache, project, { ...moving, ...choice, seen: told.seen })}
    >
      {(errors) => (
        <>
          <When {...{ written, write, told, errors }} wrong={moving === null} />
          {error && moving && <p role="alert">{failureSentence(error)}</p>}
          {moving && !told && !error && <Skeleton className="my-3 w-64" />}
          {(told ?? error) && <With {...{ told, choice, choose }} />}
          {told && !error && <Foretelling {...{ told, choice }} onBut={(but) => choose({ ...choice, but })} />}
        </>
      )}
    </FormDialog>
  );
}

const useForetold = (id: string, asked: Moving & Choice, enabled: boolean) =>
  useQuery({
    queryKey: ["projects", "preview", id, asked],
    queryFn: ({ signal }) => foretell(id, asked, signal),
    enabled,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });

type Written = { as: "starts_on" | "by"; text: string };

function firstWritten({ starts_on }: Movable, to: Moving): Written {
  if (to.by !== undefined) return { as: "by", text: String(to.by) };
  const day = to.starts_on ?? starts_on;
  return day ? { as: "starts_on", text: typedDate(day) } : { as: "by", text: "0" };
}

function readMoving({ as, text }: Written): Moving | null {
  if (as === "by") return /^\s*[-+−]?\d{1,4}\s*$/.test(text) ? { by: Number(text.replace("−", "-")) } : null;
  const day = readDate(text);
  return day ? { starts_on: day } : null;
}

/** Why it cannot be done as it is written. */
function whyNot(moving: Moving | null, error: unknown, told: MoveForetold | undefined): string | undefined {
  if (!moving) return t("Write the days first.");
  if (error) return failureSentence(error);
  if (told?.too_early) return t("This is too early: what its tasks follow outside is not finished by then.");
  return told?.moved === 0 ? t("Nothing would move.") : undefined;
}

type WhenProps = {
  written: Written;
  write: (written: Written) => void;
  told: MoveForetold | undefined;
  errors: Record<string, string>;
  wrong: boolean;
};

function When({ written: { as, text }, write, told, errors, wrong }: WhenProps) {
  const day = as === "starts_on" ? text : told?.starts_on ? typedDate(told.starts_on) : "";
  const by = as === "by" ? text : String(told?.by ?? "");
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field
        name="starts_on"
        label={t("Begins")}
        error={wrong && as === "starts_on" ? t("This is no day.") : errors["starts_on"]}
      >
        {(ties) => <DateInput {...ties} text={day} onText={(now) => write({ as: "starts_on", text: now })} />}
      </Field>
      <TextField
        name="by"
        label={t("Working days later")}
        hint={t("Fewer than none: earlier.")}
        value={by}
        error={wrong && as === "by" ? t("Between −1,000 and 1,000.") : errors["by"]}
        onChange={(now) => write({ as: "by", text: now })}
      />
    </div>
  );
}

type WithProps = { told: MoveForetold | undefined; choice: Choice; choose: (choice: Choice) => void };

/** What comes along, where anything does; both are there, too, where nothing can be told, since one may make it smaller. */
function With({ told, choice, choose }: WithProps) {
  const within = told ? told.tasks + told.phases + told.milestones : 1;
  const waiting = !told || told.waiting.length > 0 || !choice.waiting;
  return (
    <>
      {within > 0 && (
        <Checkbox
          label={told ? withinWords(told) : t("With all that belongs to it")}
          checked={!choice.alone}
          onChange={({ target }) => choose({ ...choice, alone: !target.checked })}
        />
      )}
      {waiting && (
        <Checkbox
          label={t("With the projects that wait for it")}
          checked={choice.waiting}
          onChange={({ target }) => choose({ ...choice, waiting: target.checked })}
        />
      )}
    </>
  );
}

const withinWords = ({ tasks, phases, milestones }: MoveForetold) =>
  t("With its open tasks ({{tasks}}), phases ({{phases}}) and milestones ({{milestones}})", {
    tasks: formatNumber(tasks),
    phases: formatNumber(phases),
    milestones: formatNumber(milestones),
  });
