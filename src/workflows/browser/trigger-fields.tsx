import { oneOf } from "../../entities/workflows/trigger-words.ts";
import { rhythms, weekdays } from "../../entities/agent-schedules/schedule-words.ts";
import { useSession } from "../../client/session-context.ts";
import { fieldName } from "../../records/field-names.ts";
import { stateWord } from "../../records/state-word.ts";
import { useField, useFields } from "../../records/use-meta.ts";
import { choiceWord } from "../../ui/choice-word.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { phrase, t } from "../../ui/translate.ts";
import type { Trigger } from "../definition.ts";
import { states_of, triggering } from "../limits.ts";

type Props<T extends Trigger = Trigger> = { trigger: T; onChange: (trigger: Trigger) => void };

/** Asks what starts it: something that happens, a time, or somebody by hand. */
export function TriggerFields({ trigger, onChange }: Props) {
  const { time_zone } = useSession().person;
  const begun: Record<Trigger["on"], Trigger> = {
    event: { on: "event", entity: "leads", event: "created" },
    schedule: { on: "schedule", rhythm: "daily", weekday: "monday", day_of_month: 1, at_time: "08:00", time_zone },
    hand: { on: "hand", entity: "leads" },
  };
  return (
    <fieldset className="grid gap-3 tablet:grid-cols-2">
      <legend className="pb-1 text-row font-medium">{t("Starts")}</legend>
      <SelectField
        name="on"
        label={t("When")}
        value={trigger.on}
        options={Object.entries(kinds).map(([value, word]) => ({ value, label: t(word) }))}
        onChange={(on) => onChange(begun[on as Trigger["on"]])}
      />
      {trigger.on !== "schedule" && (
        <SelectField
          name="entity"
          label={t("Records")}
          value={trigger.entity}
          options={triggering.map((value) => ({ value, label: oneOf(value) }))}
          onChange={(entity) =>
            onChange({ ...begun[trigger.on], entity: entity as (typeof triggering)[number] } as Trigger)
          }
        />
      )}
      {trigger.on === "event" && <EventFields {...{ trigger, onChange }} />}
      {trigger.on === "schedule" && <TimeFields {...{ trigger, onChange }} />}
    </fieldset>
  );
}

const kinds = {
  event: phrase("Something happens to a record"),
  schedule: phrase("A time comes"),
  hand: phrase("Somebody starts it by hand"),
};
const happenings = {
  created: phrase("is created"),
  updated: phrase("is changed"),
  entered: phrase("comes into a state"),
  removed: phrase("is removed"),
};

type OnEvent = Extract<Trigger, { on: "event" }>;

function EventFields({ trigger, onChange }: Props<OnEvent>) {
  const { entity, event, field } = trigger;
  const states = useField(entity, states_of[entity])?.choices ?? [];
  const turn = (next: string) => {
    const state = next === "entered" ? { state: states[0] ?? "" } : {};
    onChange({ on: "event", entity, event: next as OnEvent["event"], ...state });
  };
  return (
    <>
      <SelectField
        name="event"
        label={t("What happens to it")}
        value={event}
        options={Object.entries(happenings)
          .filter(([value]) => value !== "entered" || states.length > 0)
          .map(([value, word]) => ({ value, label: t(word) }))}
        onChange={turn}
      />
      {event === "entered" && <StateField {...{ trigger, onChange, states }} />}
      {event === "updated" && <ChangedField {...{ trigger, onChange }} />}
      {event === "updated" && field && <FromTo {...{ trigger, onChange }} />}
    </>
  );
}

function StateField({ trigger, states, onChange }: Props<OnEvent> & { states: readonly string[] }) {
  const { entity, event, state = "" } = trigger;
  return (
    <SelectField
      name="state"
      label={t("State")}
      value={state}
      options={states.map((value) => ({ value, label: stateWord(entity, value) }))}
      onChange={(to) => onChange({ on: "event", entity, event, state: to })}
    />
  );
}

function ChangedField({ trigger: { entity, event, field = "" }, onChange }: Props<OnEvent>) {
  const fields = useFields(entity).filter(({ kind }) => kind !== "data");
  return (
    <SelectField
      name="field"
      label={t("Which field")}
      value={field}
      options={[
        { value: "", label: t("Any") },
        ...fields.map(({ name }) => ({ value: name, label: fieldName(name, entity) })),
      ]}
      onChange={(to) => onChange({ on: "event", entity, event, ...(to && { field: to }) })}
    />
  );
}

function FromTo({ trigger, onChange }: Props<OnEvent>) {
  const { entity, field, from = "", to = "" } = trigger;
  const choices = useField(entity, field)?.choices;
  const asked = (name: "from" | "to", label: string, value: string) => {
    const set = (next: string) => onChange({ ...trigger, [name]: next });
    const options = [
      { value: "", label: t("Any") },
      ...(choices ?? []).map((each) => ({ value: each, label: choiceWord(each) })),
    ];
    return choices ? (
      <SelectField {...{ name, label, value, options }} onChange={set} />
    ) : (
      <TextField {...{ name, label, value }} placeholder={t("Any")} maxLength={200} onChange={set} />
    );
  };
  return (
    <>
      {asked("from", t("From"), from)}
      {asked("to", t("To"), to)}
    </>
  );
}

type OnTime = Extract<Trigger, { on: "schedule" }>;

function TimeFields({ trigger, onChange }: Props<OnTime>) {
  const { rhythm, at_time, time_zone } = trigger;
  const set = (change: Partial<OnTime>) => onChange({ ...trigger, ...change });
  return (
    <>
      <SelectField
        name="rhythm"
        label={t("How often")}
        value={rhythm}
        options={rhythms.map(choice)}
        onChange={(to) => set({ rhythm: to as OnTime["rhythm"] })}
      />
      <DayField {...{ trigger, onChange }} />
      <TextField
        name="at_time"
        label={t("At what time")}
        type="time"
        value={at_time}
        onChange={(to) => set({ at_time: to })}
      />
      <TextField
        name="time_zone"
        label={t("By the clocks of")}
        value={time_zone}
        maxLength={60}
        onChange={(to) => set({ time_zone: to.trim() })}
      />
    </>
  );
}

const choice = (value: string) => ({ value, label: choiceWord(value) });

/** On which day of a week, or of a month. */
function DayField({ trigger, onChange }: Props<OnTime>) {
  const { rhythm, weekday, day_of_month } = trigger;
  if (rhythm === "weekly")
    return (
      <SelectField
        name="weekday"
        label={t("Day")}
        value={weekday}
        options={weekdays.map(choice)}
        onChange={(to) => onChange({ ...trigger, weekday: to as OnTime["weekday"] })}
      />
    );
  if (rhythm !== "monthly") return null;
  const day = (text: string) => Math.min(31, Math.max(1, Math.trunc(Number(text)) || 1));
  return (
    <TextField
      name="day_of_month"
      label={t("Day")}
      type="number"
      min={1}
      max={31}
      value={String(day_of_month)}
      hint={t("In a short month its last day")}
      onChange={(to) => onChange({ ...trigger, day_of_month: day(to) })}
    />
  );
}
