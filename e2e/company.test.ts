import { expect } from "@playwright/test";
import { clean } from "./clean.ts";
import { plant } from "./calendar.ts";
import { prefer, signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

// An administrator keeps the company's lists, rates and rules of the score; sales work with them.

const key = () => ({ "idempotency-key": crypto.randomUUID() });

test("a lead's score says in the list what it is made of: on hover, by the arrows, by a touch, and read only then", async ({
  browser,
  demo,
}) => {
  const [his, hers] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const [admin, sales] = [await signIn(his, "admin@demo.test"), await signIn(hers, "sales@demo.test")];
  const rule = { subject: "has", value: "title", points: 31 };
  const made = await admin.request.post("/api/score_rules", { data: rule, headers: key() });
  expect(made.status()).toBe(201);
  const id = await plant(sales.context(), { name: "Yvonne Pesquet", title: "Buyer" });
  await plant(sales.context(), { name: "Yvonne Pesquet-Aubert" });
  const asked: string[] = [];
  sales.on("request", (one) => /\/api\/leads\/[\w-]{36}$/.test(one.url()) && asked.push(one.url()));
  await sales.goto("/leads?q=Yvonne%20Pesquet&sort=name");
  const row = sales.locator("[data-row]").filter({ hasText: "Yvonne Pesquet" }).first();
  const cell = row.locator("[data-column=score]");
  const words = sales.getByRole("status").filter({ has: sales.getByRole("list", { name: "Score" }) });
  await expect(cell).toContainText(/\d/);
  expect(asked).toEqual([]);
  await row.getByRole("link").first().hover();
  await cell.hover();
  await expect(words).toContainText(/Position is known\+31/);
  expect(new Set(asked.map((url) => url.slice(-36)))).toEqual(new Set([id]));
  await clean(sales);
  // The pointer may go onto the words; Escape, and going elsewhere, end them.
  await words.hover();
  await expect(words).toBeVisible();
  await sales.mouse.move(5, 5);
  await expect(words).toHaveCount(0);
  await row.getByRole("link").first().focus();
  for (const _ of [1, 2]) await sales.keyboard.press("ArrowRight");
  await expect(cell).toBeFocused();
  await expect(words).toContainText("+31");
  await sales.keyboard.press("Escape");
  await expect(words).toHaveCount(0);

  const tablet = await browser.newContext({
    baseURL: demo.url,
    viewport: { width: 1024, height: 800 },
    hasTouch: true,
  });
  await tablet.addCookies(await hers.cookies());
  const touched = await tablet.newPage();
  await prefer(sales, { language: "fr", theme: "dark" });
  await touched.goto("/leads?q=Yvonne%20Pesquet&sort=name");
  await expect(touched.getByRole("table")).toHaveAttribute("aria-describedby");
  await touched.locator("[data-column=score]").first().tap();
  await expect(touched.getByRole("list", { name: "Score" })).toContainText("+31");
  expect(new URL(touched.url()).searchParams.get("id")).toBeNull();
  await clean(touched);
  await touched.locator("[data-row]").first().locator("[data-column=stage]").tap();
  await expect(touched).toHaveURL(/id=/);
  const { data } = (await made.json()) as { data: { id: string; version: number } };
  await admin.request.delete(`/api/score_rules/${data.id}?version=${data.version}`, { headers: key() });
  await prefer(sales, { language: "en", theme: "light" });
  await Promise.all([his.close(), hers.close(), tablet.close()]);
});
