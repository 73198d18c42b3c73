import { expect, type Page } from "@playwright/test";
import { signInAsAtFirst, someBrowser, test } from "./tandem.ts";

test("Ctrl+Z takes back what was done in a tab, the newest first and after its message has gone, and nothing that others have changed since", async ({
  browser,
  demo,
}) => {
  const claire = await signInAsAtFirst(await someBrowser(browser, demo), "sales@demo.test");
  const boss = await signInAsAtFirst(await someBrowser(browser, demo), "ceo@demo.test");
  const id = await aLead(claire, { name: "Gwenola Undo", value: 1000, next_activity: "Call" });
  await claire.goto(`/leads?q=gwenola&id=${id}`);
  const panel = claire.getByRole("complementary", { name: "Lead" });
  const messages = claire.getByRole("region", { name: "Messages of the app" });
  const change = async (field: string, to: string) => {
    await panel.getByRole("button", { name: new RegExp(`^Change ${field}`) }).click();
    await panel.getByRole("textbox", { name: field }).fill(to);
    await claire.keyboard.press("Enter");
    await expect(messages.getByText(`${field} changed.`, { exact: true })).toBeVisible();
    await messages.getByRole("button", { name: "Close" }).last().click();
    await expect(messages.getByRole("button", { name: "Undo" })).toHaveCount(0);
  };
  await change("Name", "Gwenola Redone");
  await change("Value", "2500");
  await expect.poll(() => stored(claire, id)).toMatchObject({ name: "Gwenola Redone", value: 2500 });

  await panel.focus();
  await claire.keyboard.press("Control+z");
  await expect(messages.getByText("Undone: Value changed.")).toBeVisible();
  await expect.poll(() => stored(claire, id)).toMatchObject({ name: "Gwenola Redone", value: 1000 });
  await claire.keyboard.press("Meta+z");
  await expect(messages.getByText("Undone: Name changed.")).toBeVisible();
  await expect.poll(() => stored(claire, id)).toMatchObject({ name: "Gwenola Undo", value: 1000 });

  // While somebody writes, the key is the field's own.
  await change("Value", "3000");
  await panel.getByRole("button", { name: /^Change Name/ }).click();
  await panel.getByRole("textbox", { name: "Name" }).press("Control+z");
  await claire.keyboard.press("Escape");
  expect(await stored(claire, id)).toMatchObject({ value: 3000 });
  // What somebody else has changed since stays as they left it.
  const headers = { "idempotency-key": crypto.randomUUID() };
  await boss.request.patch(`/api/leads/${id}`, { data: { value: 4000 }, headers });
  await panel.focus();
  await claire.keyboard.press("Control+z");
  await expect(messages.getByText("Somebody changed this meanwhile.")).toBeVisible();
  expect(await stored(claire, id)).toMatchObject({ value: 4000 });
  await Promise.all([claire, boss].map((page) => page.context().close()));
});

async function aLead(page: Page, values: object): Promise<string> {
  const { person } = (await (await page.request.get("/api/session")).json()) as { person: { id: string } };
  const made = await page.request.post("/api/leads", {
    data: { emails: [], phones: [], owner_id: person.id, ...values },
    headers: { "idempotency-key": crypto.randomUUID() },
  });
  return ((await made.json()) as { data: { id: string } }).data.id;
}

const stored = async (page: Page, id: string) =>
  ((await (await page.request.get(`/api/leads/${id}`)).json()) as { data: Record<string, unknown> }).data;

test("a change in a record's history is undone where it stands, the state too, and is not offered once something has moved since", async ({
  browser,
  demo,
}) => {
  const claire = await signInAsAtFirst(await someBrowser(browser, demo), "sales@demo.test");
  const id = await aLead(claire, { name: "Herveline Undo", value: 1000, next_activity: "Call" });
  const write = async (path: string, data: object, method: "post" | "patch" = "post") => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    expect((await claire.request[method](path, { data, headers })).status()).toBe(200);
  };
  await write(`/api/leads/${id}`, { value: 2500 }, "patch");
  await write("/api/leads/move", { id, stage: "qualified" });
  await claire.goto(`/leads?q=herveline&id=${id}`);
  const panel = claire.getByRole("complementary", { name: "Lead" });
  const line = (words: RegExp) => panel.getByRole("listitem").filter({ hasText: words });
  await line(/Value from .*1.000.* to .*2.500/)
    .getByRole("button", { name: "Revert this change" })
    .click();
  await expect(claire.getByText("Change reverted.")).toBeVisible();
  await expect.poll(() => stored(claire, id)).toMatchObject({ value: 1000, stage: "qualified" });
  // What it changed has moved since: only the change that took it back is offered now.
  const former = line(/Value from .*1.000.* to .*2.500/).getByRole("button", { name: "Revert this change" });
  await expect(former).toHaveCount(0);
  await line(/moved it from New to Qualified/)
    .getByRole("button", { name: "Revert this change" })
    .click();
  await expect.poll(() => stored(claire, id)).toMatchObject({ stage: "new" });
  await claire.context().close();
});
