import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { isoDay } from "../../records/date-spans.ts";
import { fieldName } from "../../records/field-names.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { classNames } from "../../ui/class-names.ts";
import { formatDate } from "../../ui/format.ts";
import { formatTime } from "../../ui/format-short.ts";
import { late } from "../../ui/late.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { fieldsIn, type LogEntry } from "./log-data.ts";
import { entityWord, verbWord } from "./log-words.ts";

// (Most entries are only seen in their line.)
const LogDetails = late(
  () => import("./log-details.tsx"),
  () => <Skeleton className="h-16" />,
);

/** The entries day by day, newest first; each opens to all that is known of it. */
export default function LogDays({ entries }: { entries: LogEntry[] }) {
  const days = Object.entries(Object.groupBy(entries, ({ at }) => isoDay(at)));
  return days.map(([day, group = []]) => (
    <section key={day} aria-labelledby={`log-${day}`}>
      <h2 id={`log-${day}`} className="pt-3 pb-1.5 text-meta font-medium text-ink-3">
        {formatDate(group[0]?.at ?? day)}
      </h2>
      <ul className="divide-y divide-line-2 rounded-md border border-line bg-raised">
        {group.map((entry) => (
          <LogLine key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  ));
}

function LogLine({ entry }: { entry: LogEntry }) {
  const [open, setOpen] = useState(false);
  const details = useId();
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? details : undefined}
        onClick={() => setOpen(!open)}
        className="grid w-full grid-cols-[44px_20px_minmax(0,1fr)_16px] items-center gap-x-2.5 px-3 py-1.5 text-left hover:bg-sunken focus-visible:-outline-offset-2 tablet:grid-cols-[44px_20px_minmax(0,14rem)_minmax(0,20rem)_minmax(0,1fr)_16px] touch:min-h-11"
      >
        <time dateTime={entry.at} className="text-meta text-ink-3 tabular-nums max-tablet:self-start">
          {formatTime(entry.at)}
        </time>
        <Who entry={entry} />
        <What entry={entry} />
        <ChevronRight
          aria-hidden
          className={classNames(
            "text-ink-3 transition-transform max-tablet:col-start-4 max-tablet:row-start-1",
            open && "rotate-90",
          )}
        />
      </button>
      {open && (
        <div id={details} className="border-t border-line-2 bg-ground px-3 pt-2 pb-3 tablet:pl-18">
          <LogDetails entry={entry} />
        </div>
      )}
    </li>
  );
}

/** A person, an agent for somebody, or Tandem itself. */
function Who({ entry: { actor_id, run, key, names } }: { entry: LogEntry }) {
  const person = actor_id ? (names[actor_id] ?? t("Somebody")) : t("Tandem");
  const agent = run?.agent;
  const said = agent ? t("{{agent}} for {{person}}", { agent, person }) : person;
  return (
    <>
      <Avatar id={actor_id ?? ""} name={agent ?? person} kind={agent ? "agent" : "person"} />
      <span className="truncate font-medium">
        {key ? t("{{person}} with the key {{key}}", { person: said, key }) : said}
      </span>
    </>
  );
}

/** What was done to what, and in which fields. */
function What({ entry }: { entry: LogEntry }) {
  const { verb, entity, name } = entry;
  const fields = verb === "update" ? fieldsIn(entry).map((field) => fieldName(field, entity)) : [];
  return (
    <>
      <span className="truncate max-tablet:col-start-3">
        {verbWord(verb)} <span className="text-ink-2">{entityWord(entity)}</span>
        {name && name !== entity && <span> {name}</span>}
      </span>
      <span className="truncate text-ink-2 max-tablet:col-start-3 max-tablet:empty:hidden">{fields.join(", ")}</span>
    </>
  );
}
