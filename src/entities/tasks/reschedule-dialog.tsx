import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, type Entry } from "../../client/api.ts";
import { failureSentence } from "../../records/failure.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { DateInput } from "../../ui/date-input.tsx";
import { Field } from "../../ui/field.tsx";
import { formatDate, formatNumber } from "../../ui/format.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { readDate, typedDate } from "../../ui/typed-date.ts";
import { type Days, reschedule } from "./use-reschedule.tsx";

type Task = Pick<Entry<"tasks">, "id" | "name" | "code"> & Days;
type Props = { task: Task; days: Days; onClose: () => void };
type Foretold = Awaited<ReturnType<typeof foretell>>;

const foretell = (id: string, days: Days, signal?: AbortSignal) =>
  api.tasks.preview("reschedule", { id, ...days }, signal);

/** So many of what moves are listed. */
const most_listed = 40;

/** Asks for other days of a task, and shows what follows before it moves. */
export default function RescheduleDialog({ task, days, onClose }: Props) {
  const cache = useQueryClient();
  const [texts, type] = useState({ starts_on: typed(days.starts_on), due_on: typed(days.due_on) });
  const wanted = { starts_on: read(texts.starts_on), due_on: read(texts.due_on) };
  const known = wanted.starts_on !== undefined && wanted.due_on !== undefined;
  const { data: told, error, isPlaceholderData } = useForetold(task.id, wanted as Days, known);
  const others = (told?.moves ?? []).filter(({ id }) => id !== task.id).length;
  return (
    <FormDialog
      onClose={onClose}
      title={t("Other days for {{name}}", { name: `${task.code} · ${task.name}` })}
      description={t("What follows moves behind it. Undo takes all of it back.")}
      act={others > 0 ? t("Move all {{count}}", { count: formatNumber(others + 1) }) : t("Move it")}
      labels={{ starts_on: t("Begins"), due_on: t("Due") }}
      waiting={known && !error && (!told || isPlaceholderData)}
      missing={whyNot(known, error, told)}
      send={async () => told && reschedule(cache, task, { ...(wanted as Days), seen: told.seen })}
    >
      {(errors) => (
        <>
          <Dates {...{ texts, type, wanted, errors }} />
          {error && known && <p role="alert">{failureSentence(error)}</p>}
          {known && !told && !error && <Skeleton className="my-3 w-64" />}
          {told && !error && <Foretelling {...{ told, task }} />}
        </>
      )}
    </FormDialog>
  );
}

const useForetold = (id: string, days: Days, enabled: boolean) =>
  useQuery({
    queryKey: ["tasks", "preview", id, days],
    queryFn: ({ signal }) => foretell(id, days, signal),
    enabled,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });

/** Why it cannot be done as it is written. */
function whyNot(known: boolean, error: unknown, told: Foretold | undefined): string | undefined {
  if (!known) return t("Write the days first.");
  if (error) return failureSentence(error);
  if (told?.too_early) return sayEarly(told.too_early);
  return told?.moves.length === 0 ? t("Nothing would move.") : undefined;
}

type Texts = Record<keyof Days, string>;
type DatesProps = {
  texts: Texts;
  type: (texts: Texts) => void;
  wanted: Record<keyof Days, string | null | undefined>;
  errors: Record<string, string>;
};

function Dates({ texts, type, wanted, errors }: DatesProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      {(["starts_on", "due_on"] as const).map((name) => (
        <Field
          key={name}
          name={name}
          label={name === "starts_on" ? t("Begins") : t("Due")}
          error={wanted[name] === undefined ? t("This is no day.") : errors[name]}
          optional={t("optional")}
        >
          {(ties) => <DateInput {...ties} text={texts[name]} onText={(text) => type({ ...texts, [name]: text })} />}
        </Field>
      ))}
    </div>
  );
}

const typed = (day: string | null) => (day ? typedDate(day) : "");
const read = (text: string): string | null | undefined => (text.trim() === "" ? null : readDate(text));

const sayEarly = ({ code, from }: NonNullable<Foretold["too_early"]>) =>
  t("Too early: it follows {{code}}, and can begin on {{day}}.", { code, day: formatDate(from) });

/** What would move, what stays, and what the days are too early for. */
function Foretelling({ told, task }: { told: Foretold; task: Task }) {
  const others = told.moves.filter(({ id }) => id !== task.id);
  const codesOf = (why: string) =>
    told.stay
      .flatMap((each) => (each.why === why ? [each.code] : []))
      .slice(0, 12)
      .join(", ");
  const [others_own, archived] = [codesOf("not_yours"), codesOf("archived")];
  return (
    <div role="status" className="flex flex-col gap-2">
      {told.too_early && <p className="text-bad">{sayEarly(told.too_early)}</p>}
      {others.length > 0 && <MoveList moves={others} />}
      {others.length === 0 && told.moves.length > 0 && <p className="text-ink-2">{t("Nothing else has to move.")}</p>}
      {others_own && (
        <p className="text-warn">
          {t("Not yours to move, and so left where they are: {{codes}}.", { codes: others_own })}
        </p>
      )}
      {archived && (
        <p className="text-warn">
          {t("Of archived projects, and so left where they are: {{codes}}.", { codes: archived })}
        </p>
      )}
      {told.unseen > 0 && (
        <p className="text-warn">
          {t("Tasks that follow and that you do not see: {{count}}. They stay where they are.", {
            count: formatNumber(told.unseen),
          })}
        </p>
      )}
    </div>
  );
}

function MoveList({ moves }: { moves: Foretold["moves"] }) {
  return (
    <>
      <h3 className="font-medium">{t("What follows it moves:")}</h3>
      <ul className="max-h-64 overflow-y-auto rounded-md border border-line">
        {moves.slice(0, most_listed).map(({ id, code, name, was, becomes }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline gap-x-2 border-b border-line-2 px-2.5 py-1.5 last:border-0"
          >
            <span className="flex-none text-ink-3 tabular-nums">{code}</span>
            <span className="min-w-0 flex-1 basis-40 truncate">{name}</span>
            <span className="text-meta text-ink-2 tabular-nums">
              <s className="text-ink-3">{spanOf(was)}</s> → {spanOf(becomes)}
            </span>
          </li>
        ))}
        {moves.length > most_listed && (
          <li className="px-2.5 py-1.5 text-ink-3">
            {t("and {{count}} more", { count: formatNumber(moves.length - most_listed) })}
          </li>
        )}
      </ul>
    </>
  );
}

function spanOf({ starts_on, due_on }: Days): string {
  return [...new Set([starts_on, due_on].filter((day) => day !== null))].map((day) => formatDate(day)).join(" – ");
}
