import type { ReactNode } from "react";
import { Checkbox } from "../../ui/checkbox.tsx";
import { formatDate, formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import { earlyWords } from "../project-links/early-words.ts";
import type { MoveForetold } from "./move-project-dialog.tsx";
import type { Choice } from "./use-move-project.tsx";

type Days = { starts_on: string | null; due_on: string | null };
type Props = { told: MoveForetold; choice: Choice; onBut: (but: string[]) => void };

/** So many of what moves are listed. */
const most_listed = 40;

const daysSaid = ({ starts_on, due_on }: Days) =>
  [...new Set([starts_on, due_on])].flatMap((day) => (day ? [formatDate(day)] : [])).join(" – ");
const change = (was: Days, becomes: Days) => `${daysSaid(was)} → ${daysSaid(becomes)}`;

/** What would move with a project, what stays and why, and what the days are too early for. */
export function Foretelling({ told, choice, onBut }: Props) {
  const { too_early: early, begins_before, outside } = told;
  return (
    <div role="status" className="flex flex-col gap-2">
      {told.by !== 0 && daysSaid(told.was) && (
        <p className="text-ink-2 tabular-nums">{change(told.was, told.becomes)}</p>
      )}
      {early && (
        <p className="text-bad">
          {t("Too early: {{task}} follows {{code}}. The project can begin on {{day}}.", {
            task: early.code,
            code: early.by.code,
            day: early.from ? formatDate(early.from) : "…",
          })}
        </p>
      )}
      {begins_before.map(({ id, code, due_on }) => (
        <p key={id} className="text-warn">
          {earlyWords(code, due_on ?? "", told.becomes.starts_on ?? told.becomes.due_on ?? "", 0)}
        </p>
      ))}
      <Waiting {...{ told, choice, onBut }} />
      {outside.length > 0 && (
        <Listed title={t("Tasks of others that follow:")}>
          {outside.slice(0, most_listed).map(({ id, code, name, was, becomes }) => (
            <Line key={id} {...{ code, name }} days={change(was, becomes)} />
          ))}
        </Listed>
      )}
      <Stays told={told} />
    </div>
  );
}

/** The projects that wait, of which each comes along unless it is left out. */
function Waiting({ told: { waiting }, choice: { but, waiting: come }, onBut }: Props) {
  if (waiting.length === 0) return null;
  const turn = (id: string, comes: boolean) => onBut(comes ? but.filter((each) => each !== id) : [...but, id]);
  return (
    <Listed title={come ? t("Projects that wait for it come along:") : t("Projects that wait for it stay:")}>
      {waiting.map(({ id, code, name, was, becomes, tasks, may, far }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-2 border-b border-line-2 px-2.5 py-1 last:border-0">
          <Checkbox
            label={`${code} · ${name}`}
            checked={becomes !== null}
            disabled={!may || far || !come}
            onChange={({ target }) => turn(id, target.checked)}
          />
          <span className="ml-auto text-meta text-ink-2 tabular-nums">
            {becomes ? change(was, becomes) : whyLeft(may, far)}
            {becomes && tasks > 0 && ` · ${t("Tasks: {{count}}", { count: formatNumber(tasks) })}`}
          </span>
        </li>
      ))}
    </Listed>
  );
}

function whyLeft(may: boolean, far: boolean): string {
  if (far) return t("lies too far away, or over too many years");
  return may ? t("is left in place") : t("is not yours to move");
}

/** Those that stay for one reason, by their codes. */
const codesOf = ({ stay }: MoveForetold, why: MoveForetold["stay"][number]["why"]) =>
  stay.flatMap((each) => (each.why === why ? [each.code] : [])).join(", ");

/** What stays, and why. */
function Stays({ told }: { told: MoveForetold }) {
  const { stay, staying, over, unseen, waiting_unseen } = told;
  const [others, archived, far] = [codesOf(told, "not_yours"), codesOf(told, "archived"), codesOf(told, "far")];
  const said = [
    others && t("Not yours to move, and so left where they are: {{codes}}.", { codes: others }),
    archived && t("Of archived projects, and so left where they are: {{codes}}.", { codes: archived }),
    far && t("Too far away to be moved, and so left where they are: {{codes}}.", { codes: far }),
    staying > stay.length && t("Further ones that stay: {{count}}.", { count: formatNumber(staying - stay.length) }),
    unseen > 0 &&
      t("Tasks that follow and that you do not see: {{count}}. They stay where they are.", {
        count: formatNumber(unseen),
      }),
    waiting_unseen > 0 &&
      t("Projects that wait for it and that you do not see: {{count}}. They stay where they are.", {
        count: formatNumber(waiting_unseen),
      }),
  ].filter((each): each is string => !!each);
  return (
    <>
      {said.map((each) => (
        <p key={each} className="text-warn">
          {each}
        </p>
      ))}
      {over > 0 && (
        <p className="text-ink-2">
          {t("Over or reached, and so left where they are: {{count}}.", { count: formatNumber(over) })}
        </p>
      )}
    </>
  );
}

function Listed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className="font-medium">{title}</h3>
      <ul className="max-h-56 overflow-y-auto rounded-md border border-line">{children}</ul>
    </>
  );
}

function Line({ code, name, days }: { code: string; name: string; days: string }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-2 border-b border-line-2 px-2.5 py-1.5 last:border-0">
      <span className="flex-none text-ink-3 tabular-nums">{code}</span>
      <span className="min-w-0 truncate">{name}</span>
      <span className="ml-auto text-meta text-ink-2 tabular-nums">{days}</span>
    </li>
  );
}
