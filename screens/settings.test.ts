import { expect } from "@playwright/test";
import { clean } from "./clean.ts";
import { signIn, someBrowser, startTandem, type Tandem, test } from "./tandem.ts";

// A company of its own, since people choose how it looks and speaks.
let demo: Tandem;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  demo = await startTandem("--demo");
});
test.afterAll(() => demo.stop());

test("one's own name is changed in the profile, and the header says it at once", async ({ browser }) => {
  const page = await signIn(await someBrowser(browser, demo, { width: 390, height: 844 }), "support@demo.test");
  const colleague = await signIn(await someBrowser(browser, demo), "project_manager@demo.test");
  await page.goto("/security?part=profile");
  await page.getByRole("button", { name: "Change your name" }).press("Enter");
  const form = page.getByRole("dialog", { name: "Change your name" });
  await form.getByLabel("Name").fill(" ");
  await expect(form.getByRole("button", { name: "Change", exact: true })).toHaveAttribute("aria-disabled", "true");
  await form.getByLabel("Name").fill("Zélie Quentin");
  await clean(page);
  await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
  await expect(page.getByRole("main").getByText("Zélie Quentin")).toBeVisible();
  await expect(page.getByRole("banner").getByText("ZQ")).toBeVisible();
  const session = (await (await page.request.get("/api/session")).json()) as { person: { id: string } };
  const answer = await colleague.request.get(`/api/people/${session.person.id}`);
  expect(await answer.json()).toMatchObject({ data: { name: "Zélie Quentin" } });
  await Promise.all([page, colleague].map((one) => one.context().close()));
});

test("a name that looks like a script is a name", async ({ browser }) => {
  const admin = await signIn(await someBrowser(browser, demo), "admin@demo.test");
  const { person } = (await (await admin.request.get("/api/session")).json()) as { person: { id: string } };
  const answer = await admin.request.get(`/api/people/${person.id}`);
  const { data } = (await answer.json()) as { data: { version: number } };
  const name = "</script><script>document.title='taken'</script>";
  await admin.request.patch(`/api/people/${person.id}`, {
    data: { name, version: data.version },
    headers: { "idempotency-key": crypto.randomUUID() },
  });
  await admin.goto("/security");
  await expect(admin.getByText(name).first()).toBeVisible();
  await expect(admin).toHaveTitle("Settings · Tandem");
  await admin.context().close();
});
