import { type Browser, expect, type Page } from "@playwright/test";
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
