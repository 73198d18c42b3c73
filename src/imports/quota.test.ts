import { afterAll, beforeAll, expect, test } from "vitest";
import { importing } from "../testing/importing.ts";

type Rig = Awaited<ReturnType<typeof importing>>;
let { company, server, claire, close } = {} as Rig;
let amir: Rig["claire"];

beforeAll(async () => {
  ({ company, server, claire, close } = await importing());
  amir = await company.person("sales");
});
afterAll(() => close());

const send = async (person: Rig["claire"]) => {
  const path = "/api/imports?entity=leads&file_name=x.csv";
  const answer = await server.send(person, "POST", path, "name\nAda\n" as BodyInit);
  return {
    status: answer.status,
    body: (await answer.json()) as { data: { id: string }; code: string; message: string },
  };
};
const total = async (person: Rig["claire"]) =>
  (await company.owner.query<{ bytes: string }>("select bytes from app.upload_totals where owner_id = $1", [person.id]))
    .rows[0]?.bytes;
const fill = (person: Rig["claire"], bytes: number) =>
  company.owner.query(
    "insert into app.upload_totals values ($1, $2) on conflict (owner_id) do update set bytes = excluded.bytes",
    [person.id, bytes],
  );

test("the files of one person take 1 GB at most, and what is cancelled gives its room back", async () => {
  const first = await send(claire);
  expect([first.status, await total(claire)]).toEqual([201, "9"]);
  await fill(claire, 999_999_995);
  const refused = await send(claire);
  expect([refused.status, refused.body.code]).toEqual([429, "QUOTA_EXCEEDED"]);
  expect(refused.body.message).toMatch(/1 GB.*Cancel/);
  expect((await send(amir)).status).toBe(201);
  const cancelled = await server.call(claire, "POST", "/api/imports/cancel", { id: first.body.data.id });
  expect([cancelled.status, await total(claire)]).toEqual([200, "0"]);
  expect((await send(claire)).status).toBe(201);
});

test("the files of all take 10 GB at most", async () => {
  for (let nth = 0; nth < 10; nth++) await fill(await company.person("sales"), 1_000_000_000);
  for (const person of [claire, amir]) {
    const { status, body } = await send(person);
    expect([status, body.message]).toEqual([429, expect.stringContaining("10 GB")]);
  }
});

test("rows that were not taken come in pages of so many bytes, however large their cells", async () => {
  const id = await company.row("public.imports", { name: "large.csv", entity: "leads", owner_id: claire.id });
  await company.owner.query(
    `insert into app.import_rows (import_id, line, outcome, cells, reasons)
     select $1, n, 'invalid', jsonb_build_array(repeat('x', 50000)), '{}' from generate_series(2, 301) n`,
    [id],
  );
  const lines: number[] = [];
  for (let after: number | null = 0; after !== null;) {
    const path: string = `/api/imports/${id}/problems?after=${after}`;
    const { body }: { body: { data: { line: number }[]; next: number | null } } = await server.call(
      claire,
      "GET",
      path,
    );
    expect(JSON.stringify(body).length).toBeLessThan(5_000_000);
    lines.push(...body.data.map(({ line }) => line));
    after = body.next;
  }
  expect(lines).toEqual(Array.from({ length: 300 }, (_, nth) => nth + 2));
  expect((await server.call(amir, "GET", `/api/imports/${id}/problems`)).body).toEqual({ data: [], next: null });
});
