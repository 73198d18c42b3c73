import type { Row } from "./clients.ts";
import { chance, type Chance } from "./random.ts";

const day = 86_400_000;

/** What was done with leads and clients, and said about them, at office hours between when they came and today. */
export function demoActivities(
  luck: Chance,
  parents: Record<"leads" | "accounts", Row[]>,
  now: number,
): { activities: Row[]; comments: Row[] } {
  const all = Object.entries(parents).flatMap(([entity, rows]) => rows.map((row) => ({ entity, row })));
  const owned = all.filter(({ row }) => row["owner_id"] && row["stage"] !== "new");
  const many = (most: number) => owned.flatMap((each) => Array.from({ length: luck.between(0, most) }, () => each));
  const activities = many(3).map(({ entity, row }) => activity(luck, entity, row, now));
  return {
    activities: [...activities, ...aroundNow(parents.accounts, now)],
    comments: many(1)
      .filter(() => luck.next() < 0.4)
      .map(({ entity, row }) => comment(luck, entity, row, now)),
  };
}

function activity(luck: Chance, entity: string, row: Row, now: number): Row {
  const kind = luck.weighted({ call: 45, email: 30, meeting: 15, visit: 10 });
  const at = between(luck, row, now);
  const reached = kind !== "call" || luck.next() < 0.6;
  return {
    ...made(luck, entity, row, at),
    owner_id: row["owner_id"],
    kind,
    state: "done",
    subject: null,
    at,
    duration: kind === "email" || !reached ? null : luck.between(1, kind === "call" ? 6 : 24) * 5,
    outcome: kind === "call" ? (reached ? "Reached" : luck.one(["No answer", "Left a message"])) : null,
    body: reached ? luck.one(said_by_them) : null,
    participant_ids: [],
  };
}

/** With whom of a client these were and will be, once it is known who belongs there: one or two, as their ids have it. */
export const with_contacts = `alter table public.activities disable trigger a_stamp, disable trigger z_log;
  update public.activities a set contact_ids = w.ids from (select b.id, array(select c.id from public.contacts c where c.account_id = b.row_id
      and c.deleted_at is null order by md5(c.id::text || b.id::text) limit 1 + abs(hashtext(b.id::text)) % 2) as ids
    from public.activities b where b.entity = 'accounts' and b.kind in ('call', 'meeting', 'visit')) w where a.id = w.id and w.ids <> '{}';
  alter table public.activities enable trigger a_stamp, enable trigger z_log`;

const subjects = ["Quarterly review", "New needs for next year", "Terms of the renewal", "On site with the team"];

// Meetings with clients of last week, this one and the next: on working days, held where their hour is over. By chance of their
// own, so that what else was done stays as it is.
function aroundNow(accounts: Row[], now: number): Row[] {
  const luck = chance(20_261_124);
  const monday = Math.floor(now / day) * day - ((new Date(now).getUTCDay() + 6) % 7) * day;
  return accounts
    .filter((row) => row["owner_id"] && Date.parse(String(row["created_at"])) < now - 30 * day)
    .filter(() => luck.next() < 0.4)
    .map((row) => {
      const on = monday + (luck.between(0, 2) - 1) * 7 * day + luck.between(0, 4) * day;
      const at = on + luck.between(30, 62) * 900_000;
      const planned = at > now - 7_200_000;
      return {
        ...made(luck, "accounts", row, new Date(Math.min(at, now) - 3 * day).toISOString()),
        owner_id: row["owner_id"],
        kind: luck.weighted({ meeting: 60, call: 25, visit: 15 }),
        state: planned ? "planned" : "done",
        at: new Date(at).toISOString(),
        duration: luck.between(2, 6) * 15,
        subject: luck.one(subjects),
        participant_ids: [],
      };
    });
}

function comment(luck: Chance, entity: string, row: Row, now: number): Row {
  return { ...made(luck, entity, row, between(luck, row, now)), body: luck.one(said_of_them), mention_ids: [] };
}

function made(luck: Chance, entity: string, row: Row, at: string): Row {
  const by = row["owner_id"];
  return {
    id: luck.id(),
    version: 1,
    entity,
    row_id: row.id,
    created_at: at,
    created_by: by,
    updated_at: at,
    updated_by: by,
  };
}

// On a quarter of an hour, between 8 and 16 o'clock UTC, of a day since the record came.
function between(luck: Chance, row: Row, now: number): string {
  const from = Date.parse(String(row["created_at"]));
  const at = from + luck.next() * (now - day - from);
  return new Date(Math.max(from, Math.floor(at / day) * day + luck.between(32, 64) * 900_000)).toISOString();
}

const said_by_them = [
  "Wants delivery before the end of the quarter; the price is fine.",
  "Asks for two variants of the offer, one with installation.",
  "The budget is voted in January; call back then.",
  "Compares us with one other supplier.",
  "Needs the technical sheet in English as well.",
  "Was satisfied with the samples.",
  "Would like to see a reference nearby.",
  "The decision is made by the management board.",
];

const said_of_them = [
  "Payment terms of 45 days are the least they accept.",
  "They know us from the **Salon Pro** in Rouen.",
  "Careful: the buyer changes in spring.",
  "Good reference for the region once it is installed.",
  "Ask for the drawings before the next offer.",
];
