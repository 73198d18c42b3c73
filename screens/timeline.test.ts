import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { plant } from "../e2e/calendar.ts";
import { clean } from "./clean.ts";
import { signInAsAtFirst, someBrowser, test, type Tandem } from "./tandem.ts";

// What is said about a record, done and planned with it. Each journey has a lead of its own.
const panel = (page: Page) => page.getByRole("complementary", { name: "Lead" });
const line = (page: Page) => page.getByRole("region", { name: "Timeline" });

test("a colleague is mentioned, is told, answers, and both see it at once", async ({ browser, demo }) => {
  const { claire, other: boss, close } = await two(browser, demo, "ceo@demo.test");
  const name = (await session(boss.context())).name;
  const id = await plant(claire.context(), { name: "Awen Le Bihan" });
  await claire.goto(`/leads?id=${id}`);
  const box = line(claire).getByRole("textbox", { name: "Add comment" });
  await box.fill("They want a **second offer**. ");
  await box.pressSequentially(`@${name.slice(0, 4)}`);
  await expect(claire.getByRole("option", { name, exact: true })).toHaveAttribute("aria-selected", "true");
  await claire.keyboard.press("Enter");
  await box.pressSequentially("may we?");
  await expect(box).toHaveValue(`They want a **second offer**. @${name} may we?`);
  await clean(claire);
  await claire.keyboard.press("Control+Enter");
  await expect(line(claire).locator("strong").getByText("second offer")).toBeVisible();
  await expect(box).toHaveValue("");

  await boss.goto("/leads");
  await boss.getByRole("button", { name: /^Notifications/ }).click();
  await boss
    .getByRole("link", { name: /You are mentioned.*Awen Le Bihan/s })
    .first()
    .click();
  await expect(panel(boss).getByText(`@${name}`)).toBeVisible();
  await line(boss).getByRole("textbox", { name: "Add comment" }).fill("Yes, by Friday.");
  await line(boss).getByRole("button", { name: "Add comment" }).click();
  await expect(line(claire).getByText("Yes, by Friday.")).toBeVisible({ timeout: 5000 });

  // One's own words alone can be changed.
  await expect(line(claire).getByRole("button", { name: "More acts" })).toHaveCount(1);
  await line(claire).getByRole("button", { name: "More acts" }).click();
  await claire.getByRole("menuitem", { name: "Edit…" }).click();
  await claire.getByRole("dialog").getByLabel("Text").fill("They want three.");
  await claire.getByRole("button", { name: "Save" }).click();
  await expect(line(claire).getByText("They want three.")).toBeVisible();
  await expect(line(boss).getByText("edited")).toBeVisible({ timeout: 5000 });
  await close();
});

test("whom a comment mentions only once it is edited is told then", async ({ browser, demo }) => {
  const { claire, other: boss, close } = await two(browser, demo, "ceo@demo.test");
  const { name } = await session(boss.context());
  await claire.goto(`/leads?id=${await plant(claire.context(), { name: "Maïwenn Cosquer" })}`);
  await line(claire).getByRole("textbox", { name: "Add comment" }).fill("They want two.");
  await claire.keyboard.press("Control+Enter");
  await line(claire).getByRole("button", { name: "More acts" }).click();
  await claire.getByRole("menuitem", { name: "Edit…" }).click();
  await claire.getByRole("dialog").getByLabel("Text").fill(`They want two, @${name}.`);
  await claire.getByRole("button", { name: "Save" }).click();
  await expect(line(claire).getByText(`@${name}`)).toBeVisible();
  await boss.goto("/leads");
  await boss.getByRole("button", { name: /^Notifications/ }).click();
  const told = boss.getByRole("link", { name: /You are mentioned.*Maïwenn Cosquer/s });
  await told.first().click();
  await expect(panel(boss).getByText(`@${name}`)).toBeVisible();
  await close();
});

test("whoever does not see the record cannot be mentioned on it, and what was written stays", async ({
  browser,
  demo,
}) => {
  const { claire, other, close } = await two(browser, demo, "project_manager@demo.test");
  const { name } = await session(other.context());
  await claire.goto(`/leads?id=${await plant(claire.context(), { name: "Bleuenn Morvan" })}`);
  const box = line(claire).getByRole("textbox", { name: "Add comment" });
  await box.fill(`@${name} look`);
  await line(claire).getByRole("button", { name: "Add comment" }).click();
  await expect(line(claire).getByRole("alert")).toHaveText(/does not see this record/);
  await expect(box).toHaveValue(`@${name} look`);
  await close();
});

test("by keys a call is logged and the next step planned, seen on the lead, done and taken back", async ({
  browser,
  demo,
}) => {
  const { claire, other: thomas, close } = await two(browser, demo, "admin@demo.test");
  const id = await plant(claire.context(), { name: "Corentin Salaün" });
  await claire.goto(`/leads?id=${id}`);
  await expect(line(claire).getByText("created it")).toBeVisible();
  await claire.keyboard.press("p");
  await claire.keyboard.type("Wants delivery in January.");
  await claire.keyboard.press("Control+Enter");
  await expect(line(claire).getByText("Claire Vasseur called")).toBeVisible();
  await expect(line(claire).getByText("Wants delivery in January.")).toBeVisible();

  await line(claire).getByText("created it").click();
  await claire.keyboard.press("a");
  await claire.keyboard.type("Send the offer");
  await line(claire).getByLabel("When").fill("03/02/2031 10:00");
  await claire.keyboard.press("Enter");
  const planned = panel(claire).getByRole("region", { name: "Planned" });
  // (Who does it stands in a line of its own, where there is room for whoever takes part.)
  for (const said of ["Send the offer", "Claire Vasseur"]) await expect(planned.getByText(said)).toBeVisible();
  await thomas.goto(`/leads?q=salaün&id=${id}`);
  await expect(panel(thomas).getByRole("region", { name: "Planned" })).toContainText("Send the offer");
  await expect(thomas.getByRole("row", { name: /Corentin Salaün/ })).toBeVisible();
  await expect(panel(thomas).getByText("3 Feb 2031, 10:00")).toBeVisible();
  await planned.getByRole("button", { name: "Mark “Send the offer” as done" }).click();
  await expect(planned).toHaveCount(0);
  await expect(panel(thomas).getByRole("region", { name: "Planned" })).toHaveCount(0, { timeout: 5000 });
  await claire.getByRole("button", { name: "Undo" }).click();
  await expect(planned).toContainText("Send the offer");
  await line(claire).getByText("Changes", { exact: true }).click();
  await expect(line(claire).getByText("Wants delivery in January.")).toHaveCount(0);
  await expect(line(claire).getByText("created it")).toBeVisible();
  await close();
});

async function two(browser: Browser, demo: Tandem, second: string) {
  const contexts = [await someBrowser(browser, demo), await someBrowser(browser, demo)] as const;
  const claire = await signInAsAtFirst(contexts[0], "sales@demo.test");
  const other = await signInAsAtFirst(contexts[1], second);
  return { claire, other, close: () => Promise.all(contexts.map((context) => context.close())) };
}

async function session(context: BrowserContext): Promise<{ id: string; name: string }> {
  return ((await (await context.request.get("/api/session")).json()) as { person: { id: string; name: string } })
    .person;
}
