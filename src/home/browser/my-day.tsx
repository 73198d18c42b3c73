import { useQueryClient } from "@tanstack/react-query";
import { useSession } from "../../client/session-context.ts";
import { when } from "../../records/due.ts";
import { Button } from "../../ui/button.tsx";
import { currentLanguage, t } from "../../ui/translate.ts";
import { formatDateTime, formatRelative } from "../../ui/format.ts";
import { DayRows, type Lead } from "./day-rows.tsx";
import { FigureLink } from "./figure-link.tsx";
import type { HomeFigures } from "./home-figures.ts";

/** What wants to be done: what is late, what is planned for today, and what nobody has taken. */
export function MyDay({ figures }: { figures: Pick<HomeFigures, "late" | "today" | "unowned" | "without_step"> }) {
  const { late, today, unowned, without_step } = figures;
  const { rights } = useSession();
  const acts = useDayActs();
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
        {...(may("update") && { act: (lead) => <Tomorrow onPress={() => acts.tomorrow(lead)} /> })}
      />
      <DayRows title={t("Today")} figure={today} order="next_activity_at" what={step} when={due} />
      {late.count + today.count === 0 && <NothingDue without_step={without_step} />}
      <DayRows
        title={t("Nobody's yet")}
        figure={unowned}
        order="-created_at"
        what={(lead) => lead.name}
        when={(lead) => <Since at={lead.created_at} />}
        {...(may("claim") && { act: (lead) => <Claim onPress={() => acts.claim(lead)} /> })}
      />
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

function Claim({ onPress }: Press) {
  return (
    <Button size="small" onClick={onPress}>
      {t("Claim")}
    </Button>
  );
}

const step = (lead: Lead) => lead.next_activity ?? lead.name;
const due = (lead: Lead) => <Due at={lead.next_activity_at ?? ""} />;

function NothingDue({ without_step }: Pick<HomeFigures, "without_step">) {
  return (
    <p className="text-form text-ink-2">
      {t("Nothing is late, and nothing is planned for today.")}{" "}
      {without_step.count > 0 && (
        <FigureLink figure={without_step} of={t("Open leads without a next step")}>
          {t("Plan the next step of those that have none.")}
        </FigureLink>
      )}
    </p>
  );
}

/** What is done from here is a part of its own, fetched when somebody presses. */
function useDayActs() {
  const cache = useQueryClient();
  const me = useSession().person.id;
  const late = () => import("./day-acts.ts");
  return {
    tomorrow: (lead: Lead) => late().then((acts) => acts.putOff(cache, me, lead)),
    claim: (lead: Lead) => late().then((acts) => acts.claim(cache, me, lead)),
  };
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
