import { spawnSync } from "node:child_process";
import { base32 } from "@better-auth/utils/base32";
import { createOTP } from "@better-auth/utils/otp";
import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { clean } from "./clean.ts";
import { password, signIn, someBrowser, startTandem, type Tandem } from "./tandem.ts";

// A company of its own, since people are suspended and get other passwords here.
let demo: Tandem;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  demo = await startTandem("--demo");
});
test.afterAll(() => demo.stop());

/** Opens a one-use link, sees that its token leaves the address, and becomes the invited person. */
async function accept(context: BrowserContext, link: string, name: string): Promise<Page> {
  const page = await context.newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url(), request.headers()["referer"] ?? ""));
  await page.goto(link);
  await expect(page.getByRole("heading", { name: /invites you/ })).toBeVisible();
  await clean(page);
  await page.getByRole("button", { name: "Accept and sign in" }).click();
  await expect(page.getByText("Use at least 12 characters.").first()).toBeVisible();
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await page.waitForURL(({ pathname }) => !pathname.startsWith("/auth"));
  const token = link.split("=")[1] ?? "";
  // (The first is the page itself, which the browser asks for without what is behind the #.)
  expect(asked.slice(1).filter((url) => url.includes(token))).toEqual([]);
  return page;
}

/** The row of somebody on /rbac, with its menu open. */
async function openMenu(page: Page, name: string) {
  await page.getByRole("button", { name: `Acts on ${name}` }).click();
  await expect(page.getByRole("menu")).toBeVisible();
}

/** The link that was just made, by way of the clipboard. */
async function copyLink(page: Page): Promise<string> {
  await expect(page.getByText("Tandem sends no e-mail.", { exact: false })).toBeVisible();
  await clean(page);
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByText("The link is copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "Done" }).click();
  return link;
}

async function adminAtWork(browser: Browser): Promise<Page> {
  const office = await someBrowser(browser, demo);
  await office.grantPermissions(["clipboard-read", "clipboard-write"]);
  const admin = await signIn(office, "admin@demo.test");
  await admin.goto("/rbac");
  return admin;
}

test("an admin invites; the invited person works; a used link is good for nothing", async ({ browser }) => {
  const admin = await adminAtWork(browser);
  await admin.getByRole("button", { name: "Invite somebody" }).click();
  await admin.getByRole("button", { name: "Make the invitation" }).click();
  await expect(admin.getByText("This is no e-mail address.").first()).toBeVisible();
  await admin.getByLabel("E-mail").fill("nina@demo.test");
  await admin.getByRole("combobox", { name: "Team" }).selectOption({ label: "Ventes Nord" });
  await clean(admin);
  await admin.keyboard.press("Enter");
  const link = await copyLink(admin);
  expect(link).toContain("/auth/employee#invitation=");
  const open = admin.getByRole("region", { name: "Open invitations" });
  await expect(open.getByText("nina@demo.test").first()).toBeVisible();
  await clean(admin);

  const home = await someBrowser(browser, demo);
  const nina = await accept(home, link, "Nina Petit");
  await nina.goto("/leads");
  await expect(nina.getByRole("heading", { name: "Leads" })).toBeVisible();
  await expect(nina.getByRole("button", { name: /Nina Petit/ })).toBeVisible();
  await expect(admin.getByRole("row", { name: /Nina Petit/ })).toBeVisible();
  await expect(open).toHaveCount(0);

  const elsewhere = await someBrowser(browser, demo, { width: 390, height: 844 });
  const late = await elsewhere.newPage();
  await late.goto(link);
  await expect(late.getByRole("heading", { name: "This link can no longer be used" })).toBeVisible();
  await clean(late);
  await late.getByRole("link", { name: "Go to sign-in" }).click();
  await expect(late.getByRole("heading", { name: "Employee sign-in" })).toBeVisible();
  for (const context of [admin.context(), home, elsewhere]) await context.close();
});

test("a suspended person is out at once, and a colleague has their records", async ({ browser }) => {
  const admin = await adminAtWork(browser);
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
  const admin = await adminAtWork(browser);
  await openMenu(admin, "Nadia Colin");
  await admin.getByRole("menuitem", { name: "Link for a new password" }).click();
  const link = await copyLink(admin);
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

test("whoever owns the server gets an administrator back in, while it runs", async ({ browser }) => {
  const env = { ...process.env, ...demo.settings, TANDEM_URL: demo.url };
  const admin = (...args: string[]) => spawnSync("bash", ["bin/admin", ...args], { env, encoding: "utf8" });
  const made = admin("reset-password", "admin@demo.test");
  expect(made.stderr).toBe("");
  const link = made.stdout.trim().split("\n").at(-1) ?? "";
  const home = await someBrowser(browser, demo);
  const page = await home.newPage();
  await page.goto(link);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await page.waitForURL(({ pathname }) => !pathname.startsWith("/auth"));
  expect(admin("make-admin", "nobody@demo.test").stderr).toContain("Nobody signs in with this address.");
  expect(admin("destroy", "admin@demo.test").status).toBe(2);
  await home.close();
});

test("with a second step, a password alone opens nothing", async ({ browser }) => {
  const home = await someBrowser(browser, demo);
  const page = await signIn(home, "marketing@demo.test");
  await page.goto("/security?part=signing-in");
  await page.getByRole("button", { name: "Turn the second step on" }).click();
  await page.getByLabel("Present password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: "QR code with the secret for your app" })).toBeVisible();
  await clean(page);
  const shown = (await page.locator("code").textContent()) ?? "";
  const secret = new TextDecoder().decode(base32.decode(shown.replaceAll(" ", "")));
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This code is not right, or was used already.").first()).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(await createOTP(secret).totp());
  await page.keyboard.press("Enter");
  const codes = page.getByRole("list", { name: "Your recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  await clean(page);
  const [recovery, another] = await codes.allTextContents();
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByText("Recovery codes left: 10.", { exact: false })).toBeVisible();
  await clean(page);

  const elsewhere = await someBrowser(browser, demo, { width: 390, height: 844 });
  const second = await elsewhere.newPage();
  await second.goto("/auth/employee?return_to=%2Fleads");
  await second.getByLabel("E-mail").fill("marketing@demo.test");
  await second.getByLabel("Password", { exact: true }).fill(password);
  await second.keyboard.press("Enter");
  await expect(second.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  expect((await elsewhere.request.get("/api/leads")).status()).toBe(401);
  await clean(second);
  await second.getByLabel("Code", { exact: true }).fill("000000");
  await second.keyboard.press("Enter");
  await expect(second.getByText("This code is not right, or was used already.").first()).toBeVisible();
  await second.getByLabel("Code", { exact: true }).fill(recovery ?? "");
  await second.keyboard.press("Enter");
  await second.waitForURL(/leads/);
  await page.getByRole("button", { name: "Turn the second step off" }).click();
  await page.getByLabel("Present password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Code", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await clean(page);
  await page.getByLabel("Code", { exact: true }).fill(another ?? "");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The second step is off.")).toBeVisible();
  for (const context of [home, elsewhere]) await context.close();
});
