import ICAL from "ical.js";
import { expect, test, vi } from "vitest";
import { type Dated, writeCalendar } from "./write-calendar.ts";

const meeting: Dated = {
  id: "01930000-0000-7000-8000-000000000001",
  kind: "meeting",
  state: "planned",
  subject: "Signing",
  about: "Ada Durand",
  body: null,
  location: null,
  colleagues: [],
  contacts: [],
  at: "2027-01-05T09:00:00+00:00",
  day: null,
  duration: 60,
  version: 1,
  created_at: "2026-11-01T09:00:00+00:00",
  updated_at: "2026-11-01T09:00:00+00:00",
  path: "/leads?id=01930000-0000-7000-8000-000000000002",
};
const french = { name: "Tandem", language: "fr" as const, url: "https://tandem.example" };
const written = (change: Partial<Dated>) => writeCalendar([{ ...meeting, ...change }], french);
const readBack = (text: string) => {
  const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
  return new ICAL.Event(event);
};
const inParis = new Intl.DateTimeFormat("fr", {
  timeZone: "Europe/Paris",
  dateStyle: "short",
  timeStyle: "long",
});
const starts = (change: Partial<Dated>) => inParis.format(readBack(written(change)).startDate.toJSDate());

test("what people write is read back as they wrote it", () => {
  for (const text of [
    'Réunion, visite ; puis déjeuner\\au moulin : « d’accord » ? "oui"',
    "Première ligne\nDeuxième ligne, plus longue que les autres : l’équipe préfère être prévenue à l’avance de chaque étape 🏗️👷🏽‍♀️",
    "\u{1f389}".repeat(100),
    "BEGIN:VEVENT\nEND:VCALENDAR",
  ])
    expect(readBack(written({ subject: null, about: text, body: text, location: text }))).toMatchObject({
      description: text,
      location: text,
      summary: `Réunion · ${text}`,
    });
});

const claire = { id: "01930000-0000-7000-8000-00000000000a", name: "Claire Vasseur", email: "claire@tandem.example", leads: true, me: true }; // prettier-ignore
const paul = { ...claire, id: "01930000-0000-7000-8000-00000000000b", name: "Paul Roux", email: "paul@tandem.example", leads: false, me: false }; // prettier-ignore
const jeanne = { id: "01930000-0000-7000-8000-00000000000c", name: "Jeanne Petit", email: "jeanne@durand.example" };
const attendees = (text: string) =>
  readBack(text).attendees.map((each) => ({ to: each.getFirstValue(), ...(each.toJSON()[1] as object) }));

test("whoever takes part is a line of its own and named in its words; nobody is asked or invited", () => {
  const text = written({ body: "Bring the plans", colleagues: [claire, paul], contacts: [jeanne] });
  expect(readBack(text).description).toBe("Bring the plans\n\nAvec Paul Roux, Jeanne Petit");
  const each = { cutype: "INDIVIDUAL", rsvp: "FALSE", "schedule-agent": "NONE" };
  expect(attendees(text)).toEqual([
    { ...each, to: "MAILTO:claire@tandem.example", cn: "Claire Vasseur", role: "CHAIR", partstat: "ACCEPTED" },
    { ...each, to: "MAILTO:paul@tandem.example", cn: "Paul Roux", role: "REQ-PARTICIPANT", partstat: "ACCEPTED" },
    {
      ...each,
      to: "MAILTO:jeanne@durand.example",
      cn: "Jeanne Petit",
      role: "REQ-PARTICIPANT",
      partstat: "NEEDS-ACTION",
    },
  ]);
  expect(text).not.toMatch(/^(METHOD|ORGANIZER)/m);
  expect(attendees(written({ state: "done", contacts: [jeanne] }))).toMatchObject([{ partstat: "ACCEPTED" }]);
});

test("whose address is not known is told by name; who is alone needs no company", () => {
  const text = written({ colleagues: [claire], contacts: [{ ...jeanne, email: null }] });
  expect(attendees(text).map(({ to }) => to)).toEqual(["MAILTO:claire@tandem.example", `urn:uuid:${jeanne.id}`]);
  for (const line of text.split("\r\n")) expect(line).not.toBe("");
  expect(attendees(written({ contacts: [{ ...jeanne, email: "a@b.c:mailto:eve@x.example" }] }))).toMatchObject([
    { to: `urn:uuid:${jeanne.id}` },
  ]);
  const alone = written({ colleagues: [claire] });
  expect([attendees(alone), readBack(alone).description]).toEqual([[], null]);
});

test("a name is a name, whatever it is made of", () => {
  const names = ["Noël Müller, the elder; or not: him", 'Ada "the first" ^n', "Ada\r\nATTENDEE:mailto:eve@example.org"];
  const text = written({ contacts: names.map((name, n) => ({ id: `${n}`, name, email: `a${n}@b.example` })) });
  expect(attendees(text).map((each) => (each as { cn?: string }).cn)).toEqual([
    names[0],
    expect.stringContaining("the first"),
    "Ada ATTENDEE:mailto:eve@example.org",
  ]);
  expect(text.replaceAll("\r\n ", "").match(/^ATTENDEE/gm)).toHaveLength(3);
});

test("no line is longer than 75 bytes, and none is broken within a character", () => {
  const text = written({ body: "Éàü 👩‍👩‍👧 ".repeat(60).trim() });
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  expect(text).not.toContain("\ufffd");
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

test("what no line has is no part of a text", () => {
  const { summary } = readBack(written({ subject: "a\rATTENDEE:x\u0000b\u0007c" }));
  expect(summary).toBe("a\nATTENDEE:x b c · Ada Durand");
  expect(written({ subject: "a\rATTENDEE:x" })).not.toMatch(/^ATTENDEE/m);
});

test("moments stay themselves over changes of the clock in March and in October", () => {
  // 2:30 is skipped: the moment before is 1:30 in winter's time, the one after 3:30 in summer's.
  expect(starts({ at: "2027-03-28T00:30:00+00:00" })).toBe("28/03/2027 01:30:00 UTC+1");
  expect(starts({ at: "2027-03-28T01:30:00+00:00" })).toBe("28/03/2027 03:30:00 UTC+2");
  // 2:30 comes twice.
  expect(starts({ at: "2027-10-31T00:30:00+00:00" })).toBe("31/10/2027 02:30:00 UTC+2");
  expect(starts({ at: "2027-10-31T01:30:00+00:00" })).toBe("31/10/2027 02:30:00 UTC+1");
  const over = readBack(written({ at: "2027-03-28T00:30:00+00:00", duration: 120 }));
  expect(inParis.format(over.endDate.toJSDate())).toBe("28/03/2027 04:30:00 UTC+2");
});

test("a day without an hour is that whole day, wherever it is read", () => {
  const { startDate, endDate } = readBack(written({ at: "2027-03-27T23:00:00+00:00", day: "2027-03-28" }));
  expect(startDate.isDate).toBe(true);
  expect([startDate.toString(), endDate.toString()]).toEqual(["2027-03-28", "2027-03-29"]);
});

test("the same activity is the same text whenever it is read, under one name", () => {
  const before = written({});
  vi.useFakeTimers({ now: Date.now() + 86_400_000 });
  expect(written({})).toBe(before);
  vi.useRealTimers();
  const event = readBack(written({ version: 4, state: "cancelled" }));
  expect(event).toMatchObject({ uid: `${meeting.id}@tandem.example`, sequence: 3 });
  expect(event.component.getFirstPropertyValue("status")).toBe("CANCELLED");
});
