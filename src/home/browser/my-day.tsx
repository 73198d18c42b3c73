import { useSession } from "../../client/session-context.ts";
import { when } from "../../records/due.ts";
import { Button } from "../../ui/button.tsx";
import { choiceWord } from "../../ui/choice-word.ts";
import { wayTo } from "../../entities/places.ts";
import { t } from "../../ui/translate.ts";
import { formatDateTime } from "../../ui/format.ts";
import type { Activity } from "./day-questions.ts";
import { DayRows, type Told } from "./day-rows.tsx";
import { FigureLink } from "./figure-link.tsx";
import type { HomeFigures } from "./home-figures.ts";
import { useDayActs } from "./use-day-acts.ts";

type Props = { figures: Pick<HomeFigures, "late" | "today" | "next" | "without_step"> };

/** What wants to be done: what is late, what is planned for today and next, with whomever. */
export function MyDay({ figures }: Props) {
  const { late, today, next, without_step } = figures;
  const { rights } = useSession();
  const acts = useDayActs();
  const plans = { of: "activities", told: planTold, when: due } as const;
  const may_change = !!rights?.["activities"]?.["update"]?.length;
  const ends = (put_off: boolean) =>
    may_change && {
      acts: (plan: Activity) => (
        <span className="flex flex-none gap-1">
          {put_off && <Tomorrow onPress={() => acts.tomorrow(plan)} />}
          <Done onPress={() => acts.done(plan)} />
        </span>
      ),
    };
  return (
    <div className="flex flex-col gap-4 px-4">
      <DayRows {...plans} title={t("Late")} late figure={late} {...ends(true)} />
      <DayRows {...plans} title={t("Today")} figure={today} {...ends(true)} />
      {late.count + today.count === 0 && <NothingDue without_step={without_step} />}
      <DayRows {...plans} title={t("Next")} figure={next} {...ends(false)} />
    </div>
  );
}

type Press = { onPress: () => Promise<void> };

function Tomorrow({ onPress }: Press) {
  return (
    <Button size="small" tone="quiet" onClick={onPress}>
      {t("Tomorrow")}
    </Button>
  );
}

function Done({ onPress }: Press) {
  return (
    <Button size="small" onClick={onPress}>
      {t("Done")}
    </Button>
  );
}

/** A plan stands in its record, where the address names it. */
function planTold({ id, name, kind, about, entity, row_id }: Activity): Told {
  const what = name === kind ? choiceWord(kind) : name;
  const way = wayTo(entity, { id: row_id }) ?? ["/leads", {}];
  return {
    what,
    about: [about === what ? "" : about, kind !== "to_do" && what !== choiceWord(kind) ? choiceWord(kind) : ""],
    way,
    hash: id,
  };
}

const due = ({ at }: Activity) => <Due at={at ?? ""} />;

function NothingDue({ without_step }: Pick<HomeFigures, "without_step">) {
  const may_plan = !!useSession().rights?.["activities"]?.["create"]?.length;
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-ink-2">
      <span>{t("No activity is late or planned for today.")}</span>
      {may_plan && without_step.count > 0 && (
        <FigureLink figure={without_step} of={t("Open leads without a next step")}>
          {t("Plan missing next steps")}
        </FigureLink>
      )}
    </p>
  );
}

function Due({ at }: { at: string }) {
  const { late, words } = when(at);
  return (
    <time dateTime={at} title={formatDateTime(at)} className={late ? "text-bad" : "text-ink-3"}>
      {words}
    </time>
  );
}
