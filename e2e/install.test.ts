import { expect as patient, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { left } from "./kept.ts";
import { signIn, someBrowser, test } from "./tandem.ts";

const expect = patient.configure({ timeout: 30_000 });

/** As the browser offers it once it finds that the app can be installed. */
const offer = (page: Page, outcome: string) =>
  page.evaluate((chosen) => {
    const event = Object.assign(new Event("beforeinstallprompt"), {
      prompt: () => Promise.resolve(),
      userChoice: Promise.resolve({ outcome: chosen }),
    });
    dispatchEvent(event);
  }, outcome);
const banner = (page: Page) => page.getByRole("complementary", { name: "Install the app" });

test("installing is offered once the browser offers it, and never again once refused; each person decides", async ({
  browser,
  demo,
}) => {
  test.setTimeout(180_000);
  const [first, second] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const [claire, thomas] = [await signIn(first, "sales@demo.test"), await signIn(second, "sales2@demo.test")];
  for (const page of [claire, thomas]) {
    await page.goto("/leads");
    await page.locator("[data-row]").first().waitFor();
    await expect(banner(page)).toHaveCount(0);
  }
  await offer(claire, "dismissed");
  await clean(claire);
  await banner(claire).getByRole("button", { name: "Install now" }).click();
  await expect(claire.getByText("Installation cancelled")).toBeVisible();
  await offer(claire, "dismissed");
  await banner(claire).getByRole("button", { name: "Not now" }).click();
  await expect(banner(claire)).toHaveCount(0);
  await claire.reload();
  await claire.locator("[data-row]").first().waitFor();
  await offer(claire, "accepted");
  await offer(thomas, "accepted");
  await banner(thomas).getByRole("button", { name: "Install now" }).click();
  await expect(thomas.getByText("App installation started!")).toBeVisible();
  await expect(banner(claire)).toHaveCount(0);

  await banner(thomas).waitFor({ state: "detached" });
  await offer(thomas, "dismissed");
  await banner(thomas).getByRole("button", { name: "Close" }).click();
  await thomas.reload();
  await thomas.locator("[data-row]").first().waitFor();
  await offer(thomas, "dismissed");
  await expect(banner(thomas)).toHaveCount(0);

  await claire.waitForFunction(() => localStorage.getItem("tandem.session"));
  await claire.goto("/install");
  await expect(claire.getByText(/^Space used: .* MB · Version \d/)).toBeVisible();
  await clean(claire);
  const keeps = claire.getByLabel("Keep what I read and write, for when there is no network");
  await keeps.click();
  await expect(keeps).not.toBeChecked();
  await expect.poll(() => left(claire)).toEqual([]);
  await Promise.all([first.close(), second.close()]);
});

test("the installed app does not offer to install itself", async ({ browser, demo }) => {
  const [first, second] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  await first.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query.includes("display-mode: standalone") ? "all" : query);
  });
  const [installed, page] = [await signIn(first, "sales3@demo.test"), await signIn(second, "sales4@demo.test")];
  for (const each of [installed, page]) {
    await each.goto("/leads");
    await each.locator("[data-row]").first().waitFor();
    await offer(each, "accepted");
  }
  await expect(banner(page)).toBeVisible();
  await expect(installed.getByRole("button", { name: /^Notifications/ })).toBeVisible();
  await expect(banner(installed)).toHaveCount(0);
  await installed.goto("/install");
  await expect(installed.getByText("You are using the installed app.")).toBeVisible();
  await Promise.all([first.close(), second.close()]);
});
