import { expect, type Page } from "@playwright/test";
import { signIn, someBrowser, test } from "./tandem.ts";

const menu = async (page: Page) => {
  await page.getByRole("button", { name: "Columns" }).click();
  return page.getByRole("dialog", { name: "Columns" });
};
const columns = async (page: Page) => (await page.getByRole("columnheader").allInnerTexts()).filter(Boolean);
const plain = ["Lead", "Stage", "Score", "Value", "Owner", "Next", "Tags"];

test("any field becomes a column, in a view that others open, sorted and as its kind reads", async ({
  browser,
  demo,
}) => {
  const claire = await signIn(await someBrowser(browser, demo), "sales@demo.test");
  const thomas = await signIn(await someBrowser(browser, demo), "sales2@demo.test");
  // Stands at the top, whatever other journeys have made.
  const data = { name: "Somebody with an address", emails: ["somebody@example.com"] };
  const made = await claire.request.post("/api/leads", {
    data,
    headers: { "idempotency-key": crypto.randomUUID(), origin: new URL(claire.url()).origin },
  });
  expect(made.status()).toBe(201);
  await claire.goto("/leads");
  await expect.poll(() => columns(claire)).toEqual(plain);
  const offered = (await menu(claire)).getByRole("region", { name: "More fields" });
  await offered.getByLabel("Find a field").fill("e-m");
  await expect(offered.getByRole("checkbox")).toHaveCount(1);
  await offered.getByRole("checkbox", { name: "E-mail" }).click();
  // It stands among the columns now, and has the focus there.
  await expect(claire.getByRole("checkbox", { name: "E-mail" })).toBeFocused();
  await offered.getByLabel("Find a field").fill("created");
  await offered.getByRole("checkbox", { name: "Created" }).press(" ");
  await claire.keyboard.press("Escape");
  await expect.poll(() => columns(claire)).toEqual([...plain, "E-mail", "Created"]);
  const mail = claire.getByRole("cell").getByRole("link", { name: /@/ }).first();
  await expect(mail).toHaveAttribute("href", /^mailto:.+@/);
  // By whoever has them, whose names stand in another table: the last one first once it is pressed twice.
  const owners = claire.getByRole("columnheader", { name: "Owner" });
  const first = claire.getByRole("row").nth(1);
  await owners.getByRole("button").click();
  await expect(claire).toHaveURL(/sort=owner\.name/);
  await expect(first).toContainText("Claire");
  await owners.getByRole("button").click();
  await expect(owners).toHaveAttribute("aria-sort", "descending");
  await expect(first).toContainText("Yann");
  await owners.getByRole("button").click();
  // The order in which they come by themselves, and then the other way round.
  await expect(claire.getByRole("columnheader", { name: "Created" })).toHaveAttribute("aria-sort", "descending");
  await claire.getByRole("columnheader", { name: "Created" }).getByRole("button").click();
  await expect(claire).toHaveURL(/sort=created_at/);
  // What cannot be sorted by is not offered to be.
  await expect(claire.getByRole("columnheader", { name: "E-mail" }).getByRole("button")).toHaveCount(0);
  await claire.reload();
  await expect.poll(() => columns(claire)).toEqual([...plain, "E-mail", "Created"]);

  await claire.getByRole("button", { name: "Views", exact: true }).click();
  await claire.getByRole("button", { name: "Save as a new view…" }).click();
  const form = claire.getByRole("dialog", { name: "Save as a new view" });
  await form.getByLabel("Name").fill("With addresses");
  await form.getByText("My team").click();
  await form.getByRole("button", { name: "Save" }).click();
  await thomas.goto("/leads");
  await expect.poll(() => columns(thomas)).toEqual(plain);
  await thomas.getByRole("button", { name: "Views", exact: true }).click();
  await thomas.getByRole("button", { name: "With addresses", exact: true }).click();
  await expect.poll(() => columns(thomas)).toEqual([...plain, "E-mail", "Created"]);
  await (await menu(claire)).getByRole("checkbox", { name: "E-mail" }).uncheck();
  await expect.poll(() => columns(claire)).toEqual([...plain, "Created"]);
  await claire.keyboard.press("Escape");
  // Other journeys begin without it.
  await claire.getByRole("button", { name: "Views", exact: true }).click();
  await claire.getByRole("button", { name: "Delete With addresses" }).click();
  await expect(claire.getByText("“With addresses” is deleted.")).toBeVisible();
  await Promise.all([claire, thomas].map((page) => page.context().close()));
});

test("what a row points at is told by its name, in French too, for one person only", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "ceo@demo.test");
  await page.goto("/leads");
  const { person } = (await (await page.request.get("/api/session")).json()) as { person: { id: string } };
  const set = (language: string) =>
    page.request.patch(`/api/people/${person.id}`, {
      data: { language },
      headers: { "idempotency-key": crypto.randomUUID() },
    });
  await set("fr");
  await page.reload();
  await page.getByRole("button", { name: "Colonnes" }).click();
  await page.getByRole("region", { name: "Autres champs" }).getByRole("checkbox", { name: "Équipe" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("columnheader", { name: "Équipe" })).toBeVisible();
  const at = (await page.getByRole("columnheader").count()) - 1;
  const team = page.getByRole("row").nth(1).getByRole("cell").nth(at);
  await expect(team).toHaveText(/\p{L}{3}/u);
  await set("en");
  const other = await signIn(await someBrowser(browser, demo), "sales@demo.test");
  await other.goto("/leads");
  await expect.poll(() => columns(other)).toEqual(plain);
  await other.context().close();
  await context.close();
});
