import { readFileSync } from "node:fs";
import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { openTestProvider, type TestProvider } from "../src/testing/provider.ts";
import { clean } from "./clean.ts";
import { openPostBox, type PostBox } from "./post-box.ts";
import { freePort } from "../src/database/free-port.ts";
import { launch, password, signIn, someBrowser, type Tandem } from "./tandem.ts";

test.describe.configure({ timeout: 120_000 });

// A company of its own, which sends mails and takes other ways in than a password.
let post: PostBox;
let provider: TestProvider;
let tandem: Tandem;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  post = await openPostBox();
  provider = await openTestProvider();
  tandem = await launch(await freePort(), ["--demo"], undefined, { ...post.settings, ...provider.settings });
});
test.afterAll(async () => {
  await tandem.stop();
  await post.close();
  await provider.close();
});

const linksTo = (address: string) => post.to(address).map((mail) => mail.match(/https?:\S+#sign_in=[\w-]+/)?.[0] ?? "");

test("a client signs in by a link in a mail, once; a stranger is told the same", async ({ browser }) => {
  const home = await someBrowser(browser, tandem, { width: 390, height: 844 });
  const page = await home.newPage();
  await page.goto("/auth/client");
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByText("Enter your e-mail address.").first()).toBeVisible();
  await clean(page);
  for (const email of ["nobody@demo.test", "client@demo.test"]) {
    await page.getByLabel("E-mail").fill(email);
    await page.keyboard.press("Enter");
    await expect(
      page.getByText(`If ${email} is a client's address here, a link is on its way to it.`, { exact: false }),
    ).toBeVisible();
    await clean(page);
    if (email.startsWith("nobody")) await page.getByRole("button", { name: "Ask again" }).click();
  }
  await expect.poll(() => linksTo("client@demo.test").length, { timeout: 30_000 }).toBe(1);
  expect(linksTo("nobody@demo.test")).toEqual([]);
  const [link = ""] = linksTo("client@demo.test");
  await page.goto(link);
  await expect(page.getByText("You sign in as client@demo.test.")).toBeVisible();
  expect(page.url()).not.toContain("sign_in");
  await clean(page);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith("/auth"));
  const session = (await (await page.request.get("/api/session")).json()) as { person: { email: string } };
  expect(session.person.email).toBe("client@demo.test");

  const elsewhere = await someBrowser(browser, tandem);
  const late = await elsewhere.newPage();
  await late.goto(link);
  await expect(late.getByRole("heading", { name: "This link can no longer be used" })).toBeVisible();
  await late.getByRole("link", { name: "Go to sign-in" }).click();
  await late.getByRole("button", { name: "Sign in with a password" }).click();
  await expect(late.getByLabel("Password", { exact: true })).toBeVisible();
  await clean(late);
  for (const context of [home, elsewhere]) await context.close();
});

test("who has forgotten their password has a link sent, chooses a new one and is in; a second browser is out", async ({
  browser,
}) => {
  const elsewhere = await signIn(await someBrowser(browser, tandem), "support@demo.test");
  const home = await someBrowser(browser, tandem, { width: 390, height: 844 });
  const page = await home.newPage();
  await page.goto("/auth/employee");
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { name: "A new password" })).toBeVisible();
  await page.getByLabel("E-mail").fill("support@demo.test");
  await page.keyboard.press("Enter");
  await expect(page.getByText("If somebody signs in here with support@demo.test", { exact: false })).toBeVisible();
  await clean(page);
  const links = () => post.to("support@demo.test").flatMap((mail) => mail.match(/https?:\S+#password=[\w-]+/) ?? []);
  await expect.poll(() => links().length, { timeout: 30_000 }).toBe(1);
  await page.goto(links()[0] ?? "");
  await page.getByLabel("Password", { exact: true }).fill("another-horse-battery");
  await page.getByRole("button", { name: "Set the password and sign in" }).click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith("/auth"));
  expect((await elsewhere.request.get("/api/account")).status()).toBe(401);
});

test("every form of the door shows how long it waits, and works again by itself", async ({ browser }) => {
  const forms = [
    {
      at: "/auth/employee",
      attempts: () => ({
        path: "/api/sign-in",
        body: { door: "employee", email: "sales@demo.test", password: "wrong-horse-battery" },
      }),
      send: async (page: Page) => {
        await page.getByLabel("E-mail").fill("sales@demo.test");
        await page.getByLabel("Password", { exact: true }).fill("wrong-horse-battery");
        await page.getByRole("button", { name: "Sign in", exact: true }).click();
      },
      button: "Sign in",
    },
    {
      at: "/auth/client",
      attempts: (time: number) => ({ path: "/api/sign-in/ask-link", body: { email: `someone${time}@demo.test` } }),
      send: async (page: Page) => {
        await page.getByLabel("E-mail").fill("someone@demo.test");
        await page.getByRole("button", { name: "Send me a link" }).click();
      },
      button: "Send me a link",
    },
    {
      at: "/auth/client#invitation=none-none-none-none-none",
      attempts: () => ({ path: "/api/links/look", body: { purpose: "invitation", token: "none-none-none-none-none" } }),
      send: async () => {},
      button: "Try again",
    },
  ];
  for (const { at, attempts, send, button } of forms) {
    const context = await someBrowser(browser, tandem);
    const page = await context.newPage();
    await page.clock.install();
    const statuses = await Promise.all(
      Array.from({ length: 31 }, async (_, time) => {
        const { path, body } = attempts(time);
        return (await page.request.post(path, { data: body })).status();
      }),
    );
    expect(statuses, at).toContain(429);
    await page.goto(at);
    await send(page);
    await expect(page.getByText("Too many attempts."), at).toBeVisible();
    await expect(page.getByRole("timer")).toHaveText(/Try again in [01]:\d\d\./);
    const pressed = page.getByRole("button", { name: button, exact: true });
    await expect(pressed).toHaveAttribute("aria-disabled", "true");
    await clean(page);
    await page.clock.fastForward("01:01");
    await expect(page.getByText("You can try again now.")).toBeVisible();
    await expect(pressed).not.toHaveAttribute("aria-disabled");
    await context.close();
  }
});

/** Gives a page's browser a device that makes passkeys, with a finger that is always right. */
async function withDevice(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return devtools;
}

test("a passkey is added in the settings, signs in at its own door, and is removed", async ({ browser }) => {
  const home = await someBrowser(browser, tandem);
  const page = await signIn(home, "sales@demo.test");
  await withDevice(page);
  // What a door offers by itself, and the device would take at once, has a journey of its own.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await page.goto("/security?part=signing-in");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Work laptop");
  await dialog.getByLabel("Present password", { exact: true }).fill(password);
  await clean(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText("The passkey is added.")).toBeVisible();
  await expect(page.getByText("Work laptop", { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/not used yet/)).toBeVisible();
  await clean(page);
  await page.goto("/security?part=sessions");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL(/auth|\/$/);

  // Its person is staff: the clients' door stays shut.
  await page.goto("/auth/client");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("This passkey does not open this door.")).toBeVisible();
  await clean(page);
  await page.goto("/auth/employee?return_to=%2Fsecurity%3Fpart%3Dsigning-in");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.waitForURL(/security/);
  await expect(page.getByText(/last used/)).toBeVisible();

  await page.getByRole("button", { name: "Rename Work laptop" }).press("Enter");
  await page.getByRole("dialog").getByLabel("Name").fill("Old laptop");
  await clean(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Work laptop", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Remove Old laptop" }).click();
  await page.getByRole("dialog").getByLabel("Present password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("The passkey is removed.")).toBeVisible();
  await expect(page.getByText("Old laptop", { exact: true })).toHaveCount(0);
  await home.close();
});

test("an account at the company's provider is linked in the settings, then signs in; others are told what to do", async ({
  browser,
}) => {
  const home = await someBrowser(browser, tandem);
  const stranger = await home.newPage();
  await stranger.goto("/auth/employee");
  await stranger.getByRole("button", { name: "Sign in with Ferrand ID" }).click();
  await expect(stranger.getByText("This account is linked with nobody here.", { exact: false })).toBeVisible();
  expect(stranger.url()).not.toContain("#");
  await clean(stranger);

  const page = await signIn(home, "marketing@demo.test");
  await page.goto("/security?part=signing-in");
  await page.getByRole("button", { name: "Link with Ferrand ID" }).click();
  await page.getByRole("dialog").getByLabel("Present password", { exact: true }).fill(password);
  await clean(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Ferrand ID is linked.")).toBeVisible();
  await expect(page.getByText(/Linked since/)).toBeVisible();
  await clean(page);
  await page.goto("/security?part=sessions");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL(/auth|\/$/);

  await page.goto("/auth/employee?return_to=%2Fsecurity%3Fpart%3Dsigning-in");
  await page.getByRole("button", { name: "Sign in with Ferrand ID" }).click();
  await page.waitForURL(/security/);
  await page.getByRole("button", { name: "Unlink Ferrand ID" }).click();
  await page.getByRole("dialog").getByLabel("Present password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Ferrand ID is unlinked.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Link with Ferrand ID" })).toBeVisible();
  await home.close();

  // The clients' door has none of it.
  const outside = await someBrowser(browser, tandem);
  const client = await outside.newPage();
  await client.goto("/auth/client");
  await expect(client.getByRole("button", { name: "Sign in with a passkey" })).toBeVisible();
  await expect(client.getByRole("button", { name: /Ferrand/ })).toHaveCount(0);
  await outside.close();
});

test("an invited person comes in by their account at the provider, without a password", async ({ browser }) => {
  const office = await someBrowser(browser, tandem);
  const admin = await signIn(office, "admin@demo.test");
  const key = { "idempotency-key": crypto.randomUUID(), origin: tandem.url };
  const data = { email: "nina@demo.test", role: "support" };
  expect((await admin.request.post("/api/invitations", { data, headers: key })).status()).toBe(201);
  const links = () => post.to("nina@demo.test").flatMap((mail) => mail.match(/https?:\S+#invitation=[\w-]+/) ?? []);
  await expect.poll(() => links().length, { timeout: 30_000 }).toBe(1);

  provider.subject = "nina";
  const home = await someBrowser(browser, tandem, { width: 390, height: 844 });
  const page = await home.newPage();
  await page.goto(links()[0] ?? "");
  await page.getByRole("button", { name: "Accept with Ferrand ID" }).click();
  await expect(page.getByText("Enter your name.").first()).toBeVisible();
  await clean(page);
  await page.getByLabel("Your name").fill("Nina Petit");
  await page.getByRole("button", { name: "Accept with Ferrand ID" }).click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith("/auth"));
  await page.goto("/security?part=signing-in");
  await expect(page.getByText("You have no password.", { exact: false })).toBeVisible();
  await clean(page);
  await page.getByRole("button", { name: "Unlink Ferrand ID" }).click();
  await expect(page.getByRole("dialog").getByText("You have no password.", { exact: false })).toBeVisible();
  await clean(page);
  provider.subject = "ada";
  for (const context of [office, home]) await context.close();
});

test("all that is one's own comes as a file", async ({ browser }) => {
  const home = await someBrowser(browser, tandem, { width: 390, height: 844 });
  const page = await signIn(home, "sales2@demo.test");
  await page.goto("/security?part=data");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export my data" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^tandem-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(readFileSync(await download.path()));
  expect(Object.keys(files)).toEqual(expect.arrayContaining(["profile.json", "leads.csv", "activity.jsonl"]));
  expect(strFromU8(files["profile.json"] ?? new Uint8Array())).toContain("sales2@demo.test");
  await home.close();
});
