import type { ReactNode } from "react";
import { EditableField } from "../records/editable-field.tsx";
import { columnOf } from "../records/record-client.ts";
import { useSuggestions } from "../records/used-values.ts";
import { useField } from "../records/use-meta.ts";
import { Avatar } from "../ui/avatar.tsx";
import { classNames } from "../ui/class-names.ts";
import { t } from "../ui/translate.ts";
import { useHere, useScreen } from "./description.ts";
import { labelOf } from "./label.ts";
import { choicesOf } from "./choices-of.ts";
import { shownValue } from "./shown-value.ts";
import { useActs } from "./use-acts.tsx";
import { useScreenWrites } from "./use-screen-writes.ts";

/** One field of the record that is open: its name and its value, which is changed where it stands. */
export function Fact({ name, shown, wide = false }: { name: string; shown?: ReactNode; wide?: boolean }) {
  const { described } = useScreen();
  const writes = useScreenWrites();
  const { row, may } = useHere();
  const field = useField(described.entity, name);
  const look = described.fields?.[name];
  const suggestions = useSuggestions(described.entity, field, !!look?.suggested);
  if (name === "owner_id") return <OwnerFact />;
  // A column that the reader's role is denied does not come, and is not mentioned.
  if (!field || columnOf(row, name) === undefined) return null;
  const label = labelOf(described, name);
  const editable = may("update") && field.updatable && !["reference", "data"].includes(field.kind);
  return (
    <>
      <dt className="py-0.5 text-ink-3">{label}</dt>
      <dd className={classNames("min-w-0 tabular-nums", wide && "tablet:col-span-3")}>
        <EditableField
          {...{ row, name, label, field, writes, editable }}
          options={choicesOf(field)}
          suggestions={suggestions}
        >
          {shown ?? broken(shownValue(row, field))}
        </EditableField>
      </dd>
    </>
  );
}

/** An address breaks after its @, where it breaks, not within a word. */
function broken(value: string | undefined): ReactNode {
  const [name, ...rest] = value?.split(/(?<=\S@)(?=\S)/) ?? [];
  return rest.length === 0 ? value : [name, ...rest.flatMap((part, at) => [<wbr key={at} />, part])];
}

function OwnerFact() {
  const { described } = useScreen();
  const { row, may } = useHere();
  const { assign } = useActs();
  const { owner } = row;
  const label = labelOf(described, "owner_id");
  const name = (
    <span className="flex items-center gap-1.75">
      {owner && <Avatar id={owner.id} name={owner.name} kind="person" />}
      <span className="truncate">{owner?.name ?? t("Nobody")}</span>
    </span>
  );
  return (
    <>
      <dt className="py-0.5 text-ink-3">{label}</dt>
      <dd className="min-w-0">
        {may("assign") ? (
          <button
            type="button"
            onClick={() => assign(row)}
            className="-mx-1.5 block w-[calc(100%+12px)] rounded-sm px-1.5 py-0.5 text-left hover:bg-sunken touch:min-h-10"
          >
            <span className="sr-only">{t("Change {{field}}", { field: label })} </span>
            {name}
          </button>
        ) : (
          <span className="block py-0.5">{name}</span>
        )}
      </dd>
    </>
  );
}
