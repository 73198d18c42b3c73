import { expect, type Page } from "@playwright/test";
import { inMenu } from "../e2e/row-acts.ts";
import { clean } from "./clean.ts";
import { prefer, signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

// An administrator makes a second way that leads go; sales work in it; what is removed hands its leads on.

type Row = { id: string; key: string; stage: string };
const key = () => ({ "idempotency-key": crypto.randomUUID() });
const post = async (page: Page, path: string, data: object) =>
  ((await (await page.request.post(`/api/${path}`, { data, headers: key() })).json()) as { data: Row }).data;
const dialog = (page: Page) => page.getByRole("dialog");
const section = (page: Page, name: string) => page.getByRole("region", { name: `Pipeline ${name}` });

test("a pipeline is made, worked in by sales and removed, and no lead is lost", async ({ browser, demo }) => {
  const [his, hers] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const [admin, sales] = [await signIn(his, "admin@demo.test"), await signIn(hers, "sales@demo.test")];
  try {
    await admin.goto("/security?part=pipelines");
    await admin.getByRole("button", { name: "New pipeline" }).click();
    await dialog(admin).getByRole("textbox", { name: "Name" }).fill("Renewals");
    await admin.keyboard.press("Enter");
    const renewals = section(admin, "Renewals");
    const stages = renewals.getByRole("listitem");
    await expect(stages).toHaveCount(3);
    await renewals.getByRole("button", { name: "New stage" }).click();
    await dialog(admin).getByRole("textbox", { name: "Name" }).fill("Offer sent");
    await dialog(admin).getByLabel("Probability").fill("60");
    await dialog(admin).getByLabel("Stale after").fill("1.5");
    await dialog(admin).getByRole("checkbox", { name: "Value" }).check();
    await dialog(admin).getByRole("button", { name: "Create the stage" }).click();
    await expect(dialog(admin).getByText("Please correct what is marked below.")).toBeVisible();
    await dialog(admin).getByLabel("Stale after").fill("21");
    await dialog(admin).getByLabel("At most so many leads").fill("1");
    await clean(admin);
    await dialog(admin).getByRole("button", { name: "Create the stage" }).click();
    await expect(stages.filter({ hasText: "Offer sent" })).toContainText(
      "stale after 21 days · at most 1 on the board · needs value",
    );
    const more = await inMenu(admin, renewals, "More acts: Offer sent", "Move up");
    await expect(stages.first()).toContainText("Offer sent");
    // Whoever moves it by keys goes on from where it is now; at an end, too.
    await expect(more).toBeFocused();
    for (const _ of [1, 2]) await admin.keyboard.press("Enter");
    await expect(stages.first()).toContainText("New");
    await expect(more).toBeFocused();
    await inMenu(admin, renewals, "More acts: Offer sent", "Remove Offer sent");
    await expect(dialog(admin).getByLabel("Its leads go to")).toBeFocused();
    await admin.keyboard.press("Escape");
    await expect(more).toBeFocused();

    const { person } = (await (await sales.request.get("/api/session")).json()) as { person: { id: string } };
    const made = (name: string) => post(sales, "leads", { name, owner_id: person.id, stage: "new_2" });
    await made("Renewal One");
    const other = await made("Renewal Other");
    await sales.goto("/leads?view=board&pipeline=renewals");
    const lane = (name: string) => sales.getByRole("region", { name: `${name} · Renewals` });
    await expect(lane("New").getByText("Renewal One")).toBeVisible();
    await expect(sales.getByRole("region", { name: / · Sales$/ })).toHaveCount(0);
    // Without a value none comes in.
    const move = async (name: string) => {
      await sales.getByRole("button", { name: `Move ${name}` }).click();
      await sales.getByRole("menuitem", { name: /Offer sent/ }).click();
    };
    await move("Renewal One");
    await expect(dialog(sales).getByRole("heading")).toHaveText("What “Offer sent” needs");
    await sales.keyboard.press("Enter");
    // Nothing was written: the server says what is missing, and the lead stays.
    await expect(sales.getByText("“Offer sent” needs: Value.")).toBeVisible();
    await expect(lane("New").getByText("Renewal One")).toBeVisible();
    await move("Renewal One");
    await dialog(sales).getByLabel("Value").fill("1200");
    await sales.keyboard.press("Enter");
    await expect(lane("Offer sent").getByText("Renewal One")).toBeVisible();
    await sales.request.patch(`/api/leads/${other.id}`, { data: { value: 900 }, headers: key() });
    await sales.reload();
    await move("Renewal Other");
    await expect(lane("Offer sent").getByText("2 / 1")).toBeVisible();
    await clean(sales);

    await admin.reload();
    await inMenu(admin, renewals, "More acts: Offer sent", "Remove Offer sent");
    await expect(dialog(admin)).toContainText("2 leads stand there.");
    await dialog(admin).getByRole("button", { name: "Remove, and move 2 leads" }).click();
    await expect(admin.getByText("Offer sent is removed.")).toBeVisible();
    // Who is looking at the board sees it without doing anything.
    await expect(lane("New").getByText("Renewal Other")).toBeVisible();
    await expect(lane("Offer sent")).toHaveCount(0);
    await prefer(admin, { language: "fr" });
    await admin.setViewportSize({ width: 390, height: 844 });
    await admin.goto("/security?part=pipelines");
    await inMenu(admin, section(admin, "Renewals"), /: Renewals$/, "Supprimer Renewals");
    await dialog(admin).getByRole("button", { name: "Supprimer et déplacer 2 prospects" }).click();
    await expect(admin.getByText("Renewals : supprimé.")).toBeVisible();
    await clean(admin);
    await sales.goto("/leads?q=Renewal");
    await expect(sales.locator("[data-row]").filter({ hasText: "Renewal One" })).toContainText("New");
  } finally {
    await prefer(admin, { language: "en" });
    for (const { id } of await leftOver(admin)) await post(admin, "pipelines/retire", { id, to: "sales" });
  }
});

async function leftOver(page: Page): Promise<Row[]> {
  const { data } = (await (await page.request.get("/api/pipelines")).json()) as { data: Row[] };
  return data.filter((row) => row.key !== "sales");
}
