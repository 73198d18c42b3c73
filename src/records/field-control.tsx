import type { ComponentProps } from "react";
import { DateInput } from "../ui/date-input.tsx";
import { Select } from "../ui/select.tsx";
import { TextInput } from "../ui/text-input.tsx";
import { Textarea } from "../ui/textarea.tsx";
import { t } from "../ui/translate.ts";
import type { FieldKind } from "./field-text.ts";
import { wordingOf } from "./worded-kinds.ts";

type Props = {
  field: FieldKind;
  text: string;
  onText: (text: string) => void;
  /** Values to choose from, where only some are possible. */
  options?: Array<{ value: string; label: string }> | undefined;
  /** Values that were used before, offered while one types. */
  suggestions?: string[] | undefined;
} & Pick<ComponentProps<"input">, "id" | "aria-label" | "aria-invalid" | "aria-describedby" | "autoFocus">;

/** The control in which a value of a kind is typed. */
export function FieldControl({ field, text, onText, options, suggestions, ...ties }: Props) {
  const change = (event: { target: { value: string } }) => onText(event.target.value);
  const choices = field.kind === "flag" ? yesOrNo() : options;
  if (choices) return <Select {...(ties as object)} value={text} onChange={change} options={choices} />;
  if (field.kind === "text") return <Textarea {...(ties as object)} value={text} onChange={change} />;
  if (field.kind === "date" || field.kind === "moment")
    return <DateInput {...ties} time={field.kind === "moment"} text={text} onText={onText} />;
  const offered = suggestions ?? wordingOf(field.kind)?.usual() ?? [];
  const list = offered.length > 0 ? `${ties.id ?? ties["aria-label"]}-suggestions` : undefined;
  return (
    <>
      <TextInput {...ties} {...(attributes[field.kind] ?? {})} list={list} value={text} onChange={change} />
      {list && (
        <datalist id={list}>
          {offered.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </>
  );
}

const attributes: Record<string, ComponentProps<"input">> = {
  money: { inputMode: "decimal" },
  percent: { inputMode: "numeric" },
  count: { inputMode: "numeric" },
  email: { inputMode: "email", autoComplete: "off" },
  phone: { inputMode: "tel", autoComplete: "off" },
  url: { inputMode: "url" },
};

function yesOrNo() {
  return [
    { value: "true", label: t("Yes") },
    { value: "false", label: t("No") },
  ];
}
