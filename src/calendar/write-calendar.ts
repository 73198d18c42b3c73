import ical, { ICalEventStatus } from "ical-generator";
import { clean } from "./clean-text.ts";
import { attendeesOf, type Colleague, type TakingPart } from "./write-attendees.ts";

/** An activity with a time, as the database says it to calendars. */
export type Dated = {
  id: string;
  kind: "call" | "meeting" | "visit" | "to_do";
  state: "planned" | "done" | "cancelled";
  subject: string | null;
  about: string | null;
  body: string | null;
  location: string | null;
  /** Who does it and takes part in it, of the company and of its clients, as far as whoever reads sees them. */
  colleagues: Colleague[];
  contacts: TakingPart[];
  at: string;
  /** Its day, where it was planned for no hour. */
  day: string | null;
  duration: number | null;
  version: number;
  created_at: string;
  updated_at: string;
  /** Where the record that it belongs to stands. */
  path: string | null;
};

/** Whose calendar it is, for words and names. */
export type Calendar = { name?: string; language: "en" | "fr"; url: string };

const most_bytes = 1_000_000;
const usual_minutes = 30;
const minute_ms = 60_000;

/**
 * Activities as iCalendar, as many of them (in this order) as 1 MB holds. Moments are said in UTC, which no change of a clock
 * makes doubtful. The same activities make the same text: nothing in it is of the moment that it is read. It has no METHOD: it
 * carries what is planned and asks nobody (RFC 5545, 3.7.2).
 */
export function writeCalendar(activities: Dated[], { name, language, url }: Calendar): string {
  const calendar = ical({
    prodId: { company: "Tandem", product: "Tandem", language: language.toUpperCase() },
    ...(name !== undefined && { name: clean(name), ttl: 900 }),
  });
  let bytes = 0;
  for (const activity of activities) {
    const event = eventOf(activity, language, url);
    const attendees = attendeesOf(activity);
    bytes += Buffer.byteLength(JSON.stringify(event)) + usual_frame + attendees.length * usual_attendee;
    if (bytes > most_bytes) break;
    const created = calendar.createEvent(event);
    for (const one of attendees) created.createAttendee(one(created));
  }
  return calendar.toString();
}

// What stands around the values of an event, folded lines included.
const usual_frame = 400;
// An address and a name with what is said of them.
const usual_attendee = 250;

function eventOf(activity: Dated, language: Calendar["language"], url: string) {
  const { id, kind, subject, about, location, path, version, created_at, updated_at } = activity;
  const words = kinds[language];
  const description = describedBy(activity, words.with);
  const summary = [subject || words[kind], about].filter(Boolean).join(" · ");
  return {
    id: `${id}@${new URL(url).hostname}`,
    summary: clean(summary),
    ...spanOf(activity),
    status: activity.state === "cancelled" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // It rises with each change, of which moving is one.
    sequence: version - 1,
    stamp: updated_at,
    created: created_at,
    lastModified: updated_at,
    ...(description && { description: clean(description) }),
    ...(location && { location: clean(location) }),
    ...(path && { url: `${url}${path}` }),
  };
}

/** What was written of it, and with whom it is, in words too: not every program shows who takes part in what it only reads. */
function describedBy({ body, colleagues, contacts }: Dated, beside: string): string {
  const others = [...colleagues.filter(({ me }) => !me), ...contacts].map(({ name }) => clean(name));
  return [body, others.length > 0 ? `${beside} ${others.join(", ")}` : null].filter(Boolean).join("\n\n");
}

function spanOf({ at, day, duration }: Dated) {
  if (day !== null) return { start: new Date(`${day}T00:00:00Z`), allDay: true };
  const start = new Date(at);
  return { start, end: new Date(start.getTime() + (duration || usual_minutes) * minute_ms) };
}

const kinds = {
  en: { call: "Phone call", meeting: "Meeting", visit: "Visit", to_do: "To do", with: "With" },
  fr: { call: "Appel téléphonique", meeting: "Réunion", visit: "Visite", to_do: "À faire", with: "Avec" },
};
