import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { DataFailure } from "../../errors/data-failure.tsx";
import type { Where } from "../../entity/list-request.ts";
import { measures } from "../../entities/targets/measures.ts";
import { type Named, useNamed } from "../../records/use-named.ts";
import { recordClient } from "../../records/record-client.ts";
import { ownCurrency } from "../../ui/money.ts";
import { Select } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { thisYear, useKeepMonths, useYear } from "./use-year.ts";
import { type Line, YearGrid, YearStep } from "./year-grid.tsx";

type Measure = (typeof measures)[number];

const measure_words: Record<Measure, string> = {
  won_value: phrase("Value won, in {{currency}}"),
  won: phrase("Leads won"),
  new: phrase("New leads"),
  activities: phrase("Calls, meetings, visits and e-mails done"),
};

const unitOf = (measure: Measure) => {
  if (measure === "won_value") return ownCurrency();
  return measure === "activities" ? t("activities") : t("leads");
};

/** What the company, its teams and people are to reach, by months. */
export default function TargetsSettings() {
  const [measure, setMeasure] = useState<Measure>("won_value");
  const [team, setTeam] = useState("");
  const [year, setYear] = useState(thisYear);
  const teams = useNamed("teams");
  return (
    <>
      <p className="mb-2 text-ink-2">
        {t(
          "Home pages compare it with what is reached. Where the company has no target, those of its teams are added up. What is written for the year is spread over its months.",
        )}
      </p>
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <Select
          aria-label={t("What is to be reached")}
          value={measure}
          options={measures.map((value) => ({ value, label: t(measure_words[value], { currency: ownCurrency() }) }))}
          onChange={(event) => setMeasure(event.target.value as Measure)}
        />
        <Select
          aria-label={t("By whom")}
          value={team}
          options={[
            { value: "", label: t("The company and its teams") },
            ...teams.map(({ id, name }) => ({ value: id, label: t("People of {{team}}", { team: name }) })),
          ]}
          onChange={(event) => setTeam(event.target.value)}
        />
        <YearStep year={year} onYear={setYear} />
      </div>
      {team ? <OfPeople {...{ measure, year, team }} /> : <OfTeams {...{ measure, year, teams }} />}
    </>
  );
}

type Shown = { measure: Measure; year: number };

function OfTeams({ teams, ...shown }: Shown & { teams: Named[] }) {
  const lines = [{ key: "", name: t("The company"), of: {} }, ...teams.map(lineOf("team_id"))];
  return <Amounts {...shown} lines={lines} where={{ person_id: { is_null: true } }} />;
}

function OfPeople({ team, ...shown }: Shown & { team: string }) {
  const question = { where: { team_id: team, kind: "employee", status: "active" }, order: ["name"], limit: 300 };
  const { data } = useQuery({
    queryKey: ["people", "pick", question],
    queryFn: ({ signal }) => recordClient("people").list<Named>(question, signal),
  });
  if (!data) return <Skeleton className="w-64" />;
  if (data.data.length === 0) return <p className="text-ink-2">{t("Nobody is in this team.")}</p>;
  const where = { person_id: { in: data.data.map(({ id }) => id) } };
  return <Amounts {...shown} lines={data.data.map(lineOf("person_id"))} where={where} />;
}

function Amounts({ measure, year, lines, where }: Shown & { lines: Line[]; where: Where }) {
  const { data: rows, error } = useYear("targets", year, { and: [{ measure }, where] });
  const keepMonths = useKeepMonths("targets");
  if (error) return <DataFailure error={error} />;
  if (!rows) return <Skeleton className="w-64" />;
  const find = ({ of }: Line, month: string) =>
    rows.find(
      (row) =>
        row.month === month &&
        (row["team_id"] ?? undefined) === of["team_id"] &&
        (row["person_id"] ?? undefined) === of["person_id"],
    );
  return (
    <YearGrid
      label={t("Targets of {{year}}", { year: String(year) })}
      unit={unitOf(measure)}
      {...{ year, lines, find }}
      keep={(line, months) =>
        void keepMonths(
          months.map(({ month, amount }) => {
            return { values: { measure, ...line.of, month }, known: find(line, month), amount };
          }),
        )
      }
    />
  );
}

const lineOf =
  (column: string) =>
  ({ id, name }: Named): Line => ({ key: id, name, of: { [column]: id } });
