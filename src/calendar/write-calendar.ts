import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";

/** An activity with a time, as the database says it to calendars. */
export type Dated = {
  id: string;
  kind: "call" | "meeting" | "visit" | "to_do";
  state: "planned" | "done" | "cancelled";
  subject: string | null;
  about: string | null;
  body: string | null;
  location: string | null;
  /** The names of those who take part beside whoever reads. */
  others: string[] | null;
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
 * makes doubtful. The same activities make the same text: nothing in it is of the moment that it is read.
 */
export function writeCalendar(activities: Dated[], { name, language, url }: Calendar): string {
  const calendar = ical({
    prodId: { company: "Tandem", product: "Tandem", language: language.toUpperCase() },
    ...(name !== undefined && { name: clean(name), ttl: 900 }),
    method: ICalCalendarMethod.PUBLISH,
  });
  let bytes = 0;
  for (const activity of activities) {
    const event = eventOf(activity, language, url);
    bytes += Buffer.byteLength(JSON.stringify(event)) + usual_frame;
    if (bytes > most_bytes) break;
    calendar.createEvent(event);
  }
  return calendar.toString();
}

// What stands around the values of an event, folded lines included.
const usual_frame = 400;

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

/** What was written of it, and with whom it is: in words, since what is published names no attendees (RFC 5546, 3.2.1), and nobody is to be written to. */
function describedBy({ body, others }: Dated, beside: string): string {
  const together = others?.length ? `${beside} ${others.map(clean).join(", ")}` : null;
  return [body, together].filter(Boolean).join("\n\n");
}

function spanOf({ at, day, duration }: Dated) {
  if (day !== null) return { start: new Date(`${day}T00:00:00Z`), allDay: true };
  const start = new Date(at);
  return { start, end: new Date(start.getTime() + (duration || usual_minutes) * minute_ms) };
}

// What no line of text has: a calendar program may stumble over it, and none shows it.
// oxlint-disable-next-line no-control-regex
const clean = (text: string) => text.replace(/[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f]/g, " ").trim();

const kinds = {
  en: { call: "Phone call", meeting: "Meeting", visit: "Visit", to_do: "To do", with: "With" },
  fr: { call: "Appel téléphonique", meeting: "Réunion", visit: "Visite", to_do: "À faire", with: "Avec" },
};
