import type { Entry } from "../../client/api.ts";
import { othersTold } from "../../screen/others-told.ts";

type Activity = Pick<Entry<"activities">, "contact_ids"> & { contacts?: { name: string }[] };

/** The contacts who take part in an activity by their names, and how many more there are whom its reader does not see. */
export function contactsTold({ contact_ids, contacts }: Activity): string[] {
  if (!contacts) return [];
  const hidden = contact_ids.length - contacts.length;
  const names = contacts.map(({ name }) => name);
  return hidden > 0 ? [...names, othersTold(hidden)] : names;
}
