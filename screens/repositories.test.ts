import { expect, type Page } from "@playwright/test";
import { freePort } from "../src/database/free-port.ts";
import { openGitServer } from "../src/testing/git-server.ts";
import { testRepository } from "../src/testing/repository.ts";
import { clean } from "./clean.ts";
import { launch, signIn, signInAsAtFirst, someBrowser, type Tandem, test } from "./tandem.ts";

// A company of its own: its server may ask this machine, and read this folder.
let tandem: Tandem;
let site: Awaited<ReturnType<typeof testRepository>>;
let git: Awaited<ReturnType<typeof openGitServer>>;

test.beforeAll(async () => {
  site = await testRepository({ "src/db.py": 'HOST = "db"\n', "README.md": "one\ntwo\nthree\n" });
  await site.branch("rewrite");
  await site.commit("Two is 2", { "README.md": "one\n2\nthree\n" }, { by: "Ben" });
  await site.checkout("main");
  await site.commit("Two is II", { "README.md": "one\nII\nthree\n" });
  await site.commit("Sign in", { "src/db.py": 'HOST = "db"\nDB_PASSWORD = "tr0ub4dor&3"\n' });
  git = await openGitServer(site, {
    token: "s3cret-token",
    host: { protected: ["main"], verified: [], runs: [{ name: "build", status: "completed", conclusion: "failure" }] },
  });
  const settings = { TANDEM_PRIVATE_HOSTS: "127.0.0.1", TANDEM_REPOSITORIES: site.dir };
  tandem = await launch(await freePort(), ["--demo"], undefined, settings);
});
test.afterAll(async () => {
  await tandem.stop();
  await git.close();
  await site.close();
});

const panel = (page: Page) => page.getByRole("complementary", { name: "Repository" });

test("whoever runs the agents has a repository watched, reads what was found and where, and gives it a token", async ({
  browser,
}) => {
  const context = await someBrowser(browser, tandem);
  const page = await signInAsAtFirst(context, "admin@demo.test");
  await page.goto("/dashboard/ai-army");
  await expect(page.locator("[data-agent]")).toHaveCount(13);
  await page.getByRole("link", { name: "Repositories", exact: true }).click();
  await page.getByRole("button", { name: "New repository" }).first().click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Name").fill("Site");
  await form.getByLabel("Address or folder").fill(git.url);
  await form.getByLabel("API of its host").fill(git.api_url);
  await form.getByRole("button", { name: "Watch it" }).click();

  // Nobody lets it in yet: after three retries it says so.
  await expect(panel(page)).toContainText("The Git server wants another token (401).", { timeout: 60_000 });
  await panel(page).getByRole("button", { name: "Set a token…" }).click();
  await page.getByRole("dialog").getByLabel("Token").fill("s3cret-token");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  const checks = panel(page).getByRole("region", { name: "Checks" });
  await expect(checks.locator("[data-check=passwords]")).toContainText(/Failed.*src\/db\.py · line 2 · password/s, {
    timeout: 60_000,
  });
  await expect(checks.locator("[data-check=api_keys]")).toContainText("Passed");
  await expect(checks.locator("[data-check=protection]")).toContainText("Passed");
  await expect(checks.locator("[data-check=host_checks]")).toContainText(/Failed.*build/s);
  const conflicts = panel(page).getByRole("region", { name: "Conflicts" });
  await expect(conflicts).toContainText("rewrite collides with main");
  await expect(conflicts).toContainText("“Two is 2”, Ben");
  const platforms = panel(page).getByRole("region", { name: "Platforms" });
  await expect(platforms).toContainText(/GitHub.*Needs attention.*Lovable.*Not configured.*Cursor.*Not configured/s);
  await expect(page.locator("body")).not.toContainText(/tr0ub4dor|s3cret/);
  await clean(page);

  await site.commit("One more", { "more.txt": "x" });
  await panel(page).getByRole("button", { name: "Look now" }).click();
  await expect(panel(page).getByRole("region", { name: "Commits of main" })).toContainText("One more", {
    timeout: 30_000,
  });
  await page.getByRole("link", { name: "Not in order" }).click();
  await expect(page.getByText(/Status is Needs attention/)).toBeVisible();
  await expect(page.getByRole("row", { name: /Site/ })).toBeVisible();
  const told = await page.evaluate(() => (window as unknown as Window & Monitoring).startGitHubMonitoring());
  expect(told).toMatchObject({ success: true, watching: ["Site"] });
  const task = await page.evaluate(() => (window as unknown as Window & Monitoring).assignTask("Look for duplicates"));
  expect(task).toMatchObject({ title: "Look for duplicates", status: "pending", priority: "P2" });
  await context.close();
});

test("who runs no agents has no such tab, and is told that nothing is shown to them", async ({ browser }) => {
  const context = await someBrowser(browser, tandem);
  const page = await signIn(context, "sales@demo.test");
  await page.goto("/dashboard/ai-army");
  await expect(page.getByRole("link", { name: "Proposals" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Repositories", exact: true })).toHaveCount(0);
  await page.waitForFunction(() => "startGitHubMonitoring" in window);
  const told = await page.evaluate(() => (window as unknown as Window & Monitoring).startGitHubMonitoring());
  expect(told).toMatchObject({ success: false, watching: [] });
  await context.close();
});

type Monitoring = Record<"startGitHubMonitoring" | "assignTask", (asked?: string) => Promise<unknown>>;
