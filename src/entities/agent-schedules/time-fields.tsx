import { among } from "../../auth/browser/account/regions.ts";
import type { Entry } from "../../client/api.ts";
import { useScreen } from "../../screen/description.ts";
import { labelOf } from "../../screen/label.ts";
import { choiceWord } from "../../ui/choice-word.ts";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { t } from "../../ui/translate.ts";
import { rhythms, weekdays } from "./schedule-words.ts";

/** When a schedule comes, as it is typed. */
export type Times = Pick<
  Entry<"agent_schedules">,
  "rhythm" | "weekday" | "day_of_month" | "at_time" | "time_zone" | "missed"
>;

type Props = { times: Times; set: (change: Partial<Times>) => void; errors: Record<string, string> };
type Option = { value: string; label: string };

/** Asks how often, on which day, at what time by which clocks, and what becomes of a time that is missed. */
export function TimeFields({ times, set, errors }: Props) {
  const { described } = useScreen();
  const { rhythm, weekday, day_of_month, at_time, time_zone, missed } = times;
  const chosen = (name: keyof Times, value: string, options: Option[], hint?: string) => (
    <Field name={name} label={labelOf(described, name)} error={errors[name]} {...(hint && { hint })}>
      {(ties) => (
        <Select {...ties} {...{ value, options }} onChange={({ target }) => set(typedTime(name, target.value))} />
      )}
    </Field>
  );
  return (
    <>
      <div className="grid gap-3 tablet:grid-cols-2">
        {chosen("rhythm", rhythm, rhythms.map(asChoice))}
        {rhythm === "weekly" && chosen("weekday", weekday, weekdays.map(asChoice))}
        {rhythm === "monthly" &&
          chosen("day_of_month", String(day_of_month), days(), t("In a short month its last day"))}
      </div>
      <div className="grid gap-3 tablet:grid-cols-2">
        <Field name="at_time" label={labelOf(described, "at_time")} error={errors["at_time"]}>
          {(ties) => (
            <TextInput
              {...ties}
              type="time"
              value={at_time}
              onChange={({ target }) => set({ at_time: target.value })}
            />
          )}
        </Field>
        {chosen("time_zone", time_zone, zones(time_zone))}
      </div>
      {chosen("missed", missed, (["run_once", "skip"] as const).map(asChoice), t("While no agent could work"))}
    </>
  );
}

const typedTime = (name: keyof Times, value: string): Partial<Times> => ({
  [name]: name === "day_of_month" ? Number(value) : value,
});
const asChoice = (value: string): Option => ({ value, label: choiceWord(value) });
const days = (): Option[] =>
  Array.from({ length: 31 }, (_, day) => ({ value: String(day + 1), label: String(day + 1) }));

const zones = (chosen: string): Option[] =>
  among(Intl.supportedValuesOf("timeZone"), chosen).map((value) => ({ value, label: value }));
