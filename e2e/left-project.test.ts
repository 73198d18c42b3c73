import { mkdtempSync, rmSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { freePort } from "../src/database/free-port.ts";
import { openLine } from "./line.ts";
import { launch, signIn, someBrowser } from "./tandem.ts";

const rows = (page: Page) => page.locator("[data-row]");

test("who was removed from a project while their browser was closed finds nothing of it there when they are back, nor without a line", async ({
  browser,
  playwright,
}) => {
  test.setTimeout(240_000);
  const port = await freePort();
  const line = await openLine(port);
  const demo = await launch(port, ["--demo"], `http://localhost:${line.port}`);
  const folder = mkdtempSync("/tmp/tandem-e2e-browser-");
  const lasting = () =>
    playwright.chromium.launchPersistentContext(folder, { baseURL: demo.url, serviceWorkers: "allow" });
  const maud = await signIn(
    await someBrowser(browser, { ...demo, url: `http://localhost:${port}` }),
    "project_manager@demo.test",
  );
  const first = await lasting();
  const ines = await signIn(first, "marketing@demo.test");
  await ines.goto("/projects?q=Brand");
  await rows(ines).filter({ hasText: "Brand film" }).getByRole("link").first().click();
  await expect(ines.getByRole("complementary", { name: "Project" })).toContainText("Brand film");
  await ines.waitForFunction(
    async () =>
      (await navigator.serviceWorker.ready).active?.state === "activated" && localStorage.getItem("tandem.session"),
  );
  const project = ines.url();
  const kept = await ines.evaluate(() => localStorage.getItem("tandem.session"));
  line.cut();
  await ines.goto(project);
  await expect(ines.getByRole("complementary", { name: "Project" })).toContainText("Brand film");
  line.mend();
  await first.close();

  await maud.goto("/projects?q=Brand");
  await rows(maud).getByRole("link").first().click();
  const members = maud.getByRole("region", { name: /^Members/ });
  await members.getByRole("button", { name: "Remove Inès Garnier" }).click();
  await expect(members).not.toContainText("Inès Garnier");

  const second = await lasting();
  const back = second.pages()[0] ?? (await second.newPage());
  await back.goto("/tasks?status=open&owner=me");
  await expect(back.getByRole("heading", { name: "Tasks", level: 1 })).toBeVisible();
  // Who they are, and by what they see, is kept anew once what they had read is let go.
  await back.waitForFunction((former) => localStorage.getItem("tandem.session") !== former, kept);
  line.cut();
  await back.goto(project);
  await expect(back.getByRole("heading", { name: "Projects", level: 1 })).toBeVisible();
  // (What is kept is drawn behind the frame.)
  await back.waitForTimeout(3000);
  await expect(back.getByText("Brand film")).toHaveCount(0);
  line.mend();
  await Promise.all([second, maud.context()].map((context) => context.close()));
  line.close();
  await demo.stop();
  rmSync(folder, { recursive: true, force: true });
});
