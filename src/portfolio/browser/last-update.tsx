import { useQueryClient } from "@tanstack/react-query";
import { useSession } from "../../client/session-context.ts";
import { recordClient } from "../../records/record-client.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { Button } from "../../ui/button.tsx";
import { formatDateTime, formatRelative } from "../../ui/format.ts";
import { formatMoment } from "../../ui/format-short.ts";
import { toast } from "../../ui/toast.ts";
import { currentLanguage, t } from "../../ui/translate.ts";
import { day_ms, isoDay } from "../../records/date-spans.ts";
import { type ProjectStand, refreshPortfolio } from "./portfolio-data.ts";

/** After so many days nobody knows how it goes any more. */
const stale_days = 14;
// A verb is done to so many in a call.
const most_at_once = 200;

type Props = { project: ProjectStand; onReport: (project: ProjectStand) => void };

/** When it was last said how a project goes, who asks for it, and a way to ask, or to say it. */
export function LastUpdate({ project, onReport }: Props) {
  return (
    <span className="flex items-center justify-between gap-2 max-tablet:flex-wrap">
      <Said project={project} />
      <UpdateAct project={project} onReport={onReport} />
    </span>
  );
}

function Said({ project: { reported_at: at, asked_at, asked_by } }: Pick<Props, "project">) {
  const asked = asked_at !== null && (at === null || asked_at > at);
  const words = at ? formatRelative(at, currentLanguage()) : t("never");
  return (
    <span className="max-w-40 min-w-0 text-meta leading-4 max-tablet:max-w-full">
      <span className={`block ${isStale(at) ? "text-bad" : "text-ink-3"}`} title={at ? formatDateTime(at) : undefined}>
        {words}
        {isStale(at) && <span className="sr-only">, {t("out of date")}</span>}
      </span>
      {asked && (
        <span className="block truncate text-ink-2" title={formatDateTime(asked_at)}>
          {t("Asked by {{name}}, {{when}}", {
            name: asked_by?.name.split(" ")[0] ?? t("somebody"),
            when: formatMoment(asked_at),
          })}
        </span>
      )}
    </span>
  );
}

function UpdateAct({ project, onReport }: Props) {
  const me = useSession().person.id;
  const may = useMayAsk();
  const askFor = useAsking();
  const { owner, name } = project;
  if (owner?.id === me)
    return (
      <Button
        size="small"
        tone="quiet"
        aria-label={t("Report how {{project}} goes", { project: name })}
        onClick={() => onReport(project)}
      >
        {t("Report")}
      </Button>
    );
  if (!owner || !may || askedToday(project, me)) return null;
  return (
    <Button
      size="small"
      tone="quiet"
      aria-label={t("Ask how {{project}} goes", { project: name })}
      onClick={() => askFor([project])}
    >
      {t("Ask")}
    </Button>
  );
}

/** Whether nobody has said for long how it goes. */
export const isStale = (at: string | null) => at === null || Date.now() - Date.parse(at) > stale_days * day_ms;

/** Those of which this reader may ask now how they go: managed by others, and not asked about by them today. */
export const toBeAsked = (projects: ProjectStand[], me: string) =>
  projects.filter((each) => each.owner && each.owner.id !== me && !askedToday(each, me));

const askedToday = ({ asked_at, asked_by, reported_at }: ProjectStand, me: string) =>
  asked_by?.id === me &&
  asked_at !== null &&
  isoDay(asked_at) === isoDay(new Date()) &&
  (!reported_at || reported_at < asked_at);

/** Whether the reader may ask at all. */
export const useMayAsk = () => !!useSession().rights?.["projects"]?.["ask_for_report"]?.length;

/** Asks the managers of some projects how these go. */
export function useAsking() {
  const cache = useQueryClient();
  return async (projects: ProjectStand[]) => {
    const [first] = projects;
    const client = recordClient("projects");
    try {
      if (projects.length === 1 && first) {
        await client.do("ask_for_report", { id: first.id });
        toast(t("{{name}} is asked how {{project}} goes.", { name: first.owner?.name ?? "", project: first.name }));
      } else {
        const ids = projects.slice(0, most_at_once).map(({ id }) => id);
        const { changed, skipped } = await client.bulk({ ids, do: "ask_for_report" });
        toast(asked(changed.length, skipped.length + projects.length - ids.length));
      }
    } catch (error) {
      toastRefusal(error);
    }
    refreshPortfolio(cache);
  };
}

function asked(done: number, left: number): string {
  const said = done === 1 ? t("Asked about 1 project.") : t("Asked about {{count}} projects.", { count: done });
  return left > 0
    ? `${said} ${t("{{count}} left out: asked today already, or not yours to ask.", { count: left })}`
    : said;
}
