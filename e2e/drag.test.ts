import { type Browser, expect, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { signIn, someBrowser, test, type Tandem } from "./tandem.ts";

const board = "/leads?view=board&q=kerjean";

test("a card dragged by one moves on the other's board", async ({ browser, demo }) => {
  const { claire, thomas, close } = await twoAtTheBoard(browser, demo, "Nolwenn Kerjean");
  await claire.getByText("Nolwenn Kerjean").dragTo(column(claire, "Qualified"));
  await expect(column(claire, "Qualified").getByText("Nolwenn Kerjean")).toBeVisible();
  await expect(column(thomas, "Qualified").getByText("Nolwenn Kerjean")).toBeVisible({ timeout: 3000 });
  await expect(column(thomas, "New").getByText("Nolwenn Kerjean")).toHaveCount(0);

  // What the server stored, and the way back.
  await claire.getByRole("button", { name: "Undo" }).click();
  await expect(column(thomas, "New").getByText("Nolwenn Kerjean")).toBeVisible({ timeout: 3000 });
  await close();
});

test("a card moves by the keyboard, keeps the focus and is announced", async ({ browser, demo }) => {
  const { claire, thomas, close } = await twoAtTheBoard(browser, demo, "Gaëlle Kerjean");
  const card = claire.getByRole("link", { name: /Gaëlle Kerjean/ });
  await card.focus();
  await claire.keyboard.press("Shift+ArrowRight");
  await expect(column(claire, "Contacted").getByText("Gaëlle Kerjean")).toBeVisible();
  await expect(card).toBeFocused();
  await claire.keyboard.press("Shift+ArrowRight");
  await expect(column(thomas, "Qualified").getByText("Gaëlle Kerjean")).toBeVisible({ timeout: 3000 });
  await expect(card).toBeFocused();
  await expect(claire.locator("[aria-live=polite]").getByText("Gaëlle Kerjean: Qualified")).toBeVisible();

  await claire.keyboard.press("Tab");
  await claire.keyboard.press("Enter");
  await claire.getByRole("menuitem", { name: "Move to Proposal" }).press("Enter");
  await expect(column(thomas, "Proposal").getByText("Gaëlle Kerjean")).toBeVisible({ timeout: 3000 });
  await close();
});

test("a board is drawn by another column: by the sources that the company has, and by none", async ({
  browser,
  demo,
}) => {
  const { claire, thomas, close } = await twoAtTheBoard(browser, demo, "Armelle Kerjean");
  for (const page of [claire, thomas]) {
    await page.getByLabel("Board by").selectOption({ label: "Source" });
    await expect(page).toHaveURL(/[?&]on=source/);
    await expect(column(page, "Not known").getByText("Armelle Kerjean")).toBeVisible();
  }
  await claire.getByText("Armelle Kerjean").dragTo(column(claire, "LinkedIn"));
  await expect(column(claire, "LinkedIn").getByText("Armelle Kerjean")).toBeVisible();
  await expect(column(thomas, "LinkedIn").getByText("Armelle Kerjean")).toBeVisible({ timeout: 3000 });
  await claire.getByRole("button", { name: "Undo" }).click();
  await expect(column(thomas, "Not known").getByText("Armelle Kerjean")).toBeVisible({ timeout: 3000 });
  await clean(claire);
  await claire.reload();
  await expect(column(claire, "Not known").getByText("Armelle Kerjean")).toBeVisible();
  // What follows from others is read, and moved by nobody.
  await claire.getByLabel("Board by").selectOption({ label: "First answer" });
  await expect(claire.getByRole("link", { name: /Armelle Kerjean/ })).toBeVisible();
  await expect(claire.getByRole("button", { name: "Move Armelle Kerjean" })).toHaveCount(0);
  await close();
});

test("contacts lie on a board by how it stands with them", async ({ browser, demo }) => {
  const contexts = [await someBrowser(browser, demo), await someBrowser(browser, demo)] as const;
  const claire = await signIn(contexts[0], "sales@demo.test");
  const boss = await signIn(contexts[1], "ceo@demo.test");
  for (const page of [claire, boss]) await page.goto("/clients?tab=contacts&view=board");
  const card = column(claire, "Active")
    .getByRole("listitem")
    .filter({ has: claire.getByRole("button") })
    .first();
  const name = (await card.getByRole("link").innerText()).split("\n")[0] ?? "";
  await card.getByRole("link").focus();
  await claire.keyboard.press("Shift+ArrowRight");
  await expect(column(claire, "Left company").getByText(name)).toBeVisible();
  await expect(column(boss, "Left company").getByText(name)).toBeVisible({ timeout: 3000 });
  await claire.getByRole("button", { name: "Undo" }).click();
  await expect(column(boss, "Left company").getByText(name)).toHaveCount(0, { timeout: 3000 });
  await Promise.all(contexts.map((context) => context.close()));
});

test("a column gives all its cards to whoever scrolls, and few exist at once", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "sales@demo.test");
  await page.goto("/leads?view=board&owner=team");
  const last = column(page, "New").getByRole("listitem").last();
  // More than one page of the server's.
  await expect(last).toHaveAttribute("aria-setsize", /^\d{3}$/);
  const count = Number(await last.getAttribute("aria-setsize"));
  const reached = async () => {
    await last.scrollIntoViewIfNeeded();
    return Number(await last.getAttribute("aria-posinset"));
  };
  await expect.poll(reached, { timeout: 30_000, intervals: [50] }).toBe(count);
  expect(await column(page, "New").getByRole("listitem").count()).toBeLessThan(50);

  // A card that is moved from down there does not get lost among those of its new column.
  const card = last.getByRole("link");
  const name = (await card.innerText()).split("\n")[0] ?? "";
  await card.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page.getByText(`${name}: Contacted`)).toBeVisible();
  await expect(column(page, "Contacted").getByRole("listitem").first()).toContainText(name);
  await context.close();
});

/** A salesperson and a team mate, each with the board open on which the lead is new. */
async function twoAtTheBoard(browser: Browser, demo: Tandem, name: string) {
  const contexts = [await someBrowser(browser, demo), await someBrowser(browser, demo)] as const;
  const claire = await signIn(contexts[0], "sales@demo.test");
  const thomas = await signIn(contexts[1], "sales2@demo.test");
  const { person } = (await (await contexts[0].request.get("/api/session")).json()) as { person: { id: string } };
  const made = await contexts[0].request.post("/api/leads", {
    data: { name, owner_id: person.id },
    headers: { "idempotency-key": crypto.randomUUID() },
  });
  expect(made.status()).toBe(201);
  for (const page of [claire, thomas]) {
    await page.goto(board);
    await expect(column(page, "New").getByText(name)).toBeVisible();
  }
  return { claire, thomas, close: () => Promise.all(contexts.map((context) => context.close())) };
}

function column(page: Page, name: string) {
  return page.getByRole("region", { name, exact: true });
}

test("cards are put in an order of one's own by hand and by keys, which all share; it stays, and goes back", async ({
  browser,
  demo,
}) => {
  const contexts = [await someBrowser(browser, demo), await someBrowser(browser, demo)] as const;
  const manager = await signIn(contexts[0], "project_manager@demo.test");
  const colleague = await signIn(contexts[1], "team_member@demo.test");
  const ids = await Promise.all([manager, colleague].map(async (page) => (await sessionOf(page)).person.id));
  const project = await madeBy(manager, "projects", { name: "Order of shots", key: "SHOT", status: "active" });
  await madeBy(manager, "project_members", { project_id: project, user_id: ids[1] });
  const due = ["2031-03-03", "2031-03-02", "2031-03-01"];
  for (const [nth, name] of ["First shot", "Second shot", "Third shot"].entries())
    await madeBy(manager, "tasks", { name, project_id: project, owner_id: ids[nth % 2], due_on: due[nth] });
  const order = (page: Page) => column(page, "To do").getByRole("link");
  for (const page of [manager, colleague]) {
    await page.goto("/tasks?view=board&project=SHOT");
    await expect(order(page)).toHaveText([/Third/, /Second/, /First/]);
    await page.getByLabel("Sorted by").selectOption({ label: "Own order" });
    await expect(order(page)).toHaveText([/First/, /Second/, /Third/]);
  }
  await clean(manager);
  const card = (page: Page, name: string) => page.getByRole("link", { name: new RegExp(name) });
  await card(manager, "Third shot").dragTo(card(manager, "First shot"), { targetPosition: { x: 40, y: 4 } });
  await expect(order(manager)).toHaveText([/Third/, /First/, /Second/]);
  await expect(order(colleague)).toHaveText([/Third/, /First/, /Second/], { timeout: 3000 });
  await card(colleague, "Third shot").focus();
  await colleague.keyboard.press("Shift+ArrowDown");
  await expect(order(colleague)).toHaveText([/First/, /Third/, /Second/]);
  await expect(card(colleague, "Third shot")).toBeFocused();
  await colleague.keyboard.press("Shift+ArrowDown");
  await expect(order(manager)).toHaveText([/First/, /Second/, /Third/], { timeout: 3000 });
  await expect(card(colleague, "Third shot")).toBeFocused();
  await colleague.getByRole("button", { name: "Undo" }).last().click();
  await expect(order(manager)).toHaveText([/First/, /Third/, /Second/], { timeout: 3000 });
  await manager.reload();
  await expect(order(manager)).toHaveText([/First/, /Third/, /Second/]);
  await manager.goto("/tasks?project=SHOT&sort=rank");
  await expect(manager.locator("[data-row]")).toHaveText([/First/, /Third/, /Second/]);
  await Promise.all(contexts.map((context) => context.close()));
});

const sessionOf = async (page: Page) =>
  (await (await page.request.get("/api/session")).json()) as { person: { id: string } };

async function madeBy(page: Page, entity: string, data: object): Promise<string> {
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const answer = await page.request.post(`/api/${entity}`, { data, headers });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { data: { id: string } }).data.id;
}
