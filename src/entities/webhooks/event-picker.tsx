import { useState } from "react";
import { useField } from "../../records/use-meta.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { t } from "../../ui/translate.ts";
import { eventWord, happenings, happeningWord, recordsOf, told_of, type ToldOf } from "./event-words.ts";

type Props = { chosen: string[]; onChoose: (events: string[]) => void; error: string | undefined };

/** Which events a webhook is sent: those of one kind of records at a time, and below them all that are chosen. */
export function EventPicker({ chosen, onChoose, error }: Props) {
  const [entity, setEntity] = useState<ToldOf>((chosen[0]?.split(".")[0] as ToldOf | undefined) ?? "leads");
  const counted = (each: string) => {
    const count = chosen.filter((event) => event.startsWith(`${each}.`)).length;
    return count > 0 ? `${recordsOf(each)} (${count})` : recordsOf(each);
  };
  const options = Object.keys(told_of).map((value) => ({ value, label: counted(value) }));
  return (
    <Field
      name="events"
      label={t("Events")}
      error={error}
      hint={chosen.map(eventWord).join(", ") || t("None is chosen.")}
    >
      {(ties) => (
        <div className="flex flex-col gap-1.5">
          <Select
            {...ties}
            options={options}
            value={entity}
            onChange={({ target }) => setEntity(target.value as ToldOf)}
          />
          <Happenings {...{ entity, chosen, onChoose }} />
        </div>
      )}
    </Field>
  );
}

/** What can happen to records of one kind, each to be chosen. */
function Happenings({ entity, chosen, onChoose }: Omit<Props, "error"> & { entity: ToldOf }) {
  const state = useField(entity, told_of[entity] ?? undefined);
  const offered = [...happenings, ...(state?.choices ?? []).map((each) => `entered:${each}`)];
  const set = (event: string, on: boolean) =>
    onChoose(on ? [...chosen, event] : chosen.filter((each) => each !== event));
  return (
    <fieldset className="grid gap-x-3 tablet:grid-cols-2">
      <legend className="sr-only">{recordsOf(entity)}</legend>
      {offered.map((happening) => {
        const event = `${entity}.${happening}`;
        return (
          <Checkbox
            key={event}
            label={happeningWord(entity, happening)}
            checked={chosen.includes(event)}
            onChange={({ target }) => set(event, target.checked)}
          />
        );
      })}
    </fieldset>
  );
}
