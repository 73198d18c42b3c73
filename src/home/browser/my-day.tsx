import { useQueryClient } from "@tanstack/react-query";
import { useSession } from "../../client/session-context.ts";
import { when } from "../../entities/leads/next-step.tsx";
import { isoDay } from "../../records/date-spans.ts";
import { useWrites } from "../../records/use-writes.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { Button } from "../../ui/button.tsx";
import { currentLanguage, t } from "../../ui/translate.ts";
import { formatDateTime, formatRelative, wallClock, whenShown } from "../../ui/format.ts";
import { toast } from "../../ui/toast.ts";
import { DayRows, type Lead } from "./day-rows.tsx";
import { FigureLink } from "./figure-link.tsx";
import type { HomeFigures } from "./home-figures.ts";
import { dayAfter } from "./period.ts";

/** What wants to be done: what is late, what is planned for today, and what nobody has taken. */
export function MyDay({ figures }: { figures: Pick<HomeFigures, "late" | "today" | "unowned" | "without_step"> }) {
  const { late, today, unowned, without_step } = figures;
  const { rights } = useSession();
  const acts = useDayActs();
  const step = (lead: Lead) => lead.next_activity ?? lead.name;
  const due = (lead: Lead) => <Due at={lead.next_activity_at ?? ""} />;
  const may = (verb: string) => !!rights?.["leads"]?.[verb]?.length;
  return (
    <div className="flex flex-col gap-4 px-4">
      <DayRows
        title={t("Late")}
        late
        figure={late}
        order="next_activity_at"
        what={step}
        when={due}
        {...(may("update") && {
          act: (lead) => (
            <Button size="small" tone="quiet" onClick={() => acts.tomorrow(lead)}>
              {t("Tomorrow")}
            </Button>
          ),
        })}
      />
      <DayRows title={t("Today")} figure={today} order="next_activity_at" what={step} when={due} />
      {late.count + today.count === 0 && (
        <p className="text-form text-ink-2">
          {t("Nothing is late, and nothing is planned for today.")}{" "}
          {without_step.count > 0 && (
            <FigureLink figure={without_step} of={t("Open leads without a next step")}>
              {t("Plan the next step of those that have none.")}
            </FigureLink>
          )}
        </p>
      )}
      <DayRows
        title={t("Nobody's yet")}
        figure={unowned}
        order="-created_at"
        what={(lead) => lead.name}
        when={(lead) => <Since at={lead.created_at} />}
        {...(may("claim") && {
          act: (lead) => (
            <Button size="small" onClick={() => acts.claim(lead)}>
              {t("Claim")}
            </Button>
          ),
        })}
      />
    </div>
  );
}

function useDayActs() {
  const writes = useWrites("leads");
  const cache = useQueryClient();
  const around = () => {
    void cache.invalidateQueries({ queryKey: ["figures"] });
    void cache.invalidateQueries({ queryKey: ["leads", "list", "day"] });
  };
  const move = (lead: Lead, next_activity_at: string | null) => writes.update(lead, { next_activity_at });
  return {
    tomorrow: async (lead: Lead) => {
      const before = lead.next_activity_at;
      try {
        const moved = await move(lead, sameHourTomorrow(before ?? ""));
        around();
        const back = () => void move({ ...lead, ...moved }, before).then(around, toastRefusal);
        toast(t("Moved to tomorrow: {{name}}", { name: lead.name }), { action: { label: t("Undo"), act: back } });
      } catch (error) {
        toastRefusal(error);
      }
    },
    claim: (lead: Lead) =>
      writes.act(lead.id, "claim").then(() => {
        around();
        toast(t("{{name}} is yours.", { name: lead.name }), { tone: "good" });
      }, toastRefusal),
  };
}

/** The same time of the clock, tomorrow. */
function sameHourTomorrow(at: string): string {
  const time = wallClock(at).slice(11);
  return whenShown(Date.parse(`${dayAfter(isoDay(new Date()), 1)}T${time}Z`));
}

function Due({ at }: { at: string }) {
  const { late, words } = when(at);
  return (
    <time dateTime={at} title={formatDateTime(at)} className={late ? "text-bad" : "text-ink-3"}>
      {words}
    </time>
  );
}

function Since({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatDateTime(at)} className="text-ink-3">
      {formatRelative(at, currentLanguage())}
    </time>
  );
}
