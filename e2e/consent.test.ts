import { expect, type Page, test } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signIn, someBrowser, startTandem, type Tandem } from "./tandem.ts";

// A company of its own, since its administrators change here.
let demo: Tandem;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  demo = await startTandem("--demo");
});
test.afterAll(() => demo.stop());

async function propose(page: Page, name: string, role: string): Promise<void> {
  await page.getByRole("button", { name: `Acts on ${name}` }).click();
  await page.getByRole("menuitem", { name: "Change role" }).click();
  await page.getByLabel("Role", { exact: true }).selectOption({ label: role });
  await page.getByLabel("Reason", { exact: true }).fill("Moves to the shop");
  await page.getByRole("button", { name: "Give this role" }).click();
}

test("an administrator is demoted or suspended once another one agrees, who sees what waits", async ({ browser }) => {
  const [office, home] = [
    await someBrowser(browser, demo),
    await someBrowser(browser, demo, { width: 390, height: 844 }),
  ];
  const [first, second] = [await signIn(office, "admin@demo.test"), await signIn(home, "employee@demo.test")];
  const { data } = (await (await first.request.get("/api/people?q=employee@demo.test")).json()) as {
    data: { id: string; name: string }[];
  };
  const name = data[0]?.name ?? "";
  await first.goto("/rbac");
  await propose(first, name, "Administrator");
  await expect(first.getByText(`${name}: Administrator`)).toBeVisible();
  await propose(first, name, "Employee");
  await expect(first.getByText("A second administrator has to agree now.")).toBeVisible();
  const waiting = first.getByRole("list", { name: "Waiting for an administrator" });
  await expect(waiting).toContainText(
    `proposes another role for ${name}, an administrator: Employee. Moves to the shop`,
  );
  await expect(waiting.getByRole("button", { name: "Agree" })).toHaveCount(0);
  await clean(first);
  await waiting.getByRole("button", { name: "Take back" }).click();
  await expect(waiting).toHaveCount(0);

  await first.getByRole("button", { name: `Acts on ${name}` }).click();
  await first.getByRole("menuitem", { name: "Suspend…" }).click();
  await expect(first.getByText("A second administrator agrees to it first, where there is one.")).toBeVisible();
  await clean(first);
  await first.getByRole("button", { name: `Suspend ${name}` }).click();
  await expect(waiting).toContainText(`proposes to suspend ${name}, an administrator.`);

  await prefer(second, { language: "fr", theme: "dark" });
  await second.goto("/rbac");
  const attente = second.getByRole("list", { name: "En attente d’un administrateur" });
  await expect(attente).toContainText(`propose de suspendre le compte de ${name}, administrateur.`);
  await clean(second);
  await attente.getByRole("button", { name: "Accepter" }).click();
  await second.waitForURL(/auth\/employee/, { timeout: 10_000 });
  await expect(first.getByRole("row", { name: new RegExp(`${name} Suspended`) })).toBeVisible();
  for (const context of [office, home]) await context.close();
});
