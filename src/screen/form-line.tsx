import { useContext } from "react";
import type { EntityName } from "../client/api.ts";
import type { Where } from "../entity/list-request.ts";
import type { FieldMeta } from "../entity/meta.ts";
import { useSuggestions } from "../records/used-values.ts";
import { Checkbox } from "../ui/checkbox.tsx";
import { Field, FieldMended } from "../ui/field.tsx";
import { t } from "../ui/translate.ts";
import { RecordControl } from "./record-control.tsx";

type Props = {
  field: FieldMeta;
  label: string;
  /** Whether it takes half of a line where there is room. */
  half?: boolean;
  text: string;
  error: string | undefined;
  entity: EntityName;
  /** Whether values that were used before are offered where there is no list of them. */
  suggested: boolean;
  type: (name: string, text: string) => void;
  /** What it can point at, where not at all of them. */
  where?: Where | undefined;
  /** Which are offered first, where it can point at several. */
  offers?: Where | undefined;
};

/** One field of a form, with the control that follows from its kind. */
export function FormLine({ field, label, half, text, error, entity, suggested, type, where, offers }: Props) {
  const { name, kind, required } = field;
  const suggestions = useSuggestions(entity, field, suggested);
  const mended = useContext(FieldMended);
  // (A record is picked without a word being typed.)
  const say = (typed: string) => {
    mended(name);
    type(name, typed);
  };
  if (kind === "flag") {
    const change = (event: { target: { checked: boolean } }) => type(name, String(event.target.checked));
    return <Checkbox label={label} checked={text === "true"} onChange={change} />;
  }
  return (
    <div data-half={half || undefined}>
      <Field
        name={name}
        label={label}
        hint={field.own?.hint}
        error={error}
        {...(!required && { optional: t("optional") })}
      >
        {(ties) => <RecordControl {...ties} {...{ field, text, suggestions, where, offers }} onText={say} />}
      </Field>
    </div>
  );
}
