import { type SubmitEvent, useState } from "react";
import { parseNumber } from "../../ui/parse-number.ts";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { t } from "../../ui/translate.ts";
import { type DateStep, date_steps, most, type ReportGroup } from "../definition-shape.ts";
import { hasDays, hasRanges, isGroupable, isRelatable } from "../report-fields.ts";
import { Labelled } from "./labelled.tsx";
import type { Building } from "./report-builder.tsx";
import { step_names } from "./report-words.ts";
import type { BuilderField } from "./use-report-fields.ts";

/** By what the report groups, at most twice. */
export function Groupings({ definition, fields, change }: Building) {
  const { groups } = definition;
  const set = (at: number, group: ReportGroup | null) =>
    change({ groups: group ? groups.with(at, group) : groups.toSpliced(at, 1), compare: undefined });
  const add = (group: ReportGroup) => change({ groups: [...groups, group], compare: undefined });
  const offered = fields.filter((field) => (field.name.includes(".") ? isRelatable(field) : isGroupable(field)));
  const shown: (ReportGroup | null)[] = groups.length < most.groups ? [...groups, null] : groups;
  return shown.map((group, at) => (
    <Grouping
      // oxlint-disable-next-line react/no-array-index-key -- The first and the second are known by their place.
      key={at}
      label={at === 0 ? t("Group by") : t("Then by")}
      group={group}
      fields={offered.filter(({ name }) => name === group?.field || groups.every(({ field }) => field !== name))}
      onChange={(next) => (group ? set(at, next) : next && add(next))}
    />
  ));
}

type Props = {
  label: string;
  group: ReportGroup | null;
  fields: BuilderField[];
  onChange: (group: ReportGroup | null) => void;
};

function Grouping({ label, group, fields, onChange }: Props) {
  const field = fields.find(({ name }) => name === group?.field);
  const options = [{ value: "", label: "–" }, ...fields.map(({ name, label: word }) => ({ value: name, label: word }))];
  const choose = (name: string) => {
    const chosen = fields.find((each) => each.name === name);
    onChange(chosen ? begun(chosen) : null);
  };
  return (
    <div className="flex items-end gap-1.5">
      <Labelled label={label}>
        {(id) => (
          <Select
            id={id}
            className="max-w-56"
            value={group?.field ?? ""}
            options={options}
            onChange={({ target }) => choose(target.value)}
          />
        )}
      </Labelled>
      {group && field && hasDays(field) && (
        <Select
          aria-label={t("How finely")}
          value={group.by ?? "month"}
          options={date_steps.map((value) => ({ value, label: t(step_names[value]) }))}
          onChange={({ target }) => onChange({ field: group.field, by: target.value as DateStep })}
        />
      )}
      {group?.step !== undefined && <StepInput key={group.field} {...{ group, onChange }} />}
    </div>
  );
}

const begun = (field: BuilderField): ReportGroup => ({
  field: field.name,
  ...(hasDays(field) && { by: "month" as const }),
  ...(hasRanges(field) && { step: field.kind === "minutes" ? 60 : 10 }),
});

/** How large the ranges of a number are; it counts with Enter, and when it is left. */
function StepInput({ group, onChange }: { group: ReportGroup; onChange: Props["onChange"] }) {
  const [text, setText] = useState(String(group.step));
  const send = () => {
    const step = parseNumber(text);
    if (step !== null && step > 0 && step !== group.step) onChange({ field: group.field, step });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form onSubmit={submit} className="w-20">
      <TextInput
        inputMode="decimal"
        aria-label={t("Size of the ranges")}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={send}
      />
    </form>
  );
}
