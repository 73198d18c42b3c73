import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

type Lead = { id: string; name: string; can: string[] };
type List = { data: Lead[]; rights: Record<string, string[]> };

let company: TestCompany;
let server: TestServer;
beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
});
afterAll(async () => {
  await server.close();
  await company.close();
});

test("whoever has another role is shown at once what that may see and do, and a colleague what theirs may", async () => {
  const team_id = await company.team("North");
  const [moved, colleague] = [await company.person("sales", { team_id }), await company.person("sales", { team_id })];
  const row = (name: string, owner_id: string) => company.row("public.leads", { name, owner_id });
  const [own] = [await row("Mine", moved.id), await row("Theirs", (await company.person("sales")).id)];
  const list = async (person: typeof moved) => (await server.call<List>(person, "GET", "/api/leads")).body;
  const names = ({ data }: List) => data.map(({ name }) => name).toSorted();
  const can = async () => (await server.call<{ data: Lead }>(moved, "GET", `/api/leads/${own}`)).body.data.can;

  expect(names(await list(moved))).toEqual(["Mine"]);
  expect(await can()).toContain("delete");
  await company.row("public.user_roles", { user_id: moved.id, role: "marketing" });
  expect(await can()).not.toContain("delete");
  const after = await list(moved);
  expect(names(after)).toEqual(["Mine", "Theirs"]);
  expect(after.rights).not.toHaveProperty("delete");

  await company.row("public.user_roles", { user_id: moved.id, role: "sales" });
  expect(names(await list(moved))).toEqual(["Mine"]);
  expect(names(await list(colleague))).toEqual(["Mine"]);
  expect((await list(colleague)).rights).toHaveProperty("delete");
});
