import { Pause, Play } from "lucide-react";
import { useState } from "react";
import { useAddress } from "../../records/address.ts";
import { Button } from "../../ui/button.tsx";
import { regional } from "../../ui/format.ts";
import { Select } from "../../ui/select.tsx";
import { t } from "../../ui/translate.ts";
import { CodeBlock } from "./code-block.tsx";
import { Section } from "../../ui/section.tsx";
import { type Heard, most_heard, useEventStream } from "./use-event-stream.ts";

/** The stream of changes as oneself hears it. */
export default function EventsTab() {
  return (
    <div className="flex flex-col gap-6 px-4 pt-3 pb-10">
      <Section
        title={t("Events as they happen")}
        about={t(
          "Each event names records that changed and that you may read. Without ids, many changed. The newest {{count}} are kept while this tab is open.",
          { count: most_heard },
        )}
      >
        <Live />
      </Section>
      <Section
        title={t("Follow them in a program")}
        about={t("The stream consists of server-sent events. A line that begins with a colon only keeps it open.")}
      >
        <CodeBlock
          label="curl"
          text={`curl -N '${location.origin}/api/events' \\\n  -H "Authorization: Bearer $TANDEM_KEY"`}
          className="max-w-4xl"
        />
      </Section>
    </div>
  );
}

function Live() {
  const [{ entity = "" }, go] = useAddress();
  const { open, events, clear } = useEventStream();
  // While it is paused: what was there then.
  const [frozen, freeze] = useState<Heard[] | null>(null);
  const all = frozen ?? events;
  const entities = [...new Set([...all.map((event) => event.entity), ...(entity ? [entity] : [])])].toSorted();
  const shown = entity ? all.filter((event) => event.entity === entity) : all;
  const fresh = events.filter(({ no }) => no > (frozen?.[0]?.no ?? 0)).length;
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <Button onClick={() => freeze(frozen ? null : events)}>
          {frozen ? <Play aria-hidden /> : <Pause aria-hidden />}
          {frozen ? t("Resume ({{count}} new)", { count: fresh }) : t("Pause")}
        </Button>
        <Select
          aria-label={t("Entity to show")}
          value={entity}
          options={[{ value: "", label: t("All entities") }, ...entities.map((value) => ({ value, label: value }))]}
          onChange={(event) => go({ entity: event.target.value || null }, { replace: true })}
        />
        <Button tone="quiet" onClick={() => (clear(), freeze(null))}>
          {t("Clear")}
        </Button>
        <span role="status" className={open === false ? "text-bad" : "text-ink-2"}>
          {statusOf(open, frozen !== null)}
        </span>
      </div>
      {shown.length === 0 ? (
        <p className="text-ink-2">{t("No events yet. Change a record in another window to see one.")}</p>
      ) : (
        <Events events={shown} />
      )}
    </>
  );
}

function statusOf(open: boolean | null, paused: boolean): string {
  if (open === null) return t("Connecting…");
  if (!open) return t("Not connected. The browser tries again.");
  return paused ? t("Paused") : t("Connected");
}

function Events({ events }: { events: Heard[] }) {
  const clock = regional({ timeStyle: "medium" });
  return (
    <ul aria-label={t("Events")} className="max-w-4xl divide-y divide-line-2 border-y border-line">
      {events.map(({ no, at, ...event }) => (
        <li key={no} className="flex gap-3 py-1.5">
          <time dateTime={at} className="flex-none text-meta text-ink-3 tabular-nums">
            {clock.format(new Date(at))}
          </time>
          <code className="min-w-0 font-mono text-meta wrap-anywhere">{JSON.stringify(event)}</code>
        </li>
      ))}
    </ul>
  );
}
