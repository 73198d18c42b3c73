import type { ComponentProps } from "react";
import type { Where } from "../entity/list-request.ts";
import type { FieldMeta } from "../entity/meta.ts";
import { FieldControl } from "../records/field-control.tsx";
import { choicesOf } from "./choices-of.ts";
import { ReferenceControl } from "./reference-control.tsx";

type Known = Pick<FieldMeta, "kind" | "list"> & Partial<FieldMeta>;
type Props = Omit<ComponentProps<typeof FieldControl>, "field" | "options"> & {
  field: Known;
  /** Which records can be pointed at, where not all. */
  where?: Where | undefined;
};

/** The control that follows from what a field is: a text, a day, a choice, another record. */
export function RecordControl({ field, suggestions, where, ...rest }: Props) {
  if (field.kind === "reference" && field.reference && !field.list)
    return <ReferenceControl entity={field.reference} {...rest} {...(where && { where })} />;
  return <FieldControl {...rest} suggestions={suggestions} field={field} options={choicesOf(field)} />;
}
