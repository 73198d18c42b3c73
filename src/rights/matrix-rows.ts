import { getTableConfig } from "../database/drizzle.ts";
import { sqlState } from "../database/door.ts";
import type { Entity } from "../entity/describe.ts";
import type { Kind } from "../entity/kinds.ts";
import type { TestCompany } from "../testing/company.ts";
import {
  anotherPair,
  type Around,
  firstAffiliation,
  specialColumns,
  specialParts,
  specialValues,
} from "./matrix-special.ts";

/** A row that was made, and what it was made of: one like it can be tried; none where the row was there before. */
export type MadeRow = { id: string; columns?: Record<string, unknown> };

type Scope = { scope: string; col: string | null; key: string; extra: string | null };
type Copied = { parent: string; via: string; col: string; from_col: string; several: boolean };
type Declared = { entity: Entity; scopes: Scope[]; copied: Copied[] };

/** What the descriptions and declarations say of each entity: its scopes, and what it copies from its parent. */
export async function declarations(
  { owner }: TestCompany,
  entities: Record<string, Entity>,
): Promise<Map<string, Declared>> {
  const scopes = await owner.query<Scope & { entity: string }>(
    `select entity, scope, col, "key", extra from app.scopes where "key" not in ('nobody') and scope <> 'all' order by entity, scope`,
  );
  // Rows are made by these columns: were one of them another, the rows would go along with what is wrong.
  const strange = scopes.rows.filter(({ scope, col, key }) => usual[scope] && !usual[scope].includes(`${col} ${key}`));
  if (strange.length > 0) throw new Error(`Scopes by another column than their name says: ${JSON.stringify(strange)}`);
  const copied = await owner.query<Copied & { entity: string }>(
    `select c.entity, parent, via, col, from_col, exists (select from pg_attribute
        where attrelid = format('public.%I', c.entity)::regclass and attname = 'entity') as several
       from app.copied_columns c order by c.entity, parent, col`,
  );
  const of = <Row extends { entity: string }>(rows: Row[], name: string) => rows.filter((row) => row.entity === name);
  return new Map(
    Object.entries(entities).map(([name, entity]) => {
      const all = of(copied.rows, name).filter(({ parent }) => parent in entities);
      return [name, { entity, scopes: of(scopes.rows, name), copied: all }];
    }),
  );
}

const usual: Record<string, string[]> = {
  own: ["owner_id user", "user_id user"],
  unowned: ["owner_id none"],
  team: ["team_id team"],
  account: ["account_id account", "id account"],
  self: ["id user", "user_id user", "portal_user_id user"],
};

/** A subject for whom rows are made, and what they were made a member of for it. */
type Making = {
  company: TestCompany;
  declared: Map<string, Declared>;
  around: Around;
  members: Map<string, Promise<string>>;
};

/** Makes rows of an entity for a subject: one for each of its scopes, and one that is in none of them. */
export async function rowsOf(making: Making, name: string): Promise<Record<string, MadeRow>> {
  const rows: Record<string, MadeRow> = { other: await make(making, name, nobodys(making, name)) };
  for (const scope of declaredOf(making, name).scopes) {
    // (Who belongs to a client of their project is so as soon as their contact is there.)
    const special = scope.scope === "project" && name === "affiliations" && (await memberOf(making, "client"));
    const wanted = special ? { id: await firstAffiliation(making.company, special) } : await holds(making, name, scope);
    // (What is so by its own id is there already, such as the account of a client.)
    if (wanted) rows[scope.scope] = "id" in wanted ? { id: String(wanted["id"]) } : await make(making, name, wanted);
  }
  return rows;
}

function declaredOf({ declared }: Making, name: string): Declared {
  const found = declared.get(name);
  if (!found) throw new Error(`"${name}" is not described, and the matrix makes no row of it by hand`);
  return found;
}

/** What a row holds that is nothing to the subject: it is somebody else's, or nobody's where it is no owner's. */
function nobodys(making: Making, name: string): Record<string, unknown> {
  const { entity, scopes, copied } = declaredOf(making, name);
  const values: Record<string, unknown> = {};
  for (const { col, key } of scopes) {
    const column = entity.columns[col ?? ""];
    // (What is copied is as nobody's parent has it.)
    if (
      !column ||
      col === null ||
      copied.some((each) => each.col === col) ||
      col === "id" ||
      (col === "team_id" && "owner_id" in entity.columns)
    )
      continue;
    if (col === "owner_id" || (column.notNull && key === "user")) values[col] = making.around.stranger;
    else if (!column.notNull) values[col] = null;
  }
  return values;
}

/** What a row holds that is in this scope and no other; nothing where the subject has no such key. */
async function holds(
  making: Making,
  name: string,
  { scope, col, key, extra }: Scope,
): Promise<Record<string, unknown> | undefined> {
  const { around } = making;
  const by_hand = specialColumns(name, scope, around);
  const asked = Object.keys(by_hand).length > 0 ? by_hand : conditionOf(name, scope, extra);
  const rest = { ...nobodys(making, name), ...asked };
  if (col === null) return rest;
  if (col === "team_id" && "owner_id" in declaredOf(making, name).entity.columns)
    return { ...rest, ...ofTheTeam(around) };
  if (key === "team" && around.team === null) return undefined;
  // (What is always somebody's is nobody's never.)
  if (key === "none" && declaredOf(making, name).entity.columns[col]?.notNull) return undefined;
  const keys: Record<string, string | null> = { user: around.user, team: around.team, account: around.account };
  const held = key.startsWith("member:") ? await memberOf(making, key.slice("member:".length)) : (keys[key] ?? null);
  return { ...rest, [col]: held };
}

/** The team of what somebody owns is theirs. */
const ofTheTeam = ({ mate }: Around) => ({ owner_id: mate });

/** What the subject is a member of: a row of the entity that is so by its own id, where there is one. */
function memberOf(making: Making, kind: string): Promise<string> {
  const made = making.members.get(kind) ?? join(making, kind);
  making.members.set(kind, made);
  return made;
}

async function join(making: Making, kind: string): Promise<string> {
  const by_id = ({ scopes }: Declared) => scopes.some(({ col, key }) => col === "id" && key === `member:${kind}`);
  const own = [...making.declared].find(([, each]) => by_id(each))?.[0];
  const id = own ? (await make(making, own, nobodys(making, own))).id : crypto.randomUUID();
  await making.company.owner.query("insert into app.memberships values ($1, $2, $3)", [making.around.user, kind, id]);
  return id;
}

/** A row with these columns; those that follow its parent are its parent's, which is made for it. */
async function make(making: Making, name: string, wanted: Record<string, unknown>): Promise<MadeRow> {
  const declared = declaredOf(making, name);
  const { entity } = declared;
  // (Below another of its kind none has to stand.)
  const all = declared.copied.filter(({ parent }) => parent !== name);
  const columns: Record<string, unknown> = { ...wanted };
  // A child of several kinds of parents is one of the kind that its scope asks for; others have each parent that they name.
  const kind = all[0]?.several && (all.find(({ parent }) => parent === wanted["entity"]) ?? all[0]).parent;
  const copied = kind ? all.filter(({ parent }) => parent === kind) : all;
  for (const { col } of copied) delete columns[col];
  for (const [via, theirs = []] of Map.groupBy(copied, (each) => each.via)) {
    // (What needs no parent is tried without one.)
    const needed = entity.columns[via]?.notNull || theirs.some(({ col }) => col in wanted);
    if (wanted[via] ?? needed) columns[via] = wanted[via] ?? (await parentOf(making, theirs, wanted));
  }
  if (kind) columns["entity"] = kind;
  Object.assign(columns, await specialParts(making.company, name, columns, making.around));
  for (const { name: col, required, reference } of Object.values(entity.fields)) {
    if (!required || !reference || col in columns) continue;
    const { stranger } = making.around;
    columns[col] = reference === "people" ? stranger : (await make(making, reference, nobodys(making, reference))).id;
  }
  const values = { ...said(entity, mark()), ...specialValues(name, making.around), ...columns };
  const insert = (more = {}) => making.company.row(`public.${name}`, { ...values, ...more });
  try {
    const id = await insert();
    const [between] = copied.filter(({ parent, via }) => parent !== "people" && isPair(entity, via));
    if (!between) return { id, columns: values };
    // (The same two are joined once: what is tried joins others; where the scope is the one itself, another person.)
    const person = copied.find(({ parent, via }) => parent === "people" && isPair(entity, via));
    if (wanted[between.via] && person) return { id, columns: { ...values, [person.via]: making.around.mate } };
    const another = wanted[between.via] && anotherPair(name, making.around);
    const theirs = copied.filter(({ via }) => via === between.via);
    const joined = another || { [between.via]: await parentOf(making, theirs, wanted) };
    return { id, columns: { ...values, ...joined } };
  } catch (error) {
    // What no new record is, such as lent to somebody, it is in another state; then there is none to be tried to create.
    const states = sqlState(error) === "23514" ? (entity.fields[entity.state ?? ""]?.choices ?? []) : [];
    for (const state of states) {
      const id = await insert({ [entity.state ?? ""]: state }).catch(() => undefined);
      if (id) return { id };
    }
    throw error;
  }
}

const mark = () => crypto.randomUUID().slice(0, 8);

/** Whether a column is one of those that are unique together. */
const isPair = ({ table }: Entity, column: string) =>
  getTableConfig(table).indexes.some(
    ({ config }) =>
      config.unique && config.columns.length > 1 && config.columns.some((each) => nameOf(each) === column),
  );

/** A parent of a row with these columns, as far as they are copied from it. */
async function parentOf(making: Making, copied: Copied[], wanted: Record<string, unknown>): Promise<unknown> {
  const parent = copied[0]?.parent ?? "";
  if (parent === "people") return making.around.stranger;
  const asked = copied.filter(({ col }) => col in wanted).map(({ col, from_col }) => [from_col, wanted[col]]);
  const theirs = Object.fromEntries(asked) as Record<string, unknown>;
  const of_team = theirs["team_id"] && "owner_id" in declaredOf(making, parent).entity.columns;
  const { id, ...held }: Record<string, unknown> = {
    ...nobodys(making, parent),
    ...theirs,
    ...(of_team ? ofTheTeam(making.around) : {}),
  };
  return id ?? (await make(making, parent, held)).id;
}

/** The column in which a trial writes words: the name where people write that, else the first line; none where there is none. */
export function wordsOf({ fields }: Entity): string | undefined {
  const lines = Object.values(fields).filter(
    ({ kind, list, choices, updatable }) => updatable && !list && !choices && ["line", "text"].includes(kind),
  );
  return (lines.find((field) => field.name === "name") ?? lines[0])?.name;
}

/** What must be said of a new record, as its example says it; its words, and what may be there once only, end with `mark`. */
export function said(entity: Entity, mark: string): Record<string, unknown> {
  const { indexes, columns } = getTableConfig(entity.table);
  const once = [
    ...columns.filter(({ isUnique }) => isUnique).map(({ name }) => name),
    ...indexes.filter(({ config }) => config.unique).flatMap(({ config }) => config.columns.map(nameOf)),
  ];
  const example = entity.description.example ?? {};
  const words = wordsOf(entity);
  const values: Record<string, unknown> = {};
  for (const { name, kind, required, reference, choices } of Object.values(entity.fields)) {
    if (reference || (!required && name !== words)) continue;
    const value = example[name] ?? choices?.[0] ?? something[kind]?.() ?? "A row";
    const marked = !["reference", "choice"].includes(kind) && !choices && (name === words || once.includes(name));
    values[name] = kind === "data" ? JSON.stringify(value) : marked ? unlike(kind, String(value), mark) : value;
  }
  return values;
}

let months = 0;
let codes = 0;

/** A value that no other row has; a code has three letters, a day is the first of a month of this century. */
function unlike(kind: Kind, value: string, mark: string): string {
  if (kind === "date") return new Date(Date.UTC(2000, months++ % 1200)).toISOString().slice(0, 10);
  if (kind !== "currency") return `${value} ${mark}`;
  const code = codes++ % 676;
  return `Q${String.fromCharCode(65 + Math.floor(code / 26), 65 + (code % 26))}`;
}

/** A value of each kind, where no example says one. */
const something: Partial<Record<Kind, () => unknown>> = {
  reference: () => crypto.randomUUID(),
  date: () => "2026-01-31",
  moment: () => "2026-01-31T12:00:00Z",
  flag: () => false,
  count: () => 1,
  percent: () => 1,
  money: () => 1,
  data: () => ({}),
};

const nameOf = (column: object) => ("name" in column ? String(column.name) : "");

/** The columns that a scope's condition asks for: `column = 'value'`, by itself or several joined by "and". */
function conditionOf(name: string, scope: string, extra: string | null): Record<string, unknown> {
  const parts = extra?.split(/ and /i) ?? [];
  return Object.fromEntries(
    parts.map((part) => {
      const [, column = "", , text, word] =
        /^\(?(\w+) (=|is) (?:'([^']*)'|(true|false|null))\)?$/i.exec(part.trim()) ?? [];
      if (!column) throw new Error(`What the scope ${scope} of ${name} asks ("${extra}") is for a row made by hand`);
      return [column, text ?? (word === "null" ? null : word)];
    }),
  );
}
