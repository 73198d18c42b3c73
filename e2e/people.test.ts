import { expect, type Page, test } from "@playwright/test";
import { clean } from "./clean.ts";
import { adminAtWork, copyLink } from "./links.ts";
import { password, signIn, someBrowser, startTandem, type Tandem } from "./tandem.ts";

// A company of its own, since people are suspended and get other passwords here.
let demo: Tandem;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  demo = await startTandem("--demo");
});
test.afterAll(() => demo.stop());

/** The row of somebody on /rbac, with its menu open. */
async function openMenu(page: Page, name: string) {
  await page.getByRole("button", { name: `Acts on ${name}` }).click();
  await expect(page.getByRole("menu")).toBeVisible();
}

test("a suspended person is out at once, and a colleague has their records", async ({ browser }) => {
  const admin = await adminAtWork(browser, demo);
  const home = await someBrowser(browser, demo);
  const yann = await signIn(home, "sales6@demo.test");
  await yann.goto("/leads");
  await expect(yann.getByRole("heading", { name: "Leads" })).toBeVisible();
  const owned = async (name: string) => {
    const { data } = (await (
      await admin.request.get(`/api/people?where=${encodeURIComponent(JSON.stringify({ name }))}`)
    ).json()) as { data: { id: string }[] };
    const where = encodeURIComponent(JSON.stringify({ owner_id: data[0]?.id }));
    return (
      (await (await admin.request.get(`/api/leads?where=${where}&count=true&limit=1`)).json()) as { count: number }
    ).count;
  };
  const [before, theirs] = [await owned("Claire Vasseur"), await owned("Yann Hamon")];
  expect(theirs).toBeGreaterThan(0);
  await openMenu(admin, "Yann Hamon");
  await admin.getByRole("menuitem", { name: "Suspend…" }).click();
  const dialog = admin.getByRole("dialog", { name: "Suspend Yann Hamon?" });
  await expect(dialog.getByText("Yann Hamon owns:")).toBeVisible();
  await dialog.getByPlaceholder("Find a colleague").fill("Claire");
  await dialog.getByText("Claire Vasseur").click();
  await clean(admin);
  await dialog.getByRole("button", { name: "Suspend and hand over to Claire Vasseur" }).click();
  await yann.waitForURL(/auth\/employee/, { timeout: 10_000 });
  await expect(admin.getByRole("row", { name: /Yann Hamon Suspended/ })).toBeVisible();
  expect([await owned("Claire Vasseur"), await owned("Yann Hamon")]).toEqual([before + theirs, 0]);
  await yann.getByLabel("E-mail").fill("sales6@demo.test");
  await yann.getByLabel("Password", { exact: true }).fill(password);
  await yann.keyboard.press("Enter");
  await expect(yann.getByText("The e-mail address or the password is not right.")).toBeVisible();
  await openMenu(admin, "Yann Hamon");
  await admin.getByRole("menuitem", { name: "Let back in" }).click();
  await expect(admin.getByText("Yann Hamon can sign in again.")).toBeVisible();
  await yann.keyboard.press("Enter");
  await yann.waitForURL(/leads/);
  for (const context of [admin.context(), home]) await context.close();
});

test("a forgotten password is made anew by a link; one's own is changed, and other sessions end", async ({
  browser,
}) => {
  const admin = await adminAtWork(browser, demo);
  await openMenu(admin, "Nadia Colin");
  await admin.getByRole("menuitem", { name: "Link for a new password" }).click();
  const link = await copyLink(admin, clean);
  const home = await someBrowser(browser, demo, { width: 390, height: 844 });
  const nadia = await home.newPage();
  await nadia.goto(link);
  await expect(nadia.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await clean(nadia);
  await nadia.getByLabel("Password", { exact: true }).fill("fresh-horse-battery");
  await nadia.keyboard.press("Enter");
  await nadia.waitForURL(({ pathname }) => !pathname.startsWith("/auth"));

  await nadia.goto("/security?part=signing-in");
  await nadia.getByRole("button", { name: "Change your password" }).click();
  await nadia.getByLabel("Present password", { exact: true }).fill("wrong-horse-battery");
  await nadia.getByLabel("New password", { exact: true }).fill(password);
  await nadia.keyboard.press("Enter");
  await expect(nadia.getByText("This is not your password.").first()).toBeVisible();
  await nadia.getByLabel("Present password", { exact: true }).fill("fresh-horse-battery");
  await nadia.keyboard.press("Enter");
  await expect(nadia.getByText("Your password is changed.")).toBeVisible();

  const second = await someBrowser(browser, demo);
  const other = await signIn(second, "employee@demo.test");
  await other.goto("/security?part=sessions");
  const sessions = other.getByRole("listitem").filter({ hasText: /Since/ });
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first().getByText("This browser")).toBeVisible();
  await clean(other);
  await sessions.last().getByRole("button", { name: /^End/ }).click();
  await expect(sessions).toHaveCount(1);
  await nadia.waitForURL(/auth\/employee/, { timeout: 10_000 });
  for (const context of [admin.context(), home, second]) await context.close();
});
