import { useState } from "react";
import { stateWord } from "../../records/state-word.ts";
import { useField } from "../../records/use-meta.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { phrase, t } from "../../ui/translate.ts";
import type { Step } from "../definition.ts";
import { most, states_of, type Triggering } from "../limits.ts";

type Wait = Extract<Step, { type: "wait" }>;
type Props = { entity: string; step: Wait; onChange: (step: Step) => void };

const units = [
  { value: 1440, word: phrase("Days") },
  { value: 60, word: phrase("Hours") },
  { value: 1, word: phrase("Minutes") },
];

/** Asks how long, and until which states of the record at most. */
export function WaitFields({ entity, step, onChange }: Props) {
  const { minutes } = step;
  const [chosen, choose] = useState(1440);
  // (The unit that was seen stays while somebody types: "24" hours that became one day would make fifteen days of "245".)
  const unit = [chosen, ...units.map(({ value }) => value)].find((each) => minutes % each === 0) ?? 1;
  const set = (count: number, of: number) =>
    onChange({ ...step, minutes: Math.min(most.wait_minutes, Math.max(1, Math.trunc(count) || 1) * of) });
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <TextField
          name="count"
          label={t("How long")}
          type="number"
          min={1}
          value={String(minutes / unit)}
          onChange={(text) => {
            choose(unit);
            set(Number(text), unit);
          }}
        />
        <SelectField
          name="unit"
          label={t("Unit")}
          value={String(unit)}
          options={units.map(({ value, word }) => ({ value: String(value), label: t(word) }))}
          onChange={(to) => {
            choose(Number(to));
            set(minutes / unit, Number(to));
          }}
        />
      </div>
      <States {...{ entity, step, onChange }} />
    </>
  );
}

function States({ entity, step, onChange }: Props) {
  const { until_states }: Partial<Wait> = step;
  const chosen: string[] = until_states ?? [];
  const states = useField(entity as "leads", states_of[entity as Triggering])?.choices ?? [];
  const toggle = (state: string, on: boolean) =>
    onChange({ ...step, until_states: on ? [...chosen, state] : chosen.filter((each) => each !== state) });
  if (states.length === 0) return null;
  return (
    <fieldset className="grid gap-x-3 tablet:grid-cols-2">
      <legend className="pb-1 text-row">{t("Not longer than until the record is")}</legend>
      {states.map((state) => (
        <Checkbox
          key={state}
          label={stateWord(entity, state)}
          checked={chosen.includes(state)}
          onChange={({ target }) => toggle(state, target.checked)}
        />
      ))}
    </fieldset>
  );
}
