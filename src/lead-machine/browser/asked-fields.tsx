import { ArrowDown, ArrowUp, X } from "lucide-react";
import { own } from "../../records/own.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { t } from "../../ui/translate.ts";
import { type AskedField, most_fields } from "../asked.ts";
import { field_words, fieldWord } from "./field-word.ts";

type Props = { fields: AskedField[]; onFields: (fields: AskedField[]) => void };

/** The fields that a form asks, in their order: each with its label, whether it is needed, and its place. */
export function AskedFields({ fields, onFields }: Props) {
  const put = (at: number, field: AskedField) => onFields(fields.map((each, index) => (index === at ? field : each)));
  const move = (at: number, by: number) => {
    const others = fields.filter((_, index) => index !== at);
    onFields([...others.slice(0, at + by), ...fields.slice(at, at + 1), ...others.slice(at + by)]);
  };
  const offered = [...Object.keys(field_words), ...own.meta("leads").map(({ name }) => name)].filter(
    (name) => !fields.some(({ field }) => field === name),
  );
  return (
    <>
      <ul aria-label={t("What is asked")} className="flex flex-col divide-y divide-line-2">
        {fields.map((asked, at) => (
          <Asked
            key={asked.field}
            {...{ asked, at }}
            last={at === fields.length - 1}
            onChange={(to) => put(at, to)}
            onMove={(by) => move(at, by)}
            onRemove={() => onFields(fields.filter((each) => each !== asked))}
          />
        ))}
      </ul>
      {offered.length > 0 && fields.length < most_fields && (
        <Select
          aria-label={t("Ask for one more field")}
          className="mt-2 max-w-64"
          value=""
          options={[
            { value: "", label: t("Ask for one more field") },
            ...offered.map((name) => ({ value: name, label: fieldWord(name) })),
          ]}
          onChange={({ target }) => onFields([...fields, { field: target.value, required: false }])}
        />
      )}
    </>
  );
}

type AskedProps = {
  asked: AskedField;
  at: number;
  last: boolean;
  onChange: (asked: AskedField) => void;
  onMove: (by: number) => void;
  onRemove: () => void;
};

function Asked({ asked, at, last, onChange, onMove, onRemove }: AskedProps) {
  const name = fieldWord(asked.field);
  const { label: _, ...plain } = asked;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-2 gap-y-1 py-1.5 tablet:grid-cols-[7rem_minmax(0,1fr)_auto_auto]">
      <span className="truncate font-medium">{name}</span>
      <TextInput
        aria-label={t("Label of {{field}}", { field: name })}
        placeholder={t("As it is usually called")}
        maxLength={200}
        value={asked.label ?? ""}
        className="max-tablet:order-last max-tablet:col-span-3"
        onChange={({ target }) => onChange(target.value ? { ...plain, label: target.value } : plain)}
      />
      <Checkbox
        label={t("needed")}
        aria-label={t("{{field}} is needed", { field: name })}
        checked={asked.required}
        onChange={({ target }) => onChange({ ...asked, required: target.checked })}
      />
      <span className="flex">
        <IconButton
          icon={ArrowUp}
          label={t("Move {{field}} up", { field: name })}
          disabled={at === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon={ArrowDown}
          label={t("Move {{field}} down", { field: name })}
          disabled={last}
          onClick={() => onMove(1)}
        />
        <IconButton icon={X} label={t("Do not ask for {{field}}", { field: name })} onClick={onRemove} />
      </span>
    </li>
  );
}
