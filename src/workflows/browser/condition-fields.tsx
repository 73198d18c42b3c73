import { Plus, X } from "lucide-react";
import { comparison_words } from "../../entities/workflows/workflow-words.ts";
import { fieldName } from "../../records/field-names.ts";
import { useField, useFields } from "../../records/use-meta.ts";
import { Button } from "../../ui/button.tsx";
import { choiceWord } from "../../ui/choice-word.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { t } from "../../ui/translate.ts";
import type { Condition, Conditions } from "../definition.ts";
import { condition_ops, most } from "../limits.ts";

type Props = { entity: string; conditions: Conditions; answers?: string[]; onChange: (conditions: Conditions) => void };

/** Conditions on the record, or on what steps before have answered. */
export function ConditionFields({ entity, conditions, answers = [], onChange }: Props) {
  const { match, of } = conditions;
  const change = (at: number, to: Condition) => onChange({ match, of: of.with(at, to) });
  const add = () => onChange({ match, of: [...of, { field: answers[0] ?? "name", is: "filled", value: "" }] });
  return (
    <>
      {of.length > 1 && (
        <Select
          aria-label={t("How many must hold")}
          className="w-52"
          value={match}
          options={[
            { value: "all", label: t("All of them hold") },
            { value: "any", label: t("One of them holds") },
          ]}
          onChange={({ target }) => onChange({ match: target.value as Conditions["match"], of })}
        />
      )}
      {of.map((condition, at) => (
        <Line
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          {...{ entity, condition, answers }}
          number={at + 1}
          onChange={(to) => change(at, to)}
          onRemove={() => onChange({ match, of: of.toSpliced(at, 1) })}
        />
      ))}
      {of.length < most.conditions && (
        <Button size="small" tone="quiet" className="self-start" onClick={add}>
          <Plus aria-hidden />
          {t("Add a condition")}
        </Button>
      )}
    </>
  );
}

type LineProps = {
  entity: string;
  condition: Condition;
  answers: string[];
  number: number;
  onChange: (condition: Condition) => void;
  onRemove: () => void;
};

function Line({ entity, condition, answers, number, onChange, onRemove }: LineProps) {
  const { field, is, value } = condition;
  const fields = useFields(entity as "leads").filter(({ kind }) => kind !== "data");
  const choices = useField(entity as "leads", field)?.choices;
  const set = (change: Partial<Condition>) => onChange({ ...condition, ...change });
  const of = { number: String(number) };
  const options = [
    ...answers.map((each) => ({ value: each, label: each.replace("steps.", "") })),
    ...fields.map(({ name }) => ({ value: name, label: fieldName(name, entity) })),
  ];
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <Select
        aria-label={t("Field of condition {{number}}", of)}
        className="min-w-28 flex-1"
        value={field}
        options={options}
        onChange={({ target }) => set({ field: target.value, value: "" })}
      />
      <Select
        aria-label={t("Comparison of condition {{number}}", of)}
        className="min-w-28 flex-1"
        value={is}
        options={condition_ops.map((op) => ({ value: op, label: t(comparison_words[op]) }))}
        onChange={({ target }) => set({ is: target.value as Condition["is"] })}
      />
      {is !== "empty" && is !== "filled" && (
        <Value
          {...{ choices, value }}
          label={t("Value of condition {{number}}", of)}
          onChange={(to) => set({ value: to })}
        />
      )}
      <IconButton icon={X} label={t("Remove condition {{number}}", of)} onClick={onRemove} />
    </div>
  );
}

type ValueProps = {
  choices: readonly string[] | undefined;
  value: string;
  label: string;
  onChange: (to: string) => void;
};

function Value({ choices, value, label, onChange }: ValueProps) {
  if (!choices)
    return (
      <TextInput
        aria-label={label}
        className="min-w-28 flex-1"
        maxLength={200}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  const options = [{ value: "", label: "–" }, ...choices.map((each) => ({ value: each, label: choiceWord(each) }))];
  return (
    <Select
      aria-label={label}
      className="min-w-28 flex-1"
      {...{ value, options }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
