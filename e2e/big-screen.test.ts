import { expect } from "@playwright/test";
import { launch, password, someBrowser, type Tandem, test } from "./tandem.ts";
import { freePort } from "../src/database/free-port.ts";

let tandem: Tandem;
test.beforeAll(async () => void (tandem = await launch(await freePort(), ["--demo"])));
test.afterAll(() => tandem.stop());

type Rows = { data: { id: string; name: string; company_name: string | null }[] };

test("a display opens its link, celebrates a win as it happens, and says so when its link ends", async ({
  browser,
}) => {
  const contexts = [
    await someBrowser(browser, tandem),
    await someBrowser(browser, tandem, { width: 1920, height: 1080 }),
  ] as const;
  const { request } = contexts[0];
  const post = async <T>(path: string, data: object) => {
    const answer = await request.post(path, { data, headers: { "idempotency-key": crypto.randomUUID() } });
    expect([path, answer.ok()]).toEqual([path, true]);
    return (await answer.json()) as { data: T };
  };
  const rows = async (path: string) => (await (await request.get(path)).json()) as Rows;
  await post("/api/sign-in", { door: "employee", email: "admin@demo.test", password });
  const room = (await rows("/api/big_screens?order=name")).data.find(({ name }) => name === "Sales room");
  const link = await post<{ id: string; address: string }>("/api/big_screen/links/make", {
    screen_id: room?.id,
    name: "Display at the door",
  });

  const wall = await contexts[1].newPage();
  const refused: string[] = [];
  wall.on("console", (said) => void (/policy/i.test(said.text()) && refused.push(said.text())));
  await wall.goto(link.data.address);
  await expect(wall.getByRole("heading", { name: "Won today" })).toBeVisible();
  expect(new URL(wall.url()).hash).toBe("");
  expect(await wall.evaluate(() => document.cookie)).toBe("");
  // Nothing is cut, and nothing scrolls.
  expect(await wall.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);

  const [lead] = (await rows('/api/leads?where={"stage":{"in":["negotiation"]}}&order=-value&limit=1')).data;
  await post("/api/leads/win", { id: lead?.id });
  const moment = wall.getByRole("status").filter({ hasText: lead?.company_name ?? lead?.name ?? "" });
  await expect(moment).toBeVisible({ timeout: 10_000 });
  // After a reload the cookie is enough, and what was won before has no moment.
  await wall.reload();
  await expect(wall.getByRole("heading", { name: "Won today" })).toBeVisible();
  await expect(wall.getByRole("status")).toHaveCount(0);

  await post("/api/big_screen/links/end", { id: link.data.id });
  await expect(wall.getByRole("heading", { name: "This screen’s link has ended." })).toBeVisible();
  await wall.goto(link.data.address);
  await expect(wall.getByRole("heading", { name: "This screen’s link has ended." })).toBeVisible();
  expect(refused).toEqual([]);
  await Promise.all(contexts.map((context) => context.close()));
});
