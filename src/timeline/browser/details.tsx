import { useId } from "react";
import { DateInput } from "../../ui/date-input.tsx";
import { Field } from "../../ui/field.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { phrase, t } from "../../ui/translate.ts";
import type { Composed } from "./use-composing.ts";

type Props = { draft: Composed; planned: boolean; type: (change: Composed) => void };

const usual_outcomes = [
  phrase("Reached"),
  phrase("No answer"),
  phrase("Left a message"),
  phrase("Wants to be called back"),
  phrase("Not interested"),
];

/** When something was done or is planned, how long it takes, and what came of it. */
export function Details({ draft, planned, type }: Props) {
  const outcomes = useId();
  return (
    <div className="grid grid-cols-2 gap-2 pt-2 @sm:grid-cols-4">
      <div className="col-span-2 @sm:col-span-4">
        <SegmentedControl
          label={t("Done or planned")}
          value={planned ? "planned" : "done"}
          options={[
            { value: "done", label: t("Done") },
            { value: "planned", label: t("Planned") },
          ]}
          onChange={(as) => type({ as })}
        />
      </div>
      <div className="col-span-2">
        <Field label={t("When")} name="at">
          {(ties) => <DateInput {...ties} time text={draft.at ?? ""} onText={(at) => type({ at })} />}
        </Field>
      </div>
      <Field label={t("Minutes")} name="duration">
        {(ties) => (
          <TextInput
            {...ties}
            inputMode="numeric"
            value={draft.duration ?? ""}
            onChange={({ target }) => type({ duration: target.value })}
          />
        )}
      </Field>
      {planned ? (
        <Field label={t("Place")} name="location">
          {(ties) => (
            <TextInput
              {...ties}
              value={draft.location ?? ""}
              onChange={({ target }) => type({ location: target.value })}
            />
          )}
        </Field>
      ) : (
        <Field label={t("Outcome")} name="outcome">
          {(ties) => (
            <>
              <TextInput
                {...ties}
                list={outcomes}
                value={draft.outcome ?? ""}
                onChange={({ target }) => type({ outcome: target.value })}
              />
              <datalist id={outcomes}>
                {usual_outcomes.map((outcome) => (
                  <option key={outcome} value={t(outcome)} />
                ))}
              </datalist>
            </>
          )}
        </Field>
      )}
    </div>
  );
}
