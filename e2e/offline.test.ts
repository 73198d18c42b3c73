import { mkdtempSync, rmSync } from "node:fs";
import { type BrowserContext, expect, test } from "@playwright/test";
import { type Line, openLine } from "./line.ts";
import { freePort, launch, signIn, type Tandem } from "./tandem.ts";

let demo: Tandem;
let line: Line;
let folder: string;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const port = await freePort();
  line = await openLine(port);
  demo = await launch(port, ["--demo"], `http://localhost:${line.port}`);
  folder = mkdtempSync("/tmp/tandem-e2e-browser-");
});
test.afterAll(async () => {
  line.close();
  await demo.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("what was read stays readable without a line, in a browser that was closed and opened again", async ({
  playwright,
}) => {
  test.setTimeout(120_000);
  const open = () =>
    playwright.chromium.launchPersistentContext(`${folder}/claire`, { baseURL: demo.url, serviceWorkers: "allow" });
  let context = await open();
  let page = await signIn(context, "sales@demo.test");
  await page.goto("/leads");
  await page.locator("[data-row]").first().waitFor();
  await isKept(context);
  const name = await page.locator("[data-row] a").first().innerText();
  await page.locator("[data-row] a").first().click();
  await page
    .getByRole("complementary")
    .getByRole("region", { name: "History" })
    .getByRole("listitem")
    .first()
    .waitFor();
  line.cut();
  await context.close();
  context = await open();
  page = context.pages()[0] ?? (await context.newPage());
  await page.goto("/leads");
  await expect(page.locator("[data-row] a").first()).toHaveText(name.replace("\n", ""));
  line.mend();
  await context.close();
});

/** Waits until the worker has the program, and the page what is on it. */
async function isKept(context: BrowserContext) {
  const page = context.pages().at(-1);
  await page?.waitForFunction(
    async () =>
      (await navigator.serviceWorker.ready).active?.state === "activated" && localStorage.getItem("tandem.session"),
  );
}
