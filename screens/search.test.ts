import { expect, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signIn, someBrowser, test, type Tandem } from "./tandem.ts";

const placeholder = "Search documents, tasks, users...";

test("what one sells only their own team finds; a hit closes the dialog and opens the record", async ({
  browser,
  demo,
}) => {
  const { amir, claire, close } = await twoTeams(browser, demo);
  const id = await makeLead(amir.context(), "Zéphyrine Quintrec", "quintrec@dolmen.example");
  await open(amir.page());
  for (const words of ["zephy", "quintrec zeph", "quinrtec", "quintrec@dol", "type:lead owner:me quint"]) {
    await type(amir.page(), words);
    await expect(hits(amir.page()).first(), words).toContainText("Zéphyrine Quintrec");
    await expect(hits(amir.page()).first(), words).toContainText("Lead");
  }
  await open(claire.page());
  for (const words of ["zephy", "quintrec", "quinrtec", "quintrec@dol", "type:lead quintrec", "is:new zephyrine"]) {
    await type(claire.page(), words);
    await expect(hits(claire.page()).filter({ hasText: /Zéphyrine|Quintrec/ })).toHaveCount(0);
  }
  await type(claire.page(), "quintrec@dolmen.example");
  await expect(claire.page().getByText('No results found for "quintrec@dolmen.example"')).toBeVisible();
  await hits(amir.page()).first().click();
  await expect(amir.page().getByRole("dialog")).toHaveCount(0);
  await expect(amir.page()).toHaveURL(`/leads?id=${id}`);
  await expect(amir.page().getByRole("complementary", { name: "Lead" })).toContainText("Zéphyrine Quintrec");
  await open(amir.page());
  await expect(amir.page().getByText("Type at least 2 characters to search.")).toBeVisible();
  await expect(hits(amir.page()).first()).toContainText("Zéphyrine Quintrec");
  await close();
});

test("keys open it everywhere, choose, and give the focus back", async ({ browser, demo }) => {
  const { claire, close } = await twoTeams(browser, demo);
  const page = claire.page();
  const box = page.getByRole("searchbox", { name: "Search leads" });
  await box.focus();
  await open(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(box).toBeFocused();
  await open(page);
  await type(page, "rouvray");
  await expect(hits(page).first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(hits(page).nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(hits(page).last()).toHaveAttribute("aria-selected", "true");
  await type(page, "create lead");
  await expect(hits(page).first()).toHaveText("New lead");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "New lead" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await open(page);
  await type(page, "go to clients");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/clients");
  await close();
});

test("a search is kept, pinned, used and deleted; three people make one popular, which clients never see", async ({
  browser,
  demo,
}) => {
  const { claire, amir, close } = await twoTeams(browser, demo);
  const page = claire.page();
  await page.getByRole("button", { name: "Search..." }).click();
  await page.getByRole("tab", { name: "Saved" }).click();
  await expect(page.getByText("No saved searches yet.")).toBeVisible();
  await page.getByRole("tab", { name: "Popular" }).click();
  await expect(page.getByText("No popular searches yet.")).toBeVisible();
  await type(page, "type:client rouvray");
  await page.getByRole("tab", { name: "Saved" }).click();
  await page.getByLabel("Name of the search").fill("Rouvray clients");
  await page.getByRole("button", { name: "Save search" }).click();
  const kept = page.getByRole("listitem").filter({ hasText: "Rouvray clients" });
  await kept.getByRole("button", { name: "Pin" }).click();
  await expect(kept.getByRole("button", { name: "Unpin" })).toHaveAttribute("aria-pressed", "true");
  await page.getByPlaceholder(placeholder).fill("");
  await page.getByRole("tab", { name: "Saved" }).click();
  await kept.getByRole("button", { name: /Rouvray clients/ }).click();
  await expect(page.getByPlaceholder(placeholder)).toHaveValue("type:client rouvray");
  await expect(hits(page).first()).toContainText("Client");
  await page.getByRole("tab", { name: "Saved" }).click();
  await kept.getByRole("button", { name: "Delete" }).click();
  await expect(kept).toHaveCount(0);

  const [admin, client] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const [, client_page] = [await signIn(admin, "admin@demo.test"), await signIn(client, "client@demo.test")];
  for (const context of [claire.context(), amir.context(), admin, client]) await record(context, "Rouvray");
  await amir.page().goto("/leads");
  await open(amir.page());
  await amir.page().getByRole("tab", { name: "Popular" }).click();
  await expect(hits(amir.page()).first()).toHaveText(/Rouvray.*3 searches/);
  await hits(amir.page()).first().click();
  await expect(amir.page().getByPlaceholder(placeholder)).toHaveValue("Rouvray");
  await client_page.goto("/");
  await open(client_page);
  await expect(client_page.getByRole("tab")).toHaveText(["Results", "Saved"]);
  await type(client_page, "rouvray");
  await expect(hits(client_page).first()).toContainText("Ateliers Rouvray");
  await expect(hits(client_page).filter({ hasText: "Lead" })).toHaveCount(0);
  await Promise.all([admin.close(), client.close(), close()]);
});

for (const theme of ["light", "dark"]) {
  for (const width of [390, 1440]) {
    test(`axe finds nothing in the search, ${theme}, ${width} px`, async ({ browser, demo }) => {
      const context = await someBrowser(browser, demo, { width, height: 844 });
      const page = await signIn(context, "sales@demo.test");
      await prefer(page, { theme });
      await page.goto("/leads");
      await open(page);
      await expect(hits(page).first()).toBeVisible();
      await clean(page);
      await type(page, "rouvray");
      await expect(hits(page).nth(5)).toBeVisible();
      await clean(page);
      for (const tab of ["Saved", "Popular"]) {
        await page.getByRole("tab", { name: tab }).click();
        await clean(page);
      }
      await context.close();
    });
  }
}

async function twoTeams(browser: Browser, demo: Tandem) {
  const contexts = [await someBrowser(browser, demo), await someBrowser(browser, demo)] as const;
  const [claire, amir] = [await signIn(contexts[0], "sales@demo.test"), await signIn(contexts[1], "sales3@demo.test")];
  for (const page of [claire, amir]) {
    await page.goto("/leads");
    await expect(page.getByRole("heading", { name: "Leads" })).toBeVisible();
  }
  const of = (index: 0 | 1, page: Page) => ({ page: () => page, context: () => contexts[index] });
  return {
    claire: of(0, claire),
    amir: of(1, amir),
    close: () => Promise.all(contexts.map((context) => context.close())),
  };
}

async function open(page: Page): Promise<void> {
  // The page is there when its heading is; the key is heard from before that on.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.getByPlaceholder(placeholder)).toBeFocused();
}

const hits = (page: Page) => page.getByRole("dialog").getByRole("option");

// Waits until what is shown belongs to these words.
async function type(page: Page, words: string): Promise<void> {
  await page.getByPlaceholder(placeholder).fill(words);
  await expect(page.getByRole("tabpanel").locator("[aria-busy]")).toHaveAttribute("aria-busy", "false");
}

async function makeLead(context: BrowserContext, name: string, email: string): Promise<string> {
  const { person } = (await (await context.request.get("/api/session")).json()) as { person: { id: string } };
  const answer = await context.request.post("/api/leads", {
    data: { name, emails: [email], owner_id: person.id },
    headers: { "idempotency-key": crypto.randomUUID() },
  });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

async function record(context: BrowserContext, p_query: string): Promise<void> {
  const answer = await context.request.post("/api/rpc/record_search", {
    data: { p_query },
    headers: { "idempotency-key": crypto.randomUUID() },
  });
  expect(answer.status()).toBe(200);
}
