import { expect, test } from "vitest";
import { openBrowser } from "./browser-files.ts";

test("pages of which too many are being made come as they are, and ask for nobody", async () => {
  const failures: unknown[] = [];
  const browser = await openBrowser((error) => failures.push(error));
  let answer: () => void = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  let asked = 0;
  const app = browser.serve(async () => {
    asked++;
    await answered;
    return { said: JSON.stringify({ state: "signed_out" }), cookies: [] };
  });
  const waiting = Array.from({ length: 8 }, async () => app.request("/"));
  const page = await app.request("/");
  expect([page.status, asked]).toEqual([200, 8]);
  expect(await page.text()).not.toContain('id="session"');
  answer();
  for (const made of await Promise.all(waiting)) expect(await made.text()).toContain('id="session"');
  expect(await (await app.request("/")).text()).toContain('id="session"');
  expect(failures).toEqual([]);
});
