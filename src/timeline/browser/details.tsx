import { type ComponentProps, useId } from "react";
import { ContactsField } from "../../entities/activities/contacts-field.tsx";
import { useHere, useScreen } from "../../screen/description.ts";
import { DateInput } from "../../ui/date-input.tsx";
import { Field } from "../../ui/field.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { type Mode, takesContacts } from "./kinds.ts";
import type { Composed } from "./read-activity.ts";

type Props = { draft: Composed; mode: Mode; planned: boolean; type: (change: Composed) => void };

/** When something was done or is planned, how long it takes, where, what came of it, and who takes part. */
export function Details({ draft, mode, planned, type }: Props) {
  const tied = (name: "duration" | "location" | "outcome") => ({
    value: draft[name] ?? "",
    onChange: ({ target }: { target: HTMLInputElement }) => type({ [name]: target.value }),
  });
  return (
    <div className="grid grid-cols-[3fr_2fr] gap-2 pt-2">
      <div className="col-span-2">
        <DoneOrPlanned {...{ planned, type }} />
      </div>
      <Field label={t("When")} name="at">
        {(ties) => <DateInput {...ties} time text={draft.at ?? ""} onText={(at) => type({ at })} />}
      </Field>
      <Field label={t("Minutes")} name="duration">
        {(ties) => <TextInput {...ties} inputMode="numeric" {...tied("duration")} />}
      </Field>
      <div className="col-span-2">
        {planned ? (
          <Field label={t("Place")} name="location">
            {(ties) => <TextInput {...ties} {...tied("location")} />}
          </Field>
        ) : (
          <Field label={t("Outcome")} name="outcome">
            {(ties) => <OutcomeInput {...ties} {...tied("outcome")} />}
          </Field>
        )}
      </div>
      {takesContacts(mode) && <Contacts {...{ draft, type }} />}
    </div>
  );
}

function DoneOrPlanned({ planned, type }: Pick<Props, "planned" | "type">) {
  const options = [
    { value: "done" as const, label: t("Done") },
    { value: "planned" as const, label: t("Planned") },
  ];
  const value = planned ? "planned" : "done";
  return <SegmentedControl label={t("Done or planned")} {...{ value, options }} onChange={(as) => type({ as })} />;
}

function Contacts({ draft, type }: Pick<Props, "draft" | "type">) {
  const { entity } = useScreen().described;
  const of = { entity, row_id: useHere().row.id };
  return (
    <div className="col-span-2">
      <ContactsField {...{ of }} text={draft.contacts ?? ""} onText={(contacts) => type({ contacts })} />
    </div>
  );
}

const usual_outcomes = [
  phrase("Reached"),
  phrase("No answer"),
  phrase("Left a message"),
  phrase("Wants to be called back"),
  phrase("Not interested"),
];

/** What came of it: the usual is offered, and anything may be written. */
function OutcomeInput(attributes: ComponentProps<typeof TextInput>) {
  const offered = useId();
  return (
    <>
      <TextInput {...attributes} list={offered} />
      <datalist id={offered}>
        {usual_outcomes.map((outcome) => (
          <option key={outcome} value={t(outcome)} />
        ))}
      </datalist>
    </>
  );
}
