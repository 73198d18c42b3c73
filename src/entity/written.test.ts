import { afterAll, beforeAll, expect, test } from "vitest";
import { importing } from "../testing/importing.ts";
import { isSeen } from "./written.ts";

type Rig = Awaited<ReturnType<typeof importing>>;
let { server, claire, whole, rows, close } = {} as Rig;

beforeAll(async () => void ({ server, claire, whole, rows, close } = await importing()));
afterAll(() => close());

const decomposed = "Be\u0301ne\u0301dicte Roy";
const composed = "B\u00e9n\u00e9dicte Roy";

test("letters are stored composed, by the API and by an import, and found however they are written", async () => {
  const made = { name: decomposed, city: "E\u0301vreux", note: "cafe\u0301" };
  const { status } = await server.call(claire, "POST", "/api/leads", made);
  expect(status).toBe(201);
  await whole(claire, `Name,Company\n${decomposed} 2,Cafe\u0301 Roy\n`);
  expect(await rows("select name, city, note, company_name from public.leads order by name")).toEqual([
    { name: composed, city: "\u00c9vreux", note: "caf\u00e9", company_name: null },
    { name: `${composed} 2`, city: null, note: null, company_name: "Caf\u00e9 Roy" },
  ]);
  for (const asked of [decomposed, composed]) {
    const where = encodeURIComponent(JSON.stringify({ name: asked }));
    for (const query of [`where=${where}`, `q=${encodeURIComponent(`${asked} 2`)}`])
      expect(
        (await server.call<{ data: object[] }>(claire, "GET", `/api/leads?${query}`)).body.data,
        query,
      ).toHaveLength(1);
    const { body } = await server.call<{ data: object[] }>(claire, "POST", "/api/rpc/search_global", {
      p_query: asked,
    });
    expect(body.data).toHaveLength(2);
  }
});

test.each([
  "\u200b\u200b",
  "\u2800",
  "\u3164",
  "\u00ad",
  "\u115f\u1160",
  "\uffa0",
  "\u200d\ufe0f",
  "\u202e",
  "\u0301",
  "\u{e0020}",
])("a name of nothing to see is refused: %j", async (name) => {
  expect(isSeen(name)).toBe(false);
  expect((await server.call(claire, "POST", "/api/leads", { name })).status).toBe(422);
  expect((await server.call(claire, "POST", "/api/tags", { name })).status).toBe(422);
  expect((await server.call(claire, "POST", "/api/account/name", { name })).status).toBe(422);
});

test.each(["李", "🦊", "—", "a\u200bb", "שלום", "№ 7", "👩\u200d💻"])("%s is a name", async (name) => {
  expect(isSeen(name)).toBe(true);
  expect((await server.call(claire, "POST", "/api/leads", { name })).status).toBe(201);
});
