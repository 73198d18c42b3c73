import About from "../../entities/activities/about.tsx";
import { namesTold } from "../../records/names-told.ts";
import { useNames } from "../../records/names.ts";
import type { Event } from "../../records/timeline.tsx";
import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import { LetterStates } from "../../mail/browser/letter-states.tsx";
import { useLetters } from "../../mail/browser/use-letters.ts";
import { useHere, useScreen } from "../../screen/description.ts";
import { ActivityMenu } from "./activity-acts.tsx";
import { modes } from "./kinds.ts";
import type { Activity } from "./use-timeline.ts";
import { Words } from "./words.tsx";

/** What was done as an event: who did what, how long, and what came of it. */
export function useDone({ rights }: { rights: Record<string, unknown> }): (activity: Activity) => Event {
  const nameOf = useNames();
  const letters = useLetters(useScreen().described.entity, useHere().row.id).data?.letters ?? [];
  return (activity) => {
    const { id, at, kind, owner_id, created_by, subject, body, duration, outcome, location } = activity;
    const doer = owner_id ?? created_by;
    const colleagues = activity.participant_ids.map(nameOf).filter(Boolean);
    const with_whom = [...colleagues, ...namesTold(activity.contact_ids, activity.contacts)].join(", ");
    const facts = [
      duration !== null && t("{{n}}\u00a0min", { n: formatNumber(duration) }),
      outcome,
      location,
      with_whom && t("with {{names}}", { names: with_whom }),
    ].filter(Boolean);
    return {
      key: id,
      at: at ?? activity.created_at,
      who: { id: doer, name: nameOf(doer ?? "") },
      deed: { text: modes[kind].told },
      below: (
        <>
          {facts.length > 0 && <span className="text-ink-2">{` · ${facts.join(" · ")}`}</span>}
          <Elsewhere activity={activity} />
          {(subject || body) && <Words text={[subject, body].filter(Boolean).join("\n\n")} />}
          {kind === "email" && <LetterStates letters={letters.filter((each) => each.activity_id === id)} />}
        </>
      ),
      acts: <ActivityMenu {...{ activity, rights }} />,
    };
  };
}

/** What it belongs to, where that is another record than the one that is open. */
export function Elsewhere({ activity }: { activity: Activity }) {
  const { id } = useHere().row;
  if (activity.row_id === id || !activity.about) return null;
  return (
    <span className="text-ink-2">
      {" · "}
      <About of={activity} />
    </span>
  );
}
