import { sql, type SQL } from "../database/drizzle.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { sqlState } from "../database/door.ts";
import { register } from "../entities/register.ts";
import type { Entity } from "../entity/describe.ts";
import { type Cell, cells, matrix } from "./matrix.ts";
import { declarations, type MadeRow, rowsOf, said, wordsOf } from "./matrix-rows.ts";
import { type Around, specialRows, specialTry } from "./matrix-special.ts";

/** One person of each role, and a row of each kind for them in each table: they follow from descriptions and declarations. */
export type MatrixCompany = {
  company: TestCompany;
  people: Map<string, Subject>;
  tried: Cell[];
  entities: Record<string, Entity>;
  /** The entities of which there are rows to try, where a test plants its own; else there are of all. */
  of?: string[];
};
type Subject = { person: TestPerson; around: Around; rows: Record<string, Record<string, MadeRow>> };

/** What a test plants beside what there is: its tables, what describes them, and their blocks. */
export type Planted = {
  plant(owner: TestCompany["owner"]): Promise<void>;
  entities: Record<string, Entity>;
  blocks: string;
};

/** The company of the matrix; of what a test plants alone, where it plants something: the rest is tried where it does not. */
export async function matrixCompany(planted?: Planted): Promise<MatrixCompany> {
  const company = await testCompany();
  await planted?.plant(company.owner);
  const entities: Record<string, Entity> = { ...register, ...planted?.entities };
  const tried = cells(planted ? `${matrix.trim()}\n\n${planted.blocks.trim()}` : matrix);
  const declared = await declarations(company, entities);
  const people = new Map<string, Subject>();
  for (const role of new Set(tried.map((cell) => cell.role))) {
    const { person, around, colleague } = await somebody(company, role);
    const special = await specialRows(company, around, colleague);
    const rows: Subject["rows"] = {};
    for (const [name, kinds] of Object.entries(special))
      rows[name] = Object.fromEntries(Object.entries(kinds).map(([kind, id]) => [kind, { id }]));
    const making = { company, declared, around, members: new Map<string, Promise<string>>() };
    for (const name of Object.keys(planted?.entities ?? entities)) rows[name] ??= await rowsOf(making, name);
    people.set(role, { person, around, rows });
  }
  return { company, people, tried, entities, ...(planted && { of: Object.keys(planted.entities) }) };
}

async function somebody(company: TestCompany, role: string) {
  const of_client = role.startsWith("client");
  const team_id = await company.team(`Team of ${role}`);
  const account = await company.row("public.accounts", { name: "Own account" });
  const person = await company.person(role, of_client ? { account_id: account } : { team_id });
  const mate = await company.person("sales", of_client ? {} : { team_id });
  const stranger = await company.person("sales", { team_id: await company.team(`Other team of ${role}`) });
  const colleague = await company.person("client", { account_id: account });
  const team = of_client ? null : team_id;
  const project = () => company.row("public.projects", { name: `Of ${role}`, owner_id: person.id });
  const projects: [string, string] = [await project(), await project()];
  const insert =
    "insert into app.uploads (user_id, name, media_type, bytes, digest) values ($1, 'a.txt', 'text/plain', 1, $2) returning id";
  const { rows } = await company.owner.query<{ id: string }>(insert, [person.id, "a".repeat(64)]);
  const upload = rows[0]?.id ?? "";
  const channel = await company.row("public.channels", { name: `Of ${role}` });
  await company.row("public.channel_members", { channel_id: channel, user_id: person.id });
  const around = { user: person.id, team, account, mate: mate.id, stranger: stranger.id, projects, upload, channel };
  return { person, around, colleague: colleague.id };
}

/** Tries every cell (of some tables, where named); answers those in which the database says otherwise than the matrix. */
export async function disagreements(made: MatrixCompany, ...entities: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const cell of made.tried.filter(({ entity }) => entities.length === 0 || entities.includes(entity))) {
    const subject = made.people.get(cell.role) as Subject;
    for (const [kind, row] of Object.entries(subject.rows[cell.entity] ?? {})) {
      const text = statement(made.entities[cell.entity], cell, kind, row, subject);
      if (!text) continue;
      const expected = cell.kinds === "*" || cell.kinds.includes(kind);
      const allowed = await attempt(made.company, subject.person, text, unownedMade(made, cell, kind));
      if (allowed !== expected)
        found.push(`${cell.role} ${cell.verb} ${cell.entity} ${kind}: ${allowed ? "leaks" : "is denied"}`);
    }
  }
  return found;
}

/** Tables without a block, roles without a line in it, kinds of rows that a block speaks of and of which there is none. */
export async function missing({ company, people, tried, of }: MatrixCompany): Promise<string[]> {
  const { rows: tables } = await company.owner.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1",
  );
  const held = tables.filter(({ name }) => of?.includes(name) ?? true);
  return held.flatMap(({ name }) => {
    const block = tried.filter(({ entity }) => entity === name);
    const spoken = new Set([...block.flatMap(({ kinds }) => (kinds === "*" ? [] : kinds)), "other"]);
    return [...people].flatMap(([role, { rows }]) => {
      const there = Object.keys(rows[name] ?? {});
      const lacks = [...spoken].filter((kind) => !there.includes(kind) && !about_clients.test(`${role} ${kind}`));
      return block.some((cell) => cell.role === role) && lacks.length === 0 ? [] : [`${name} ${role}: ${lacks.join()}`];
    });
  });
}

// Nobody of the staff is of a client's account, and a client is in no team.
const about_clients = /^(?!client).* account$|^client.* (\w+_)?team$/;

/** Who may create only what is somebody's has made their own: what counts is then whether there is a row without an owner. */
function unownedMade({ entities }: MatrixCompany, { entity, verb }: Cell, kind: string): SQL | undefined {
  const words = entities[entity] && wordsOf(entities[entity]);
  if (verb !== "create" || kind !== "unowned" || !words) return undefined;
  const table = sql`public.${sql.identifier(entity)}`;
  return sql`select id from ${table} where ${sql.identifier(words)} like ${`%${on_trial}`} and owner_id is null`;
}

const on_trial = "made on trial";
class Undo extends Error {}

// Each attempt is undone; what counts is whether the database let it happen.
async function attempt(company: TestCompany, person: TestPerson, text: SQL, then?: SQL): Promise<boolean> {
  let affected = 0;
  try {
    await company.database.as(person.actor, async (tx) => {
      affected = (await tx.execute(text)).rowCount ?? 0;
      if (affected > 0 && then) affected = (await tx.execute(then)).rowCount ?? 0;
      throw new Undo();
    });
  } catch (error) {
    if (error instanceof Undo) return affected > 0;
    // (23503: it points at what its writer does not see.)
    if (["42501", "P0002", "23505", "23514", "23503"].includes(sqlState(error) ?? "")) return false;
    throw error;
  }
  return false;
}

/** What is tried; nothing where there is no second one of its kind to create. */
function statement(
  described: Entity | undefined,
  { entity, verb }: Cell,
  kind: string,
  { id, columns }: MadeRow,
  { person, around }: Subject,
): SQL | undefined {
  const special = specialTry(entity, verb, id, person.id, kind, around);
  if (special) return special;
  const table = sql`public.${sql.identifier(entity)}`;
  if (["convert", "pause", "decide", "approve", "publish", "start", "ask_client", "end"].includes(verb))
    return sql`select app.hold(${entity}, ${id}, ${verb})`;
  switch (verb) {
    case "read":
      return sql`select id from ${table} where id = ${id}`;
    case "update":
      return described && sql`update ${table} set ${changeOf(described)} where id = ${id} returning id`;
    case "delete":
      return sql`update ${table} set deleted_at = now() where id = ${id} returning id`;
    case "assign":
      return sql`select app.hand_over(${entity}, ${id}, ${person.id}, 'assign')`;
    case "claim":
      return sql`select app.hand_over(${entity}, ${id}, app.user_id(), 'claim')`;
  }
  if (!described || !columns) return undefined;
  // (What is empty is not said: it may be nobody's to say, as who made it is.)
  const isMarked = ([name, value]: [string, unknown]) =>
    String(value).endsWith(on_trial) || ["currency", "date"].includes(described.fields[name]?.kind ?? "");
  const marked = Object.entries(said(described, on_trial)).filter(isMarked);
  const values = Object.entries({ ...columns, ...Object.fromEntries(marked) }).filter(
    ([name, value]) => value !== null && name !== "created_by",
  );
  const names = sql.join(
    values.map(([name]) => sql.identifier(name)),
    sql`, `,
  );
  return sql`insert into ${table} (${names}) values (${sql.join(
    values.map(([, value]) => sql.param(value)),
    sql`, `,
  )})`;
}

/** A change on trial: other words, or what stands there anew where there are none. */
function changeOf(described: Entity): SQL {
  const words = wordsOf(described);
  if (words) return sql`${sql.identifier(words)} = 'x'`;
  const column = sql.identifier(
    Object.values(described.fields).find(({ updatable }) => updatable)?.name ?? "deleted_at",
  );
  return sql`${column} = ${column}`;
}
