import type { ComponentProps } from "react";
import type { Where } from "../entity/list-request.ts";
import type { FieldMeta } from "../entity/meta.ts";
import { FieldControl } from "../records/field-control.tsx";
import { wholeChoiceWord } from "../ui/choice-word.ts";
import { t } from "../ui/translate.ts";
import { choicesOf } from "./choices-of.ts";
import { ReferenceListControl } from "./reference-list-control.tsx";
import { ReferenceControl } from "./reference-control.tsx";

type Known = Pick<FieldMeta, "kind" | "list"> & Partial<FieldMeta>;
type Props = Omit<ComponentProps<typeof FieldControl>, "field" | "options"> & {
  field: Known;
  /** Which records can be pointed at, where not all. */
  where?: Where | undefined;
  /** Which of them are offered before the others, where several can be. */
  offers?: Where | undefined;
};

/** The control that follows from what a field is: a text, a day, a choice, another record. */
export function RecordControl({ field, suggestions, where, offers, ...rest }: Props) {
  if (field.kind === "reference" && field.reference && !field.list)
    return <ReferenceControl entity={field.reference} {...rest} {...(where && { where })} />;
  if (field.kind === "reference" && field.reference)
    return <ReferenceListControl entity={field.reference} {...rest} {...(offers && { first: offers })} />;
  return <FieldControl {...rest} suggestions={suggestions} field={field} options={offered(field, rest.text)} />;
}

// (A browser shows the first of a list as chosen, where what is chosen is none of it: nothing yet, or what is offered no longer.)
function offered(field: Known, text: string) {
  const choices = choicesOf(field);
  if (!choices || choices.some(({ value }) => value === text)) return choices;
  return [{ value: text, label: text ? wholeChoiceWord(text, field.chosen_from) : t("Choose…") }, ...choices];
}
