import { type BrowserContext, expect, type Page } from "@playwright/test";
import { signIn, someBrowser, test } from "./tandem.ts";

test("what is begun for one client stays with that client, through closing and reloads", async ({ browser, demo }) => {
  const [first, second] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const [claire, thomas] = [await signIn(first, "sales@demo.test"), await signIn(second, "sales2@demo.test")];
  const data = await clientsOf(first);
  const [one, other] = data.map(({ id }) => `/clients?id=${id}`);
  await claire.goto(one ?? "");
  await nameOf(claire).then((name) => name.fill("Nolwenn Abgrall"));
  await claire.getByRole("button", { name: "Cancel" }).click();

  await claire.goto(other ?? "");
  await expect(await nameOf(claire)).toHaveValue("");
  await claire.getByRole("button", { name: "Cancel" }).click();

  await claire.goto(one ?? "");
  await expect(await nameOf(claire)).toHaveValue("Nolwenn Abgrall");
  await claire.getByRole("button", { name: "Add contact" }).last().click();
  await expect(claire.getByRole("listitem").filter({ hasText: "Nolwenn Abgrall" })).toBeVisible();
  // Done is done: the next one begins empty, and nobody else has begun anything.
  await expect(await nameOf(claire)).toHaveValue("");
  const [theirs] = await clientsOf(second);
  await thomas.goto(`/clients?id=${theirs?.id}`);
  await expect(await nameOf(thomas)).toHaveValue("");
  await Promise.all([first.close(), second.close()]);
});

/** Opens the form for a new contact of the client that is open. */
async function nameOf(page: Page) {
  await page.getByRole("button", { name: "Add contact" }).first().click();
  return page.getByRole("dialog").getByLabel("Name", { exact: true });
}

async function clientsOf(context: BrowserContext): Promise<{ id: string }[]> {
  const answer = await context.request.get("/api/accounts?order=name&limit=2");
  return ((await answer.json()) as { data: { id: string }[] }).data;
}
