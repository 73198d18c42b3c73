import { expect } from "@playwright/test";
import { clean } from "./clean.ts";
import { digits, opensItsRows } from "./opens-its-rows.ts";
import { prefer, signIn, someBrowser, test } from "./tandem.ts";

test("the head of the company begins with its numbers, in French and on a phone", async ({ browser, demo }) => {
  test.setTimeout(120_000);
  const context = await someBrowser(browser, demo, { width: 390, height: 844 });
  const page = await signIn(context, "ceo@demo.test");
  await prefer(page, { language: "fr", locale: "fr-FR" });
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/dashboard/ceo");
  await expect(page.getByRole("heading", { level: 1, name: "Entreprise" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Par responsable" }).getByRole("row").nth(5)).toBeVisible();
  // (What nobody has taken is told after them.)
  const top = (name: string) => page.getByRole("region", { name }).evaluate((part) => part.getBoundingClientRect().top);
  expect(await top("Chiffres de la période")).toBeLessThan(await top("Prospects sans responsable"));
  const wide = () => page.locator("main").evaluate((main) => main.scrollWidth - main.clientWidth);
  expect(await wide()).toBe(0);
  await clean(page);
  for (const of of ["Nouveaux prospects", "Gagné", "Négociation"]) {
    const { number, count } = await opensItsRows(page, of, "Prospects");
    // What is shown of the won ones is a sum.
    if (!number.includes("€")) expect(count, of).toBe(digits(number));
    expect(count, of).toBeGreaterThan(0);
  }
  await page.goto("/dashboard/leads");
  await expect(page.getByRole("heading", { level: 1, name: "Suivi des prospects" })).toBeVisible();
  const { number, count } = await opensItsRows(page, "Sans responsable", "Prospects");
  expect(count).toBe(digits(number));
  await expect(page.getByRole("table").first()).toBeVisible();
  // A table that goes on under the edge keeps the name of each row in sight.
  const scrolled = page.getByRole("table").first().locator("..");
  const name_at = () =>
    page
      .getByRole("rowheader")
      .first()
      .evaluate((name) => name.getBoundingClientRect().left);
  const before = await name_at();
  await scrolled.evaluate((part) => {
    part.style.maxWidth = "240px";
    part.scrollTo({ left: 80 });
  });
  expect(await scrolled.evaluate((part) => part.scrollLeft)).toBeGreaterThan(0);
  expect(await name_at()).toBe(before);
  expect(await wide()).toBe(0);
  await clean(page);
  await prefer(page, { language: "en" });
  await context.close();
});
