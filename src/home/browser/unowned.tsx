import { useSession } from "../../client/session-context.ts";
import { Button } from "../../ui/button.tsx";
import { formatDateTime, formatRelative } from "../../ui/format.ts";
import { formatAmount } from "../../ui/format-short.ts";
import { currentLanguage, t } from "../../ui/translate.ts";
import type { Lead } from "./day-questions.ts";
import { DayRows, type Told } from "./day-rows.tsx";
import type { Figure } from "./figures.ts";
import { useDayActs } from "./use-day-acts.ts";

/** The newest leads that nobody has taken. To whoever sells they are work of the day; to others they are told after the numbers. */
export function Unowned({ figure }: { figure: Figure }) {
  const { rights } = useSession();
  const acts = useDayActs();
  return (
    <div className="px-4">
      <DayRows
        title={t("Leads without an owner")}
        of="leads"
        figure={figure}
        told={(lead) => leadTold(lead, figure)}
        when={(lead) => <Since at={lead.created_at} />}
        {...(!!rights?.["leads"]?.["claim"]?.length && {
          acts: (lead: Lead) => <Claim onPress={() => acts.claim(lead)} />,
        })}
      />
    </div>
  );
}

function Claim({ onPress }: { onPress: () => Promise<void> }) {
  return (
    <Button size="small" onClick={onPress}>
      {t("Claim")}
    </Button>
  );
}

function leadTold({ id, name, company_name, value, currency }: Lead, { address }: Figure): Told {
  return {
    what: name,
    about: [company_name, value ? formatAmount(value, currency) : ""],
    way: ["/leads", { ...address, id } as Record<string, string>],
  };
}

function Since({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatDateTime(at)} className="text-ink-3">
      {formatRelative(at, currentLanguage())}
    </time>
  );
}
