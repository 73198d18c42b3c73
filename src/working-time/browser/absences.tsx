import { todayHere } from "../../screen/calendar/days.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import type { Entry } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import { recordClient } from "../../records/record-client.ts";
import { dayAfter } from "../../records/date-spans.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { removeRow } from "../../screen/remove-row.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { DateInput } from "../../ui/date-input.tsx";
import { Field } from "../../ui/field.tsx";
import { formatDate } from "../../ui/format.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { readDate } from "../../ui/typed-date.ts";

type Row = Entry<"absences">;
const kinds = { leave: phrase("Leave"), sick: phrase("Sick"), other: phrase("Other absence") };
const most = 100;

/** When somebody is away, from three months ago on, with a way to add and remove where one may. */
export function Absences({ person_id }: { person_id: string }) {
  const cache = useQueryClient();
  const question = {
    where: { person_id, ends_on: { gte: dayAfter(todayHere(), -90) } },
    order: ["starts_on"],
    limit: most,
  };
  const { data } = useQuery({
    queryKey: ["absences", "of", question],
    queryFn: ({ signal }) => recordClient("absences").list<Row>(question, signal),
  });
  const reread = () => {
    void cache.invalidateQueries({ queryKey: ["absences"] });
    void cache.invalidateQueries({ queryKey: ["figures", "workload"] });
  };
  const may = useMayWrite(person_id);
  return (
    <>
      {data?.data.length === 0 && <p className="text-ink-3">{t("No absence is planned.")}</p>}
      {!!data?.data.length && (
        <ul aria-label={t("Absences")} className="divide-y divide-line-2 rounded-md border border-line bg-raised">
          {data.data.map((row) => (
            <Absence key={row.id} {...{ row, reread, may }} />
          ))}
        </ul>
      )}
      {may && <NewAbsence {...{ person_id, reread }} />}
    </>
  );
}

function useMayWrite(person_id: string): boolean {
  const { person, rights } = useSession();
  const scopes = rights?.["absences"]?.["create"] ?? [];
  return scopes.includes("all") || (scopes.length > 0 && person.id === person_id);
}

function Absence({ row, reread, may }: { row: Row; reread: () => void; may: boolean }) {
  const { starts_on, ends_on, kind, half_days } = row;
  const days = starts_on === ends_on ? formatDate(starts_on) : `${formatDate(starts_on)} – ${formatDate(ends_on)}`;
  const said = t("The absence of {{days}} is removed.", { days });
  return (
    <li className="flex min-h-10 items-center gap-3 py-0.5 pr-1 pl-3">
      <span className="min-w-0 flex-1 tabular-nums">{days}</span>
      <span className="text-ink-2">{[t(kinds[kind]), half_days && t("half days")].filter(Boolean).join(", ")}</span>
      {may && (
        <IconButton
          icon={Trash2}
          label={t("Remove the absence of {{days}}", { days })}
          onClick={() => void removeRow("absences", row.id, said, reread)}
        />
      )}
    </li>
  );
}

function NewAbsence({ person_id, reread }: { person_id: string; reread: () => void }) {
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const [kind, setKind] = useState("leave");
  const [half_days, setHalf] = useState(false);
  const starts_on = readDate(from);
  const ends_on = to.trim() === "" ? starts_on : readDate(to);
  const fits = !!starts_on && !!ends_on && ends_on >= starts_on;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!fits) return;
    const made = recordClient("absences").create({ person_id, starts_on, ends_on, kind, half_days });
    void made.then(() => [setFrom(""), setTo("")]).then(reread, toastRefusal);
  };
  return (
    <form onSubmit={submit} className="mt-3 grid grid-cols-2 items-end gap-x-2 gap-y-1 tablet:flex tablet:flex-wrap">
      <Day name="from" label={t("Away from")} text={from} onText={setFrom} />
      <Day name="until" label={t("Away until")} text={to} onText={setTo} />
      <SelectField
        name="kind"
        label={t("Kind of absence")}
        value={kind}
        options={Object.entries(kinds).map(([value, label]) => ({ value, label: t(label) }))}
        onChange={setKind}
      />
      <span className="mb-1 flex min-h-8 items-center touch:min-h-10">
        <Checkbox label={t("half days")} checked={half_days} onChange={() => setHalf(!half_days)} />
      </span>
      <Button
        type="submit"
        className="mb-1 justify-self-start"
        disabledReason={fits ? undefined : t("Write the first day, and the last one after it.")}
      >
        <Plus aria-hidden />
        {t("Add absence")}
      </Button>
    </form>
  );
}

type DayProps = { name: string; label: string; text: string; onText: (text: string) => void };

function Day({ name, label, text, onText }: DayProps) {
  return (
    <div className="tablet:w-34">
      <Field {...{ name, label }}>{(ties) => <DateInput {...ties} {...{ text, onText }} />}</Field>
    </div>
  );
}
