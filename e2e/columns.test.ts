import { expect, type Page } from "@playwright/test";
import { signIn, someBrowser, test } from "./tandem.ts";

test("columns are drawn, moved and hidden by one person, and are so when they come back", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "sales@demo.test");
  await page.goto("/leads");
  await expect.poll(() => columns(page)).toEqual(["Lead", "Stage", "Score", "Value", "Owner", "Next", "Tags"]);

  const edge = page.getByRole("separator", { name: "Width of Stage" });
  await edge.press("ArrowRight");
  await expect(edge).toHaveAttribute("aria-valuenow", "128");
  await edge.hover();
  await page.mouse.down();
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await expect(edge).toHaveAttribute("aria-valuenow", "56");

  const next = page.getByRole("columnheader", { name: "Next" });
  // Its foot: in the middle, the press on a heading is its button's.
  await next.dragTo(page.getByRole("columnheader", { name: "Stage" }), {
    sourcePosition: { x: 60, y: 28 },
    targetPosition: { x: 12, y: 28 },
  });
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Score" }).uncheck();
  const back = page.getByRole("button", { name: "Move Value back" });
  await back.press("Enter");
  await expect(back).toBeFocused();
  const wanted = ["Lead", "Next", "Stage", "Owner", "Value", "Tags"];
  await expect.poll(() => columns(page)).toEqual(wanted);

  await page.reload();
  await expect.poll(() => columns(page)).toEqual(wanted);
  await expect(edge).toHaveAttribute("aria-valuenow", "56");
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("button", { name: "As they were" }).click();
  await expect.poll(() => columns(page)).toEqual(["Lead", "Stage", "Score", "Value", "Owner", "Next", "Tags"]);
  await context.close();
});

test("a value of millions with its cents is shown whole, also beside the panel", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "sales@demo.test");
  const session = await page.request.get("/api/session");
  const { person } = (await session.json()) as { person: { id: string } };
  const made = await page.request.post("/api/leads", {
    data: { name: "Solenn Riou", value: 1_234_567.89, emails: [], phones: [], owner_id: person.id },
    headers: { "idempotency-key": crypto.randomUUID() },
  });
  const { id } = ((await made.json()) as { data: { id: string } }).data;
  const whole = () =>
    page
      .getByRole("row", { name: "Solenn Riou" })
      .getByRole("cell", { name: /567/ })
      .evaluate((cell) =>
        [...cell.querySelectorAll("*"), cell].every(
          (each) => each.scrollWidth <= each.clientWidth || !each.clientWidth,
        ),
      );
  await page.goto("/leads?sort=-created_at");
  await expect.poll(whole).toBe(true);
  await page.goto(`/leads?sort=-created_at&id=${id}`);
  await expect(page.getByRole("complementary", { name: "Lead" })).toBeVisible();
  await expect.poll(whole).toBe(true);
  await context.close();
});

test("the panel is 480 px wide, keeps the width that it is given, and fills a telephone", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "sales@demo.test");
  await page.goto("/leads");
  await page.getByRole("row").nth(1).getByRole("link").click();
  const width = async () => (await page.getByRole("complementary", { name: "Lead" }).boundingBox())?.width;
  await expect.poll(width).toBe(480);
  await page.getByRole("separator", { name: "Width of the panel" }).press("ArrowLeft");
  await expect.poll(width).toBe(496);
  await page.reload();
  await expect.poll(width).toBe(496);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(width).toBe(390);
  await context.close();
});

async function columns(page: Page): Promise<string[]> {
  return (await page.getByRole("columnheader").allInnerTexts()).filter(Boolean);
}
