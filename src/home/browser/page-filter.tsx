import { useSession } from "../../client/session-context.ts";
import { useAddress } from "../../records/address.ts";
import { usePeople, useTeams } from "../../records/owners.ts";
import { Select } from "../../ui/select.tsx";
import { t } from "../../ui/translate.ts";
import { PeriodChoice } from "./period-choice.tsx";
import type { Period } from "./period.ts";

type Props = { period: Period; owner: string; /** How the address says everybody. */ all: string };

/** What the whole page looks at, kept in its address: a period and an owner. */
export function PageFilter({ period, owner, all }: Props) {
  const [, go] = useAddress();
  return (
    <div className="flex flex-wrap items-center gap-2 max-tablet:*:min-w-36 max-tablet:*:flex-1">
      <PeriodChoice period={period} />
      <Owner value={owner} all={all} onChange={(chosen) => go({ owner: chosen || null })} />
    </div>
  );
}

type OwnerProps = { value: string; all: string; onChange: (owner: string) => void };

function Owner({ value, all, onChange }: OwnerProps) {
  const people = usePeople();
  const teams = useTeams().map((team) => ({ ...team, label: capital(team.label) }));
  const { team_id } = useSession().person;
  const options = [
    { value: all, label: t("All owners") },
    { value: "me", label: t("Only me") },
    ...(team_id ? [{ value: "team", label: t("My team") }] : []),
    { value: "none", label: t("No owner") },
    ...teams,
    ...people,
  ];
  return (
    <Select
      aria-label={t("Owner")}
      className="tablet:max-w-44"
      value={value}
      options={options}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
