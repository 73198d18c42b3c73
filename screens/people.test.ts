import { spawnSync } from "node:child_process";
import { base32 } from "@better-auth/utils/base32";
import { createOTP } from "@better-auth/utils/otp";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { adminAtWork, copyLink } from "../e2e/links.ts";
import { password, signIn, someBrowser, startTandem, type Tandem, test } from "./tandem.ts";

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

test("an admin invites; the invited person works; a used link is good for nothing", async ({ browser }) => {
  const admin = await adminAtWork(browser, demo);
  await admin.getByRole("button", { name: "Invite somebody" }).click();
  await admin.getByRole("button", { name: "Make the invitation" }).click();
  await expect(admin.getByText("This is no e-mail address.").first()).toBeVisible();
  await admin.getByLabel("E-mail").fill("nina@demo.test");
  await admin.getByRole("combobox", { name: "Team" }).selectOption({ label: "Ventes Nord" });
  await clean(admin);
  await admin.keyboard.press("Enter");
  const link = await copyLink(admin, clean);
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
