import { Circle } from "lucide-react";
import { when } from "../../records/due.ts";
import { useMeant } from "../../records/meant.ts";
import { namesTold } from "../../records/names-told.ts";
import { useNames } from "../../records/names.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { formatDateTime } from "../../ui/format.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { t } from "../../ui/translate.ts";
import { ActivityMenu, useActivityActs } from "./activity-acts.tsx";
import { Elsewhere } from "./done.tsx";
import { modes } from "./kinds.ts";
import type { Activity, useTimeline } from "./use-timeline.ts";

/** What is planned with the record, the next first; nothing where nothing is. */
export function Planned({ list }: { list: ReturnType<typeof useTimeline>["planned"] }) {
  if (list.rows.length === 0) return null;
  return (
    <section aria-label={t("Planned")} className="flex-none border-t border-line px-4 py-1.5">
      <ul>
        {list.rows.map((activity) => (
          <PlannedLine key={activity.id} activity={activity} rights={list.rights} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button tone="quiet" size="small" className="w-full" onClick={() => list.fetchNextPage()}>
          {t("Show more")}
        </Button>
      )}
    </section>
  );
}

function PlannedLine({ activity, rights }: { activity: Activity; rights: Record<string, unknown> }) {
  const nameOf = useNames();
  const { finish } = useActivityActs();
  const { kind, subject, at, owner_id, location, participant_ids } = activity;
  const { label, icon: Icon } = modes[kind];
  const meant = useMeant(activity.id);
  const what = subject ?? t(label);
  const colleagues = [...new Set([owner_id ?? "", ...participant_ids])].map(nameOf).filter(Boolean);
  const who = [...colleagues, ...namesTold(activity.contact_ids, activity.contacts)].join(", ");
  return (
    <li
      {...meant}
      className="flex min-h-9 scroll-my-24 items-center gap-2 rounded-md touch:min-h-11 aria-[current]:bg-person-soft"
    >
      {!!rights["update"] && (
        <IconButton
          icon={Circle}
          label={t("Mark “{{what}}” as done", { what })}
          className="-ml-1.5 size-7! hover:text-good touch:size-10!"
          onClick={() => void finish(activity)}
        />
      )}
      <Icon aria-label={t(label)} className="flex-none text-ink-3" />
      <p className="min-w-0 flex-1 py-1" title={[what, who, location].filter(Boolean).join(" · ")}>
        <span className="block truncate font-medium">{what}</span>
        <span className="block truncate text-meta text-ink-2">
          {[who, location].filter(Boolean).join(" · ")}
          <Elsewhere activity={activity} />
        </span>
      </p>
      {at && <Due at={at} />}
      <ActivityMenu {...{ activity, rights }} />
    </li>
  );
}

function Due({ at }: { at: string }) {
  const { late, words, hour } = when(at);
  return (
    <time
      dateTime={at}
      title={formatDateTime(at)}
      className={classNames("flex-none tabular-nums", late ? "text-bad" : "text-ink-2")}
    >
      {[words, hour].filter(Boolean).join(", ")}
    </time>
  );
}
