import { useState } from "react";
import type { Entry } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { useScreen } from "../../screen/description.ts";
import { labelOf } from "../../screen/label.ts";
import { type Asked, AskedFields } from "../agent-tasks/asked-fields.tsx";
import { TimeFields, type Times } from "./time-fields.tsx";

/** A schedule as it is typed. */
export type Scheduled = Asked & Times;

type Props = {
  /** The one to change; none for a new one. */
  schedule?: Entry<"agent_schedules">;
  title: string;
  act: string;
  send: (typed: Scheduled) => Promise<void>;
  onClose: () => void;
};

/** Asks what is to be done and when. */
export function ScheduleDialog({ schedule, title, act, send, onClose }: Props) {
  const { described } = useScreen();
  const { time_zone } = useSession().person;
  const [typed, setTyped] = useState<Scheduled>(() => (schedule ? storedOf(schedule) : beginning(time_zone)));
  const set = (change: Partial<Scheduled>) => setTyped((all) => ({ ...all, ...change }));
  return (
    <FormDialog
      {...{ onClose, title, act }}
      send={() => send(typed)}
      labels={Object.fromEntries(Object.keys(typed).map((name) => [name, labelOf(described, name)]))}
    >
      {(errors) => (
        <>
          <AskedFields asked={typed} {...{ set, errors }} given={!!schedule} />
          <TimeFields times={typed} {...{ set, errors }} />
        </>
      )}
    </FormDialog>
  );
}

const beginning = (time_zone: string): Scheduled => ({
  title: "",
  priority: "P2",
  required_capability: "",
  rhythm: "daily",
  weekday: "monday",
  day_of_month: 1,
  at_time: "08:00",
  time_zone,
  missed: "run_once",
});

function storedOf({ title, priority, required_capability, ...rest }: Entry<"agent_schedules">): Scheduled {
  const { rhythm, weekday, day_of_month, at_time, time_zone, missed } = rest;
  const asked = { title, priority, required_capability: required_capability ?? "" };
  return { ...asked, rhythm, weekday, day_of_month, at_time, time_zone, missed };
}
