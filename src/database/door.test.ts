import { sql } from "./drizzle.ts";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { sqlState, type Actor } from "./door.ts";
import { most_prepared } from "./flush.ts";

let company: TestCompany;
let claire: TestPerson;
let amir: TestPerson;
let client: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  const [north, south] = [await company.team("North"), await company.team("South")];
  claire = await company.person("sales", { team_id: north });
  amir = await company.person("sales", { team_id: south });
  const account_id = await company.row("public.accounts", { name: "Cap Horizon" });
  client = await company.person("client", { account_id });
  for (const person of [claire, amir]) {
    for (let number = 0; number < 3; number++)
      await company.row("public.leads", { name: `Lead of ${person.id}`, owner_id: person.id });
  }
  await company.row("public.leads", { name: "Unowned" });
});
afterAll(() => company.close());

const names = { text: "select name from public.leads order by name", values: [] };
const who = { text: "select app.user_id()::text, current_user::text", values: [] };
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "passed",
    (error: unknown) => sqlState(error) ?? String(error),
  );
const messageOf = (work: Promise<unknown>) =>
  work.then(
    () => "passed",
    (error: Error) => error.message,
  );

describe("a flush", () => {
  test("shows each person their own scope and the unowned", async () => {
    for (const person of [claire, amir]) {
      const [rows] = await company.database.flush(person.actor, [names]);
      expect(rows?.map(([name]) => name)).toEqual([...Array<string>(3).fill(`Lead of ${person.id}`), "Unowned"]);
    }
  });

  test("refuses a client the table outright", async () => {
    expect(await codeOf(company.database.flush(client.actor, [names]))).toBe("42501");
  });

  test("holds all or nothing", async () => {
    const insert = (name: string) => ({
      text: "insert into public.leads (name, owner_id) values ($1, $2)",
      values: [name, claire.id],
    });
    const broken = { text: "select 1 / $1::int", values: [0] };
    expect(await codeOf(company.database.flush(claire.actor, [insert("half"), broken, insert("other half")]))).toBe(
      "22012",
    );
    const { rowCount } = await company.owner.query("select from public.leads where name like '%half'");
    expect(rowCount).toBe(0);
  });

  test("a value that cannot be sent sends nothing of its group", async () => {
    const circular: Record<string, unknown> = {};
    circular["self"] = circular;
    const insert = { text: "insert into public.leads (name, owner_id) values ($1, $2)", values: ["orphan", claire.id] };
    await expect(
      company.database.flush(claire.actor, [insert, { text: "select $1::jsonb", values: [circular] }]),
    ).rejects.toThrow(/circular/i);
    expect((await company.owner.query("select from public.leads where name = 'orphan'")).rowCount).toBe(0);
  });

  test("leaves the connection usable after an error, with the statements it had not prepared", async () => {
    for (let round = 0; round < 40; round++) {
      const fresh = { text: `select ${round}::text`, values: [] };
      expect(
        await codeOf(
          company.database.flush(claire.actor, [{ text: `select 1 / ${round - round}`, values: [] }, fresh]),
        ),
      ).toBe("22012");
      expect(await company.database.flush(claire.actor, [fresh])).toEqual([[[String(round)]]]);
    }
  });

  test("never mixes identities under concurrent load, errors among it", async () => {
    const people = [claire, amir];
    const answers = await Promise.all(
      Array.from({ length: 600 }, async (_, index) => {
        const person = people[index % 2] as TestPerson;
        if (index % 7 === 0) await codeOf(company.database.flush(person.actor, [{ text: "select 1 / 0", values: [] }]));
        const [rows] = await company.database.flush(person.actor, [who]);
        return rows?.[0]?.[0] === person.id && rows[0]?.[1] === "tandem_sales";
      }),
    );
    expect(answers.every(Boolean)).toBe(true);
  });

  test("keeps the number of prepared statements bounded, whatever shapes come", async () => {
    for (let shape = 0; shape < most_prepared * 4; shape++) {
      await company.database.flush(claire.actor, [{ text: `select ${shape} + $1::int`, values: [1] }]);
    }
    for (let shape = 0; shape < most_prepared * 2; shape++) {
      const fresh = { text: `select ${shape} - 1`, values: [] };
      expect(await codeOf(company.database.flush(claire.actor, [fresh, { text: "select 1 / 0", values: [] }]))).toBe(
        "22012",
      );
    }
    const counts = await Promise.all(
      Array.from({ length: 8 }, () =>
        company.database.flush(claire.actor, [
          { text: "select count(*)::text from pg_prepared_statements", values: [] },
        ]),
      ),
    );
    for (const [rows] of counts) expect(Number(rows?.[0]?.[0])).toBeLessThanOrEqual(most_prepared + 1);
  });
});

describe("a transaction", () => {
  test("commits as the person and rolls back on any error", async () => {
    await company.database.as(claire.actor, (tx) =>
      tx.execute(sql`insert into public.leads (name, owner_id) values ('kept', ${claire.id})`),
    );
    await expect(
      company.database.as(claire.actor, async (tx) => {
        await tx.execute(sql`insert into public.leads (name, owner_id) values ('lost', ${claire.id})`);
        throw new Error("changed my mind");
      }),
    ).rejects.toThrow("changed my mind");
    const { rows } = await company.owner.query(
      "select name, created_by from public.leads where name in ('kept', 'lost')",
    );
    expect(rows).toEqual([{ name: "kept", created_by: claire.id }]);
  });
});

describe("the door refuses", () => {
  const enter = (proof: string) => company.database.flush({ proof } as Actor, [who]);

  test("an unknown, an expired, a door-less and a wrong-door session, and a suspended person", async () => {
    expect(await messageOf(enter("session:nobody"))).toBe("AUTH_REQUIRED");
    expect(await messageOf(enter(`session:${claire.id}`))).toBe("AUTH_REQUIRED");
    const other = await company.person("sales");
    await company.owner.query(`update auth.session set "expiresAt" = now() - interval '1 second' where token = $1`, [
      other.token,
    ]);
    expect(await messageOf(enter(`session:${other.token}`))).toBe("AUTH_EXPIRED");
    for (const change of ["door = null", "door = 'client'", "second_factor = false"]) {
      const person = await company.person("sales");
      await company.owner.query(`update auth.session set ${change} where token = $1`, [person.token]);
      expect(await messageOf(enter(`session:${person.token}`))).toBe("AUTH_INVALID");
    }
    const suspended = await company.person("sales");
    await company.owner.query("update public.people set status = 'suspended' where id = $1", [suspended.id]);
    expect(await messageOf(enter(`session:${suspended.token}`))).toBe("AUTH_INVALID");
    expect(await messageOf(enter("system:guess"))).toBe("AUTH_REQUIRED");
  });

  test("a run that has ended, or whose person has left; a living one acts as its person", async () => {
    const person = await company.person("sales");
    const start = { text: "select app.start_run('test', sha256('a-token'), 1)", values: [] };
    const run = (await company.database.flush(person.actor, [start]))[0]?.[0]?.[0];
    expect((await enter("run:a-token"))[0]?.[0]).toEqual([person.id, "tandem_sales"]);
    const take_over = (token: string) => ({
      text: "select app.take_over_run($1, sha256($2::bytea))",
      values: [run, token],
    });
    expect(await messageOf(company.database.flush(claire.actor, [take_over("stolen")]))).toBe(
      "INSUFFICIENT_PRIVILEGES",
    );
    await company.database.flush(company.system, [take_over("another")]);
    expect(await messageOf(enter("run:a-token"))).toBe("AUTH_REQUIRED");
    await company.owner.query("update public.people set status = 'left' where id = $1", [person.id]);
    expect(await messageOf(enter("run:another"))).toBe("AUTH_INVALID");
    await company.owner.query("update public.people set status = 'active' where id = $1", [person.id]);
    await company.database.flush(claire.actor, [{ text: "select app.end_run($1)", values: [run] }]);
    expect((await enter("run:another"))[0]?.[0]?.[0]).toBe(person.id);
    await company.database.flush(person.actor, [{ text: "select app.end_run($1)", values: [run] }]);
    expect(await messageOf(enter("run:another"))).toBe("AUTH_INVALID");
  });

  test("a role that was taken away, at once", async () => {
    const person = await company.person("admin");
    expect((await enter(`session:${person.token}`))[0]?.[0]?.[1]).toBe("tandem_admin");
    await company.row("public.user_roles", { user_id: person.id, role: "employee" });
    expect((await enter(`session:${person.token}`))[0]?.[0]?.[1]).toBe("tandem_employee");
  });
});

describe("identity cannot be forged from inside", () => {
  const raw = async (work: (app: pg.Client) => Promise<unknown>) => {
    const app = new pg.Client({ connectionString: company.login_url("tandem_app") });
    await app.connect();
    try {
      return await codeOf(work(app));
    } finally {
      await app.end();
    }
  };
  const enterAs = (person: TestPerson) => `select set_config('role', app.enter('session:${person.token}', null), true)`;
  const forged = (claims: string) =>
    `select set_config('app.claims', ${claims}, true), set_config('app.signature', repeat('a', 64), true)`;
  const read = "select count(*) from public.leads";

  test.each([
    ["nobody entered", read],
    ["a role taken without entering", `begin; set local role tandem_admin; ${read}`],
    ["claims set by hand", `begin; ${forged(`'{"role":"admin"}'`)}; set local role tandem_admin; ${read}`],
    ["claims that are no document", `begin; ${forged("'no document'")}; set local role tandem_admin; ${read}`],
    ["the system's role taken by hand", `begin; set local role tandem_system; select * from app.log`],
    ["the owner's role", "set role OWNER"],
    ["the definers' role", "set role tandem_definer"],
    ["a temporary table", "create temporary table people (id uuid)"],
    ["a table in public", "create table public.mine (id uuid)"],
    ["the key", "select * from vault.keys"],
    ["the sessions", "select * from auth.session"],
    ["signing by oneself", "select app.take(gen_random_uuid(), 'admin', null, null, null)"],
  ])("%s", async (_, statement) => {
    expect(await raw((app) => app.query(statement.replace("OWNER", company.owner.user ?? "")))).toMatch(
      /^(42501|28000)$/,
    );
  });

  test("another role than the proven one", async () => {
    expect(await raw((app) => app.query(`begin; ${enterAs(claire)}; set local role tandem_admin; ${read}`))).toBe(
      "28000",
    );
    expect(
      await raw((app) => app.query(`begin; ${enterAs(claire)}; reset role; set local role tandem_admin; ${read}`)),
    ).toBe("28000");
    expect(
      await raw((app) =>
        app.query(
          `begin; ${enterAs(claire)}; do $$ begin perform set_config('role', 'tandem_admin', true); perform count(*) from public.leads; end $$`,
        ),
      ),
    ).toBe("28000");
  });

  test("claims replayed in a later transaction or on another connection", async () => {
    const replay = async (app: pg.Client, other: pg.Client) => {
      await app.query("begin");
      await app.query(enterAs(claire));
      const { rows } = await app.query<{ claims: string; signature: string }>(
        "select current_setting('app.claims') as claims, current_setting('app.signature') as signature",
      );
      await app.query("commit");
      await other.query("begin");
      await other.query("select set_config('app.claims', $1, true), set_config('app.signature', $2, true)", [
        rows[0]?.claims,
        rows[0]?.signature,
      ]);
      await other.query("set local role tandem_sales");
      await other.query(read);
    };
    expect(await raw((app) => replay(app, app))).toBe("28000");
    expect(
      await raw((app) =>
        raw((other) => replay(app, other)).then((code) => Promise.reject(Object.assign(new Error(), { code }))),
      ),
    ).toBe("28000");
  });

  test("claims changed by a word, with the true signature", async () => {
    const tampered = `select set_config('app.claims', replace(current_setting('app.claims'), 'sales', 'admin'), true)`;
    expect(
      await raw((app) => app.query(`begin; ${enterAs(claire)}; ${tampered}; set local role tandem_admin; ${read}`)),
    ).toBe("28000");
  });

  test("claims that outlive their transaction on the same connection", async () => {
    expect(
      await raw(async (app) => {
        await app.query(`begin; ${enterAs(claire)}; commit`);
        await app.query("set role tandem_sales");
        await app.query(read);
      }),
    ).toBe("28000");
  });
});
