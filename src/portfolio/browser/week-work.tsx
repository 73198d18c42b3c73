import { draggable } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { Ellipsis, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useAddress } from "../../records/address.ts";
import { failureSentence } from "../../records/failure.ts";
import { RecordLink } from "../../screen/record-link.tsx";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { formatNumber } from "../../ui/format.ts";
import { formatDay } from "../../ui/format-short.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuItem, MenuLine } from "../../ui/menu.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { cellWords, hours, isOver, weekLong } from "./heat-words.ts";
import { type Load, useMoving } from "./move-work.ts";
import { type Loaded, useWork, type Week, type Work, type Workload } from "./portfolio-data.ts";

type Props = { who: Loaded; week: string | undefined; data: Workload; mondays: string[] };

/** So many colleagues are offered, those with most time first. */
const offered = 6;
const most = 100;

/** What somebody has to do in a week, each task to be given to a colleague or moved to another week. */
export function WeekWork({ who, week, data, mondays }: Props) {
  const { data: work, error } = useWork(who.id, week);
  const cell = week === undefined ? undefined : who.weeks[mondays.indexOf(week)];
  const relief =
    work && cell && isOver(cell) ? reliefOf(work, cell[0] - cell[1], { who, week, data, mondays }) : undefined;
  const unseen = cell && cell[3] > (work?.length ?? cell[3]);
  return (
    <aside
      aria-label={t("Work of {{name}}", { name: who.name })}
      className="mx-4 mb-2 rounded-md border border-line bg-raised p-3 desktop:ml-0 desktop:w-84"
    >
      <Head who={who} week={week} cell={cell} />
      {error && <p className="text-ink-2">{failureSentence(error)}</p>}
      {!work && !error && <Skeleton className="my-2 w-40" />}
      <ul className="max-h-96 overflow-y-auto">
        {work?.slice(0, most).map((task) => (
          <Item
            key={task.id}
            {...{ who, week, data, mondays, task }}
            to={relief?.task === task ? relief.to : undefined}
          />
        ))}
      </ul>
      {work?.length === 0 && <p className="pt-1 text-ink-3">{t("Nothing that you see.")}</p>}
      {work && work.length > most && (
        <p className="pt-1 text-meta text-ink-3">{t("The first {{count}} are shown.", { count: most })}</p>
      )}
      {unseen && <p className="pt-1 text-meta text-ink-3">{t("Some of it is in work that you do not see.")}</p>}
      {work && work.some(({ given, changes }) => given || changes) && (
        <p className="pt-1 text-meta text-ink-3">{t("Drag a task onto a week of somebody, or use its menu.")}</p>
      )}
    </aside>
  );
}

function Head({ who, week, cell }: Pick<Props, "who" | "week"> & { cell: Week | undefined }) {
  const [, go] = useAddress();
  return (
    <header className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold">{who.name}</h3>
        <p className="text-meta text-ink-2">
          {week ? weekLong(week) : t("not planned")}
          {cell && `: ${cellWords(cell)}`}
        </p>
      </div>
      <IconButton
        icon={X}
        label={t("Close")}
        className="-mt-1 -mr-1"
        onClick={() => go({ who: null, week: null }, { replace: true })}
      />
    </header>
  );
}

type Colleague = Loaded & { free: number };

/** What could be given away so that the week fits: the smallest task that does, else the largest that a colleague has time for. */
function reliefOf(work: Work[], excess: number, of: Props): { task: Work; to: Colleague } | undefined {
  const [to] = freest(of, 1);
  const fits = work.filter(({ given, minutes }) => given && minutes && minutes / 60 <= (to?.free ?? 0));
  const smallest = fits.findLast(({ minutes }) => (minutes ?? 0) / 60 >= excess);
  const task = smallest ?? fits[0];
  return to && task && { task, to };
}

function Item({ task, to: free, ...of }: Props & { task: Work; to: Colleague | undefined }) {
  const { who, week } = of;
  const element = useDragging({ task, who: { id: who.id, name: who.name }, week });
  const move = useMoving();
  return (
    <li
      ref={element}
      className={classNames(
        "border-b border-line-2 py-1.5 last:border-0",
        (task.given || task.changes) && "cursor-grab",
      )}
    >
      <div className="flex items-center gap-2">
        <Name task={task} />
        <Ways {...of} task={task} />
      </div>
      {free && (
        <Button size="small" className="mt-1 max-w-full" onClick={() => move({ task, who, week }, { who: free, week })}>
          <span className="truncate">
            {t("Give {{task}} to {{name}}, who has {{hours}}", {
              task: task.code,
              name: free.name,
              hours: hours(free.free),
            })}
          </span>
        </Button>
      )}
    </li>
  );
}

function Name({ task }: { task: Work }) {
  const own = task.minutes === null ? t("no estimate") : hours(task.minutes / 60);
  return (
    <span className="min-w-0 flex-1">
      <span className="flex min-w-0 items-center gap-1.5">
        <span className="flex-none text-ink-3">{task.code}</span>
        <RecordLink entity="tasks" row={task}>
          {task.name}
        </RecordLink>
      </span>
      <span className="block text-meta text-ink-2">
        {own}
        {task.due_on && ` · ${t("due {{day}}", { day: formatDay(task.due_on) })}`}
      </span>
    </span>
  );
}

function Ways({ task, who, week, data, mondays }: Props & { task: Work }) {
  const move = useMoving();
  if (!task.given && !task.changes) return null;
  const load: Load = { task, who, week };
  const colleagues = task.given ? freest({ who, week, data, mondays }, offered) : [];
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={t("Move {{name}}", { name: task.code })} />}>
      <div className="max-h-80 overflow-y-auto">
        {colleagues.map((to) => (
          <MenuItem key={to.id} onSelect={() => void move(load, { who: to, week })}>
            {t("Give to {{name}}", { name: to.name })}
            {week && (
              <span className="ml-auto text-ink-3">{t("{{count}} h free", { count: formatNumber(to.free, 0) })}</span>
            )}
          </MenuItem>
        ))}
        {task.given && colleagues.length === 0 && (
          <p className="px-2 py-1 text-meta text-ink-3">{t("Nobody else has time then.")}</p>
        )}
        {task.given && task.changes && <MenuLine />}
        {task.changes &&
          mondays
            .filter((monday) => monday !== week)
            .map((monday) => (
              <MenuItem key={monday} onSelect={() => void move(load, { who, week: monday })}>
                {t("Move to {{week}}", { week: weekLong(monday) })}
              </MenuItem>
            ))}
      </div>
    </Menu>
  );
}

/** The colleagues who have most time left in that week, or over all weeks that are shown. */
function freest({ who, week, data, mondays }: Props, count: number): Colleague[] {
  const nth = week ? mondays.indexOf(week) : -1;
  const freeOf = ({ weeks }: Loaded) => {
    const those = nth < 0 ? weeks : weeks.slice(nth, nth + 1);
    return those.reduce((sum, [planned, capacity]) => sum + capacity - planned, 0);
  };
  return data.people
    .filter(({ id, team_id }) => id !== who.id && (!who.team_id || team_id === who.team_id || count > 1))
    .map((each) => ({ ...each, free: freeOf(each), near: each.theirs || each.team_id === who.team_id }))
    .filter(({ free }) => free >= 1)
    .toSorted((one, other) => Number(other.near) - Number(one.near) || other.free - one.free)
    .slice(0, count);
}

function useDragging(load: Load) {
  const element = useRef<HTMLLIElement>(null);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  const may = load.task.given || load.task.changes;
  useEffect(() => {
    if (!element.current || !may) return;
    return draggable({ element: element.current, getInitialData: () => ({ load: latest.current }) });
  }, [may]);
  return element;
}
