import { expect, type Page, test } from "@playwright/test";
import { clean } from "./clean.ts";
import { password, signIn, someBrowser, startTandem, type Tandem } from "./tandem.ts";

test.describe.configure({ timeout: 120_000 });

let tandem: Tandem;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  tandem = await startTandem("--demo");
});
test.afterAll(() => tandem.stop());

/** Gives a page's browser a device that makes passkeys; answers how to have it touched by itself, or not. */
async function withDevice(page: Page): Promise<(isTouched: boolean) => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return (enabled) => devtools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
}

/** What a page asks of passkeys from now on: "offered", "taken back", "asked for". */
async function watched(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction("noted", (what: string) => seen.push(what));
  await page.addInitScript(() => {
    const { noted } = window as unknown as { noted: (what: string) => void };
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) => {
      noted(options?.mediation === "conditional" ? "offered" : "asked for");
      let isOpen = true;
      options?.signal?.addEventListener("abort", () => isOpen && noted("taken back"));
      return get(options).finally(() => (isOpen = false));
    };
  });
  return seen;
}

test("a passkey is offered where one types, taken back while a password is tried, and lets in", async ({ browser }) => {
  const home = await someBrowser(browser, tandem);
  const page = await signIn(home, "sales@demo.test");
  const touched = await withDevice(page);
  await page.goto("/security?part=signing-in");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Work laptop");
  await dialog.getByLabel("Present password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("The passkey is added.")).toBeVisible();
  await touched(false);
  await page.goto("/security?part=sessions");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL(/auth|\/$/);

  const seen = await watched(page);
  await page.goto("/auth/employee?return_to=%2Fsecurity");
  await expect.poll(() => seen).toEqual(["offered"]);
  await expect(page.getByLabel("E-mail")).toHaveAttribute("autocomplete", "username webauthn");
  await clean(page);
  await page.getByLabel("E-mail").fill("sales@demo.test");
  await page.getByLabel("Password", { exact: true }).fill("wrong-horse-battery");
  expect(seen).toEqual(["offered"]);
  await touched(true);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/security$/);
  expect(seen).toEqual(["offered", "taken back", "offered"]);
  const session = (await (await page.request.get("/api/session")).json()) as { person: { email: string } };
  expect(session.person.email).toBe("sales@demo.test");

  await touched(false);
  await page.goto("/security?part=sessions");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL(/auth|\/$/);
  seen.length = 0;
  await page.goto("/auth/employee");
  await expect.poll(() => seen).toEqual(["offered"]);
  await page.getByLabel("E-mail").fill("sales");
  await touched(true);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith("/auth"));
  expect(seen).toEqual(["offered", "taken back", "asked for"]);

  // One that opens no such door is presented three times at most, though the device is touched each time.
  await page.goto("/security?part=sessions");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL(/auth|\/$/);
  seen.length = 0;
  await page.goto("/auth/client");
  await expect(page.getByText("This passkey does not open this door.")).toBeVisible();
  await expect.poll(() => seen).toEqual(["offered", "offered", "offered"]);
  await expect(page.getByLabel("E-mail")).toBeEditable();
  await home.close();
});

test("an offer is made anew before it is too old; where the browser makes none, nothing is asked", async ({
  browser,
}) => {
  const able = await (await someBrowser(browser, tandem)).newPage();
  await (
    await withDevice(able)
  )(false);
  await able.clock.install();
  const seen = await watched(able);
  await able.goto("/auth/client");
  await expect.poll(() => seen).toEqual(["offered"]);
  await able.clock.runFor("04:01");
  await expect.poll(() => seen).toEqual(["offered", "taken back", "offered"]);

  const unable = await (await someBrowser(browser, tandem)).newPage();
  const asked: string[] = [];
  unable.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await unable.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await unable.goto("/auth/employee");
  await expect.poll(() => asked.some((path) => path.includes("passkey-offer"))).toBe(true);
  await unable.getByLabel("E-mail").fill("support@demo.test");
  await unable.getByLabel("Password", { exact: true }).fill(password);
  await unable.keyboard.press("Enter");
  await unable.waitForURL(({ pathname }) => !pathname.startsWith("/auth"));
  expect(asked).not.toContain("/api/sign-in/passkey/offer");
  await Promise.all([able, unable].map((page) => page.context().close()));
});
