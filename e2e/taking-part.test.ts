import { type BrowserContext, expect, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signInAsAtFirst, someBrowser, test } from "./tandem.ts";

// Who takes part from the client's side: chosen by keys, told where it stands, and in the contact's own line of time.
const line = (page: Page) => page.getByRole("region", { name: /^(Timeline|Fil)$/ });
const planned = (page: Page) => page.getByRole("region", { name: /^(Planned|Prévu)$/ });

test("a client's contacts are offered first, are told where it is planned, and have it in their own timeline", async ({
  browser,
  demo,
}) => {
  const contexts = [await someBrowser(browser, demo), await someBrowser(browser, demo, { width: 390 })] as const;
  const claire = await signInAsAtFirst(contexts[0], "sales@demo.test");
  const boss = await signInAsAtFirst(contexts[1], "ceo@demo.test");
  const account_id = await made(contexts[0], "accounts", { name: "Moulin de Kerouat" });
  const solenn = await made(contexts[0], "contacts", { name: "Solenn Abgrall", account_id, emails: ["s@k.example"] });
  await made(contexts[0], "contacts", { name: "Yann Abgrall", account_id });
  await claire.goto(`/clients?id=${account_id}`);
  await line(claire).getByTitle("Meeting").click();
  await line(claire).getByText("Planned", { exact: true }).click();
  await line(claire).getByRole("textbox", { name: "Plan the meeting" }).fill("Look at the stones");
  // By keys: the first two that are offered are the client's own, of thousands.
  await line(claire).getByRole("button", { name: "Choose…" }).focus();
  await claire.keyboard.press("Enter");
  const found = line(claire).getByRole("radiogroup", { name: "Search contacts" });
  await expect(found.getByRole("radio").first()).toBeVisible();
  await expect(found.locator("label").nth(0)).toContainText("Solenn Abgrall");
  await expect(found.locator("label").nth(1)).toContainText("Yann Abgrall");
  await clean(claire);
  await claire.keyboard.press("Enter");
  await expect(line(claire).getByRole("button", { name: "Take out Solenn Abgrall" })).toBeVisible();
  await expect(line(claire).getByRole("button", { name: "Add another" })).toBeFocused();
  await claire.keyboard.press("Enter");
  await claire.keyboard.type("Yann Abgrall");
  await found.getByText("Yann Abgrall").click();
  await line(claire).getByRole("button", { name: "Take out Yann Abgrall" }).click();
  await expect(line(claire).getByText("Yann Abgrall")).toHaveCount(0);
  await line(claire).getByRole("button", { name: "Plan the meeting" }).click();
  await expect(planned(claire)).toContainText(/Look at the stones.*Solenn Abgrall/);

  // Another comes along by the form of the activity.
  await planned(claire).getByRole("button", { name: "More acts" }).click();
  await claire.getByRole("menuitem", { name: "Edit…" }).click();
  const form = claire.getByRole("dialog");
  await form.getByRole("button", { name: "Add another" }).click();
  await form.getByRole("radiogroup").getByText("Yann Abgrall").click();
  await clean(claire);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(planned(claire)).toContainText("Solenn Abgrall, Yann Abgrall");

  // The boss, in French on a phone, sees it at the contact, with the way to the client; done, it stays there.
  await prefer(boss, { language: "fr", theme: "dark" });
  await boss.goto(`/clients?tab=contacts&id=${solenn}`);
  await expect(planned(boss)).toContainText("Look at the stones");
  await expect(planned(boss).getByRole("link", { name: "Moulin de Kerouat" })).toBeVisible();
  await clean(boss);
  expect(await boss.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await claire.getByRole("button", { name: "Mark “Look at the stones” as done" }).click();
  await expect(line(boss).getByText("avec Solenn Abgrall, Yann Abgrall")).toBeVisible({ timeout: 8000 });
  await line(boss).getByRole("link", { name: "Moulin de Kerouat" }).click();
  await expect(boss).toHaveURL(new RegExp(account_id));
  await prefer(boss, { language: "en", theme: "light" });
  await Promise.all(contexts.map((context) => context.close()));
});

async function made(context: BrowserContext, path: string, values: object): Promise<string> {
  const { person } = (await (await context.request.get("/api/session")).json()) as { person: { id: string } };
  const headers = { "idempotency-key": crypto.randomUUID() };
  const answer = await context.request.post(`/api/${path}`, { data: { owner_id: person.id, ...values }, headers });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { data: { id: string } }).data.id;
}
