import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { Line } from "../../auth/browser/account/line.tsx";
import type { Entry } from "../../client/api.ts";
import { type CompanyRow, useChangeCompany } from "../../company/browser/use-company.ts";
import { thisYear } from "../../company/browser/use-year.ts";
import { YearStep } from "../../company/browser/year-grid.tsx";
import { recordClient } from "../../records/record-client.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { removeRow } from "../../screen/remove-row.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { DateInput } from "../../ui/date-input.tsx";
import { Field } from "../../ui/field.tsx";
import { formatDate } from "../../ui/format.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { currentLanguage, phrase, t } from "../../ui/translate.ts";
import { readDate } from "../../ui/typed-date.ts";

type Row = Entry<"holidays">;

const regions = { FR: phrase("France"), "FR-57": phrase("Alsace and the Moselle"), none: phrase("No public holidays") };

/** The days on which the company does not work: public ones, and its own. */
export function DaysOff({ company }: { company: CompanyRow }) {
  const change = useChangeCompany();
  const queries = useQueryClient();
  const [year, setYear] = useState(thisYear);
  const reread = () => queries.invalidateQueries({ queryKey: ["holidays"] });
  const { data } = useDaysOff(year);
  return (
    <>
      <h3 className="mt-5 font-medium">{t("Days off")}</h3>
      <p className="mb-1 text-ink-2">{t("A public holiday that is ticked is worked like any other day.")}</p>
      <Line name={t("Public holidays")}>
        <Select
          aria-label={t("Public holidays")}
          value={company.holiday_region}
          options={Object.entries(regions).map(([value, label]) => ({ value, label: t(label) }))}
          onChange={(event) => void change(company, { holiday_region: event.target.value })}
        />
      </Line>
      <div className="mt-1 mb-1 -ml-2">
        <YearStep year={year} onYear={setYear} />
      </div>
      {data && data.data.length > 0 && (
        <ul aria-label={t("Days off")} className="divide-y divide-line-2 rounded-md border border-line bg-raised">
          {data.data.map((row) => (
            <DayOff key={row.id} {...{ row, reread }} />
          ))}
        </ul>
      )}
      <NewDay reread={reread} />
    </>
  );
}

function useDaysOff(year: number) {
  const question = {
    where: { day: { gte: `${year}-01-01`, lte: `${year}-12-31` } },
    order: ["day"],
    limit: 366,
  };
  return useQuery({
    queryKey: ["holidays", "year", question],
    queryFn: ({ signal }) => recordClient("holidays").list<Row>(question, signal),
    // The server works out those of another region within seconds.
    refetchInterval: 3000,
  });
}

type Reread = { reread: () => Promise<unknown> };

function DayOff({ row, reread }: Reread & { row: Row }) {
  const name = (currentLanguage() === "fr" && row.name_fr) || row.name;
  const set = (worked: boolean) =>
    void recordClient("holidays").update(row.id, { worked, version: row.version }).then(reread, toastRefusal);
  return (
    <li className="flex min-h-10 items-center gap-3 py-0.5 pr-3 pl-3">
      <span className="w-28 flex-none text-ink-2 tabular-nums">{formatDate(row.day)}</span>
      <span className={`min-w-0 flex-1 truncate ${row.worked ? "text-ink-3 line-through" : ""}`}>{name}</span>
      {row.region ? (
        <Checkbox
          label={t("worked")}
          checked={row.worked}
          onChange={() => set(!row.worked)}
          aria-label={`${name}, ${t("worked")}`}
        />
      ) : (
        <IconButton
          icon={Trash2}
          label={t("Remove {{name}}", { name })}
          onClick={() => void removeRow("holidays", row.id, t("{{name}} is removed.", { name }), reread)}
        />
      )}
    </li>
  );
}

function NewDay({ reread }: Reread) {
  const [day, setDay] = useState("");
  const [name, setName] = useState("");
  const read = readDate(day);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!read || name.trim() === "") return;
    const made = recordClient("holidays").create({ day: read, name: name.trim() });
    void made.then(() => [setDay(""), setName("")]).then(reread, toastRefusal);
  };
  return (
    <form onSubmit={submit} className="mt-3 flex flex-wrap items-end gap-x-2 gap-y-1">
      <div className="w-34">
        <Field name="day" label={t("Day off")}>
          {(ties) => <DateInput {...ties} text={day} onText={setDay} />}
        </Field>
      </div>
      <div className="max-w-60 min-w-0 flex-1">
        <TextField name="name" label={t("Name of the day off")} maxLength={100} value={name} onChange={setName} />
      </div>
      <Button
        type="submit"
        className="mb-1"
        disabledReason={read && name.trim() ? undefined : t("Write a day and its name.")}
      >
        <Plus aria-hidden />
        {t("Add")}
      </Button>
    </form>
  );
}
