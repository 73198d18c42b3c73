import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ownId } from "../client/own-id.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let amir: TestPerson;
let client: TestPerson;
let hidden: string;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  claire = await company.person("sales", { team_id: await company.team("North") });
  amir = await company.person("sales", { team_id: await company.team("South") });
  client = await company.person("client", {
    account_id: await company.row("public.accounts", { name: "Cap Horizon" }),
  });
  hidden = await company.row("public.leads", {
    name: "Hidden",
    owner_id: amir.id,
    external_source: "crm",
    external_id: "7",
  });
  for (let number = 0; number < 5; number++)
    await company.row("public.leads", { name: `Own ${number}`, owner_id: claire.id });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const untouched = async () =>
  (
    await company.owner.query<{ name: string; stage: string; deleted_at: string | null; owner_id: string }>(
      "select name, stage, deleted_at, owner_id from public.leads where id = $1",
      [hidden],
    )
  ).rows[0];

describe("somebody else's id", () => {
  test("answers like an id that does not exist, on every way to a record", async () => {
    const ways = (id: string): [string, string, object?][] => [
      ["GET", `/api/leads/${id}`],
      ["PATCH", `/api/leads/${id}`, { name: "x" }],
      ["DELETE", `/api/leads/${id}`],
      ["POST", "/api/leads/restore", { id }],
      ...["claim", "win", "reopen"].map((verb): [string, string, object] => ["POST", `/api/leads/${verb}`, { id }]),
      ["POST", "/api/leads/assign", { id, owner_id: claire.id }],
      ["POST", "/api/leads/lose", { id, lost_reason: "x" }],
      ["POST", "/api/leads/move", { id, stage: "proposal" }],
    ];
    const missing = ways(randomUUID());
    for (const [index, [method, path, body]] of ways(hidden).entries()) {
      const [, other_path = "", other_body] = missing[index] ?? [];
      const theirs = await server.call(claire, method, path, body);
      const nobodys = await server.call(claire, method, other_path, other_body);
      expect([theirs.status, theirs.body.code, theirs.body.message], `${method} ${path}`).toEqual([
        nobodys.status,
        nobodys.body.code,
        nobodys.body.message,
      ]);
      expect(theirs.status).toBe(404);
    }
    expect((await server.call<{ data: unknown[] }>(claire, "GET", `/api/leads/${hidden}/history`)).body.data).toEqual(
      [],
    );
    expect(await untouched()).toEqual({ name: "Hidden", stage: "new", deleted_at: null, owner_id: amir.id });
  });

  test("does not collide: an outside id that a hidden row holds is free", async () => {
    const twin = await server.call(claire, "POST", "/api/leads", {
      name: "Twin",
      owner_id: claire.id,
      external_source: "crm",
      external_id: "7",
    });
    expect(twin.status).toBe(201);
  });

  test("does not tell that it is taken: an id of one's own has one's mark, and any other is refused alike", async () => {
    const make = (by: TestPerson, id: string) =>
      server.call<{ data: { id: string } }>(by, "POST", "/api/leads", { id, name: "Over", owner_id: by.id });
    const sentence =
      "an id of your own ends with the last 12 characters of your person's id: leave it out, and one is made";
    const answers = [];
    for (const id of [hidden, randomUUID(), amir.id, ownId(randomUUID(), amir.id)]) {
      const { status, body } = await make(claire, id);
      answers.push([status, body.code, body.details?.fields]);
    }
    expect(answers).toEqual(Array(4).fill([422, "VALIDATION_FAILED", { id: sentence }]));
    const id = ownId(randomUUID(), claire.id);
    expect(await make(claire, id)).toMatchObject({ status: 201, body: { data: { id } } });
    expect((await make(claire, id)).body.code).toBe("RESOURCE_CONFLICT");
    expect((await untouched())?.name).toBe("Hidden");
  });
});

describe("a reference", () => {
  test("to a binned row is refused like one to a missing row", async () => {
    const binned = await company.row("public.accounts", { name: "Gone", owner_id: claire.id });
    await company.owner.query("update public.accounts set deleted_at = now() where id = $1", [binned]);
    const answers = [];
    for (const account_id of [binned, randomUUID()])
      answers.push(await server.call(claire, "POST", "/api/leads", { name: "x", owner_id: claire.id, account_id }));
    expect(answers[0]?.body.message).toBe(answers[1]?.body.message);
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
  });

  test("that became invisible does not hinder a change of something else", async () => {
    const account_id = await company.row("public.accounts", { name: "Moved away", owner_id: amir.id });
    const id = await company.row("public.leads", { name: "Old link", owner_id: claire.id, account_id });
    expect((await server.call(claire, "PATCH", `/api/leads/${id}`, { name: "New name" })).status).toBe(200);
  });
});

describe("SQL from inside the door", () => {
  const run = (person: TestPerson, text: string) =>
    company.database.flush(person.actor, [{ text, values: [] }]).then(
      ([rows]) => rows ?? [],
      (error: Error) => error.message,
    );

  test("cannot change whose rows it reads half-way through a statement", async () => {
    const forged = `set_config('app.claims', replace(current_setting('app.claims'), '${claire.team_id}', '${amir.team_id}'), true)`;
    for (const text of [
      `select ${forged}, name from public.leads`,
      `with forged as materialized (select ${forged} as x) select l.name from forged, public.leads l`,
      `select name from public.leads where ${forged} is not null`,
      `select ${forged}, (select count(*)::text from public.leads)`,
      `select name, ${forged} from public.leads order by random()`,
    ]) {
      const answer = await run(claire, text);
      expect(JSON.stringify(answer), text).not.toContain("Hidden");
      expect(JSON.stringify(answer), text).not.toContain('"7"');
    }
  });

  test("gets nothing out of the definers that its caller may not have", async () => {
    expect(await run(client, "select app.find('leads', 'hidden')")).toEqual([]);
    expect(await run(client, "select app.find('people', 'amir')")).toEqual([]);
    expect(await run(claire, `select app.find('leads', 'hidden')`)).toEqual([]);
    for (const text of [
      `select app.hand_over('leads', '${hidden}', '${claire.id}', 'claim')`,
      `select app.hand_over('leads', '${hidden}', '${claire.id}', 'assign')`,
      `select app.hand_over('people', '${amir.id}', '${claire.id}', 'update')`,
      `select app.hand_over('leads; drop table public.leads', '${hidden}', '${claire.id}', 'assign')`,
      `select app.grant_role('${claire.id}', 'admin', 'please')`,
      `select app.write_person('x', 'x@x.example', 'employee', 'admin', null, null, null, null, 'x', null)`,
      `select app.invite('x@x.example', 'sales', null, null, '\\x00')`,
      `select app.accept_invitation('\\x00', 'x', 'en', 'x')`,
      `select app.break_glass('make-admin', '${claire.email}', '\\\\x00')`,
      `select app.suspend_person('${amir.id}', null)`,
      `select app.make_reset('${amir.id}', '\\\\x00')`,
      `select app.end_sessions_of('${amir.id}')`,
      "select app.open_invitation('\\x00')",
      `select app.set_up('x', 'en', 'x', 'x@x.example', 'x', false)`,
      "select app.take(null, 'system', null, null, null)",
      "select app.listening('{}', '{}')",
      "select app.empty_bin()",
      "select app.seal_log(1)",
      `select app.append('leads', '${hidden}', null, 'x', false, null, null)`,
      "insert into app.role_permissions values ('sales', 'leads', 'read', 'all')",
      "update app.scopes set extra = 'true'",
      "insert into app.transitions values ('leads', 'lost', 'won')",
      "select lo_import('/etc/passwd')",
      "select pg_read_file('/etc/passwd')",
      "copy public.leads to program 'id'",
    ]) {
      expect(await run(claire, text), text).toEqual(
        expect.stringMatching(
          /permission denied|must be superuser|PERMISSION_DENIED|INSUFFICIENT_PRIVILEGES|RESOURCE_NOT_FOUND|denied/,
        ),
      );
    }
    expect((await untouched())?.owner_id).toBe(amir.id);
  });

  test("reads no other person's idempotent answers, runs, credentials or keys", async () => {
    await server.call(amir, "POST", "/api/leads", { name: "Kept", owner_id: amir.id });
    expect(await run(claire, "select key from app.idempotency where user_id <> app.user_id()")).toEqual([]);
    for (const table of [
      "app.runs",
      "app.role_rights where role <> 'sales'",
      "app.frontend_errors",
      "auth.session",
      'auth."user"',
      "auth.account",
      "auth.second_factor",
      "vault.keys",
      "vault.system_proofs",
    ]) {
      const answer = await run(claire, `select * from ${table}`);
      expect(typeof answer === "string" ? [] : answer, table).toEqual([]);
    }
  });
});

describe("the API", () => {
  test("takes text as text, whatever it looks like", async () => {
    const name = `'; drop table public.leads; -- \\ %_ \u2603 "quoted" $1`;
    const made = await server.call<{ data: { id: string; name: string } }>(claire, "POST", "/api/leads", {
      name,
      owner_id: claire.id,
    });
    expect(made.body.data.name).toBe(name);
    const queries: Record<string, string>[] = [
      { q: name },
      { where: JSON.stringify({ name }) },
      { where: JSON.stringify({ name: { contains: `$1 ` } }) },
    ];
    for (const query of queries) {
      expect((await server.call(claire, "GET", `/api/leads?${new URLSearchParams(query).toString()}`)).status).toBe(
        200,
      );
    }
    expect(
      (await server.call(claire, "POST", "/api/leads", { name: "nul \u0000 byte", owner_id: claire.id })).status,
    ).toBeLessThan(500);
  });

  test("has a limit to what it reads", async () => {
    expect(
      (await server.call(claire, "POST", "/api/leads", { name: "x", note: "x".repeat(1_100_000) })).body.code,
    ).toBe("INVALID_INPUT");
    expect((await server.call(claire, "POST", "/api/leads", { name: "x", note: "x".repeat(30_000) })).status).toBe(422);
    expect(
      (
        await server.call(claire, "POST", "/api/leads", {
          name: "x",
          custom: { a: "x" },
          emails: Array.from({ length: 60 }, (_, n) => `a${n}@x.example`),
        })
      ).status,
    ).toBe(422);
  });

  test("gives every refusal the envelope of the contract", async () => {
    const { body, headers } = await server.call(client, "GET", "/api/leads");
    expect(Object.keys(body).sort()).toEqual(["code", "message", "request_id", "timestamp"]);
    expect(headers.get("x-request-id")).toBe(body["request_id"]);
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("content-security-policy")).not.toMatch(/script-src[^;]*unsafe/);
  });
});
