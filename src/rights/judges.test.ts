import { sql } from "../database/drizzle.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { register } from "../entities/register.ts";
import { exportCsv } from "../entity/csv.ts";
import type { Entity } from "../entity/describe.ts";
import { type Kernel, openKernel } from "../entity/kernel.ts";
import { operations } from "../entity/operations.ts";
import type { TestPerson } from "../testing/company.ts";
import { join, plantWorks, works } from "../testing/works.ts";
import { type MatrixCompany, matrixCompany } from "./matrix-company.ts";

// Everybody who judges for somebody judges as row security does, for each role, entity and scope: lists, counts, the search,
// what goes out while one is away, event streams, histories, exports.
let made: MatrixCompany;
let kernel: Kernel;
const entities: Record<string, Entity> = { ...register, [works.name]: works };

beforeAll(async () => {
  made = await matrixCompany();
  const { company, people } = made;
  await plantWorks(company.owner);
  kernel = await openKernel(company.database, company.system, entities);
  const [ours, theirs] = [
    await company.row("public.test_projects", { name: "Ours" }),
    await company.row("public.test_projects", { name: "Theirs" }),
  ];
  for (const [role, { person }] of people) {
    if (role !== "system") await join(company, person.id, ours);
    for (const [name, values] of Object.entries({
      own: { owner_id: person.id },
      ours: { project_id: ours },
      closed: { project_id: ours, state: "closed" },
      both: { project_id: ours, owner_id: person.id },
      theirs: { project_id: theirs },
    }))
      await company.row("public.test_works", { name: `Work of ${role}, ${name}`, ...values });
  }
}, 120_000);
afterAll(() => made.company.close());

type Judge = (person: TestPerson, entity: Entity) => Promise<string[]>;

const judges: Record<string, Judge> = {
  "a list": async (person, entity) => listed(person, entity, {}),
  "a list by name, page by page": async (person, entity) => {
    const ids: string[] = [];
    const order: Record<string, string> = "name" in entity.fields ? { order: "name" } : {};
    for (let cursor: string | null = ""; cursor !== null;) {
      const page = await list(person, entity, { limit: "3", ...order, ...(cursor ? { cursor } : {}) });
      ids.push(...page.data.map(({ id }) => id));
      cursor = page.next;
    }
    return ids;
  },
  "what goes out": async ({ id }, { name }) =>
    column(`select id from public.${name} r where deleted_at is null and app.would_see($1, '${name}', r.id)`, [id]),
  "an event stream": async ({ id }, { name }) =>
    column(
      `with held as materialized (select array(select jsonb_array_elements_text(app.keys_held(p) -> '${name}')) as keys from public.people p where p.id = $1)
       select r.id from public.${name} r, held where r.deleted_at is null and app.keys_of_${name}(r) && held.keys`,
      [id],
    ),
};

// (What the feed does not tell has no stream; its scopes may go with the record.)
const unheard = new Set(["notifications", "agent_memories", "agent_cases", "task_records"]);

test.each(Object.entries(judges))(
  "%s",
  async (what, judge) => {
    const wrong: string[] = [];
    for (const { person } of made.people.values()) {
      if (person.role === "system") continue;
      for (const entity of Object.values(entities)) {
        if (what === "an event stream" && unheard.has(entity.name)) continue;
        const [seen, judged] = [await truth(person, entity), (await judge(person, entity)).toSorted()];
        if (String(seen) !== String(judged))
          wrong.push(`${person.role} sees ${seen.length} of ${entity.name}, ${what} says ${judged.length}`);
      }
    }
    expect(wrong).toEqual([]);
  },
  240_000,
);

test("the search, counts, histories and exports", async () => {
  const wrong: string[] = [];
  for (const { person } of made.people.values()) {
    if (person.role === "system") continue;
    for (const entity of Object.values(entities)) {
      const seen = await truth(person, entity);
      const says = (what: string, judged: string[], meant = seen) => {
        if (String(judged.toSorted()) !== String(meant))
          wrong.push(`${person.role} sees ${meant.length} of ${entity.name}, ${what} says ${judged.length}`);
      };
      const { count } = await list(person, entity, { count: "true", limit: "1" });
      if (count !== seen.length)
        wrong.push(`${person.role} sees ${seen.length} of ${entity.name}, a count says ${count}`);
      if (spoken.has(entity.name))
        says("the search", await foundSaid(person, entity), await saidAround(person, entity));
      if (entity !== works) continue;
      // (Words that are in some of the rows only: a search answers with fifty at most.)
      for (const word of ["sales", "closed"])
        says("the search", await found(person, word), await truth(person, entity, word));
      // (Who audits reads of all that happened.)
      if (!["ceo", "admin", "auditor"].includes(person.role)) says("the history", await told(person, entity));
      if (person.role === "project_manager") says("an export", await exported(person, entity));
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);

// (Asked once of each: nothing here makes or removes a row.)
const truths = new Map<string, Promise<string[]>>();
function truth(person: TestPerson, { name }: Entity, word = ""): Promise<string[]> {
  const key = `${person.id} ${name} ${word}`;
  const named = word ? `and name like '%${word}%'` : "";
  const known =
    truths.get(key) ??
    asPerson(person, sql.raw(`select id from public.${name} where deleted_at is null ${named}`)).then((ids) =>
      ids.toSorted(),
    );
  truths.set(key, known);
  return known;
}

async function asPerson(person: TestPerson, statement: ReturnType<typeof sql>): Promise<string[]> {
  try {
    return await made.company.database.as(person.actor, async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(statement);
      return rows.map(({ id }) => id);
    });
  } catch (error) {
    if (/permission denied/.test(String((error as Error).cause))) return [];
    throw error;
  }
}

type Page = { data: { id: string }[]; next: string | null; count?: number };

async function list(person: TestPerson, entity: Entity, query: Record<string, string>): Promise<Page> {
  try {
    return JSON.parse(await operations(kernel, entity).list(person.actor, query)) as Page;
  } catch (error) {
    if ((error as { code?: string }).code === "INSUFFICIENT_PRIVILEGES") return { data: [], next: null, count: 0 };
    throw error;
  }
}

// Twice, since the second question walks only what the first one's answer named.
async function listed(person: TestPerson, entity: Entity, query: Record<string, string>): Promise<string[]> {
  const kept = operations(kernel, entity);
  const ask = async () => {
    const ids: string[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const asked = { limit: "1000", ...query, ...(cursor ? { cursor } : {}) };
      const page = JSON.parse(await kept.list(person.actor, asked)) as Page;
      ids.push(...page.data.map(({ id }) => id));
      cursor = page.next;
    }
    return ids;
  };
  try {
    const first = await ask();
    expect(await ask()).toEqual(first);
    return first;
  } catch (error) {
    if ((error as { code?: string }).code === "INSUFFICIENT_PRIVILEGES") return [];
    throw error;
  }
}

async function column(text: string, values: unknown[]): Promise<string[]> {
  const { rows } = await made.company.owner.query<{ id: string }>(text, values);
  return rows.map(({ id }) => id);
}

async function found(person: TestPerson, word: string): Promise<string[]> {
  return asPerson(
    person,
    sql.raw(`select entity_id as id from public.search_global('${word} work', 50) where entity = 'test_works'`),
  );
}

// What belongs to records, of each kind that there is for this person: each row by a word that no other has.
const spoken = new Set(["comments", "activities"]);

async function saidAround(person: TestPerson, entity: Entity): Promise<string[]> {
  const around = aroundOf(person, entity);
  return (await truth(person, entity)).filter((id) => around.includes(id));
}

async function foundSaid(person: TestPerson, entity: Entity): Promise<string[]> {
  const ids = aroundOf(person, entity);
  expect(ids.length).toBeGreaterThan(6);
  const text = entity.name === "comments" ? "body" : "subject";
  await made.company.owner.query(
    `update public.${entity.name} set ${text} = 'w' || right(translate(id::text, '-', ''), 20) where id = any ($1)`,
    [ids],
  );
  const words = ids.map((id) => `w${id.replaceAll("-", "").slice(-20)}`);
  return asPerson(
    person,
    sql`select h.entity_id as id from unnest(${sql.param(words)}::text[]) w, public.search_global(w, 50) h where h.entity = ${entity.name}`,
  );
}

function aroundOf(person: TestPerson, { name }: Entity): string[] {
  const { rows } = [...made.people.values()].find((subject) => subject.person === person) ?? {};
  return Object.values(rows?.[name] ?? {}).map(({ id }) => id);
}

async function told(person: TestPerson, { name }: Entity): Promise<string[]> {
  return asPerson(person, sql.raw(`select distinct row_id as id from app.log where entity = '${name}'`));
}

async function exported(person: TestPerson, entity: Entity): Promise<string[]> {
  let text = "";
  for await (const part of await exportCsv(kernel, entity, person.actor, { columns: "id" })) text += part;
  return [...text.matchAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g)].map(([id]) => id);
}
