import { useSession } from "../../client/session-context.ts";
import type { CreateProps } from "../../records/list-description.ts";
import { todayHere } from "../../screen/calendar/days.ts";
import { useScreen } from "../../screen/description.ts";
import { RecordForm } from "../../screen/late-form.ts";
import { typedDate } from "../../ui/typed-date.ts";

/** The form for time by hand, which begins with today. (Whether it is paid for follows from its project until somebody says so.) */
export default function NewTime({ onClose, onOpen }: CreateProps) {
  const { described } = useScreen();
  const { person } = useSession();
  return (
    <RecordForm
      described={described}
      given={{ owner_id: person.id }}
      typed={{ day: typedDate(todayHere()) }}
      onClose={onClose}
      onDone={({ id }) => onOpen(id)}
    />
  );
}
