import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Database } from "../database/door.ts";
import type { RawRows, Statement } from "../database/flush.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { openStreams, type Listener, type Streams } from "./streams.ts";

let company: TestCompany;
let claire: TestPerson;
let thomas: TestPerson;
let north: string;
let south: string;

beforeAll(async () => {
  company = await testCompany();
  [north, south] = [await company.team("North"), await company.team("South")];
  claire = await company.person("sales", { team_id: north });
  thomas = await company.person("sales", { team_id: south });
});
afterAll(async () => await company.close());

type Ask = (statements: Statement[], ask: () => Promise<RawRows[]>) => Promise<RawRows[]>;

// Streams over a database of which a test may hold up or refuse an answer.
function streamsOver(ask: Ask): Streams {
  const { database, system } = company;
  const flush: Database["flush"] = (actor, statements) => ask(statements, () => database.flush(actor, statements));
  return openStreams({ ...database, flush }, system, () => {});
}

function listener(person: TestPerson): Listener & { heard: string[] } {
  const heard: string[] = [];
  const hear = (entity: string, ids: string[]) => void heard.push(entity, ...ids);
  return { token: person.token, person_id: person.id, role: person.role, hear, end: () => {}, heard };
}

// The tokens and the people of a look at who listens.
const look = ([asked]: Statement[]) =>
  asked?.text.includes("app.listening") ? (asked.values as string[][]) : [[], []];
const movesTo = (person: TestPerson, team: string) =>
  company.owner.query("update public.people set team_id = $2 where id = $1", [person.id, team]);

test("what came while keys could not be read is told afterwards, to the others too", async () => {
  let failing = false;
  const streams = streamsOver(async (statements, ask) => {
    const anew = look(statements)[1]?.length;
    if (!(failing && anew)) return ask();
    failing = false;
    throw new Error("The database was away for a moment");
  });
  const [moving, other] = [listener(claire), listener(thomas)];
  await streams.open(moving);
  await streams.open(other);
  failing = true;
  await company.owner.query("begin");
  await movesTo(claire, south);
  const lead = await company.row("public.leads", { name: "Told with the move", owner_id: null });
  await company.owner.query("commit");
  await vi.waitFor(() => expect(other.heard).toContain(lead), 5000);
  streams.close();
});

test("keys that were read before others do not take their place", async () => {
  await movesTo(claire, north);
  let late: (() => void) | undefined;
  const streams = streamsOver(async (statements, ask) => {
    const answer = await ask();
    const opening = look(statements)[1]?.[0] === claire.id;
    if (opening && !late) await new Promise<void>((resolve) => (late = resolve));
    return answer;
  });
  const [moving, other] = [listener(claire), listener(thomas)];
  await streams.open(other);
  const opened = streams.open(moving);
  await vi.waitFor(() => expect(late).toBeDefined());
  await movesTo(claire, south);
  await vi.waitFor(() => expect(other.heard).toContain(claire.id), 5000);
  late?.();
  await opened;
  const marie = await company.person("sales", { team_id: north });
  const of_north = await company.row("public.accounts", { name: "Of the North", owner_id: marie.id, team_id: north });
  const of_south = await company.row("public.accounts", { name: "Of the South", owner_id: thomas.id, team_id: south });
  for (const { heard } of [moving, other]) await vi.waitFor(() => expect(heard).toContain(of_south), 5000);
  expect(moving.heard).not.toContain(of_north);
  streams.close();
});

test("whoever's stream is open hears of all that is changed from then on", async () => {
  const streams = streamsOver(async (statements, ask) => {
    if (statements[0]?.text.startsWith("select pg_snapshot_xmin"))
      await new Promise((resolve) => setTimeout(resolve, 300));
    return ask();
  });
  const [first, second] = [listener(claire), listener(thomas)];
  await Promise.all([streams.open(first), streams.open(second)]);
  const lead = await company.row("public.leads", { name: "Right after", owner_id: null });
  await vi.waitFor(() => expect([first.heard, second.heard].every((heard) => heard.includes(lead))).toBe(true), 3000);
  streams.close();
});

test("a stream that opens while others are looked at goes on", async () => {
  let looked_at: (() => void) | undefined;
  const streams = streamsOver(async (statements, ask) => {
    const answer = await ask();
    const first = look(statements)[0]?.length === 1;
    if (first && !looked_at) await new Promise<void>((resolve) => (looked_at = resolve));
    return answer;
  });
  const [first, second] = [listener(claire), listener(thomas)];
  let ended = 0;
  second.end = () => void ended++;
  const opened = streams.open(first);
  await vi.waitFor(() => expect(looked_at).toBeDefined());
  await streams.open(second);
  looked_at?.();
  await opened;
  expect(ended).toBe(0);
  streams.close();
});

test("what numbers grow a digit in is told once", async () => {
  const streams = streamsOver((_, ask) => ask());
  const [first, second] = [listener(claire), listener(thomas)];
  await Promise.all([streams.open(first), streams.open(second)]);
  await company.owner.query("select setval(pg_get_serial_sequence('app.log', 'id'), 99998)");
  await company.owner.query("begin");
  const ids: string[] = [];
  for (const name of ["a", "b", "c", "d"]) ids.push(await company.row("public.leads", { name, owner_id: null }));
  await company.owner.query("commit");
  await vi.waitFor(() => expect(first.heard).toEqual(expect.arrayContaining(ids)), 5000);
  const last = await company.row("public.leads", { name: "Afterwards", owner_id: null });
  await vi.waitFor(() => expect(first.heard).toContain(last), 5000);
  for (const { heard } of [first, second])
    expect(heard.filter((id) => ids.includes(id)).toSorted()).toEqual(ids.toSorted());
  streams.close();
});
