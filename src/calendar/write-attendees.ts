import {
  ICalAttendee,
  ICalAttendeeRole,
  type ICalAttendeeScheduleAgent,
  ICalAttendeeStatus,
  ICalAttendeeType,
  type ICalEvent,
} from "ical-generator";
import { clean } from "./clean-text.ts";

/** Somebody who takes part, with the address at which they may be written to, if any. */
export type TakingPart = { id: string; name: string; email: string | null };
export type Colleague = TakingPart & { leads: boolean; me: boolean };

type Activity = { state: string; colleagues: Colleague[]; contacts: TakingPart[] };

/**
 * Who takes part, as a calendar program reads it; nobody where whoever reads is alone. What is read here asks and invites nobody: each
 * is said to be left alone by whatever keeps the calendar (SCHEDULE-AGENT, RFC 6638), and there is no organizer to answer to. Colleagues take
 * part since it is written so; whether a contact will, nobody has asked them in this way, and what was done they were at.
 */
export function attendeesOf({ state, colleagues, contacts }: Activity): ((event: ICalEvent) => ICalAttendee)[] {
  if (contacts.length === 0 && colleagues.every(({ me }) => me)) return [];
  const accepted = ICalAttendeeStatus.ACCEPTED;
  const theirs = state === "done" ? accepted : ICalAttendeeStatus.NEEDSACTION;
  return [
    ...colleagues.map((one) => attendee(one, accepted, one.leads ? ICalAttendeeRole.CHAIR : ICalAttendeeRole.REQ)),
    ...contacts.map((one) => attendee(one, theirs, ICalAttendeeRole.REQ)),
  ];
}

function attendee({ id, name, email }: TakingPart, status: ICalAttendeeStatus, role: ICalAttendeeRole) {
  const address = email && plain_address.test(email) ? email : null;
  const said = {
    name: clean(name.replace(/\s+/g, " ")),
    email: address ?? id,
    status,
    role,
    rsvp: false,
    type: ICalAttendeeType.INDIVIDUAL,
    // (The library has the type of it and not the value.)
    scheduleAgent: "NONE" as ICalAttendeeScheduleAgent,
  };
  return (event: ICalEvent) => (address ? new ICalAttendee(said, event) : new WithoutAddress(said, event));
}

// What can stand in the line as it is.
const plain_address = /^[^\s,;:\\"<>]+@[^\s,;:\\"<>]+$/;

/** Somebody of whom no address is known: the line wants one all the same, and a name of its own is one that no letter goes to. */
class WithoutAddress extends ICalAttendee {
  override toString(): string {
    return super.toString().replace(/:MAILTO:[^:]*$/, `:urn:uuid:${this.email()}\r\n`);
  }
}
