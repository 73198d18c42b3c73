import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { deliverAll, noticesOf } from "../testing/notices.ts";
import { testServer, type TestServer } from "../testing/server.ts";

let company: TestCompany;
let server: TestServer;
let admin: TestPerson;
let claire: TestPerson;
let thomas: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  const team_id = await company.team("North");
  admin = await company.person("admin");
  claire = await company.person("sales", { team_id });
  thomas = await company.person("sales", { team_id });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

type Settings = {
  data: {
    choices: { kinds: { kind: string; in_app: boolean; email: boolean }[]; quiet_from: string | null };
    muted: { row_id: string; name: string | null }[];
  };
};
const settings = async (person: TestPerson) =>
  (await server.call<Settings>(person, "GET", "/api/notification_settings")).body.data;
const keep = (person: TestPerson, change: object) =>
  server.call(person, "PUT", "/api/notification_settings", {
    channels: {},
    quiet: null,
    digest_hour: null,
    ...change,
  });
const give = async (to: TestPerson, name: string) => {
  const id = await company.row("public.leads", { name, owner_id: null });
  await server.call(admin, "POST", "/api/leads/assign", { id, owner_id: to.id });
  await deliverAll(company);
  return id;
};

test("one chooses for oneself what comes in the app, but not that security does not", async () => {
  await keep(claire, {
    channels: { assigned: { in_app: false, email: false }, password: { in_app: false, email: false } },
  });
  expect((await settings(claire)).choices.kinds).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: "assigned", in_app: false }),
      expect.objectContaining({ kind: "password", in_app: true, email: true }),
    ]),
  );
  expect((await settings(thomas)).choices.kinds).toContainEqual(
    expect.objectContaining({ kind: "assigned", in_app: true, email: true }),
  );
  await give(claire, "Unheard");
  await give(thomas, "Heard");
  await server.call(admin, "POST", "/api/people/reset", { user_id: claire.id });
  await deliverAll(company);
  expect((await noticesOf(server, claire)).map(({ kind }) => kind)).toEqual(["password"]);
  expect(await noticesOf(server, thomas)).toMatchObject([{ message: "Heard" }]);
  await keep(claire, {});
});

test("a muted record is silent for whoever muted it, until they want to hear of it again", async () => {
  const id = await give(claire, "Noisy");
  const move = async (stage: string) => {
    await server.call(admin, "POST", "/api/leads/move", { id, stage });
    await deliverAll(company);
    return (await noticesOf(server, claire)).filter(({ kind, row_id }) => kind === "moved" && row_id === id).length;
  };
  const mute = (person: TestPerson, row_id: string, muted: boolean) =>
    server.call(person, "POST", "/api/notification_mutes", { entity: "leads", row_id, muted });
  await mute(claire, id, true);
  expect(await move("contacted")).toBe(0);
  expect((await settings(claire)).muted).toMatchObject([{ row_id: id, name: "Noisy" }]);
  expect((await settings(thomas)).muted).toEqual([]);
  await mute(thomas, id, false);
  expect(await move("qualified")).toBe(0);
  await mute(claire, id, false);
  expect(await move("proposal")).toBe(1);
  const hidden = await company.row("public.leads", {
    name: "Hidden",
    owner_id: (await company.person("sales", { team_id: await company.team("Far") })).id,
  });
  expect((await mute(claire, hidden, true)).status).toBe(404);
});

test("e-mails wait for the end of quiet hours or for the digest, in the person's own time zone; security does not", async () => {
  const due = async (kind: string) => {
    const { rows } = await company.owner.query<{ minutes: string; local: string }>(
      `select round(extract(epoch from d - now()) / 60) as minutes, to_char(d at time zone 'America/New_York', 'HH24:MI') as local from app.mail_due($1, $2) d`,
      [claire.id, kind],
    );
    return { minutes: Number(rows[0]?.minutes), local: rows[0]?.local };
  };
  expect((await due("assigned")).minutes).toBe(1);
  // All day but one minute is quiet, which comes to within a day.
  await server.call(claire, "POST", "/api/account/settings", { time_zone: "America/New_York" });
  await keep(claire, { quiet: { from: "07:31", until: "07:30" } });
  const quiet = await due("assigned");
  expect(quiet.local === "07:30" || quiet.minutes === 1).toBe(true);
  expect(quiet.minutes).toBeLessThanOrEqual(24 * 60 + 1);
  await keep(claire, { digest_hour: 6 });
  expect((await due("moved")).local).toBe("06:00");
  expect((await due("password")).minutes).toBe(0);
  expect((await keep(claire, { quiet: { from: "25:00", until: "07:30" } })).status).toBe(422);
});
