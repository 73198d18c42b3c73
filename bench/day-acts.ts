import { expect, type Locator, type Page } from "@playwright/test";

/** One thing that is done daily: what must be there first, which nobody counts, and the doing. */
export type Act<Ready = never> = {
  name: string;
  prepare: (page: Page, round: number) => Promise<Ready>;
  do: (page: Page, ready: Ready, type: (text: string) => Promise<void>) => Promise<void>;
};

type Lead = { id: string; name: string };

const act = <Ready>(name: string, prepare: Act<Ready>["prepare"], does: Act<Ready>["do"]) =>
  ({ name, prepare, do: does }) as unknown as Act;

const line = (page: Page) => page.getByRole("region", { name: "Timeline" });
const panel = (page: Page) => page.getByRole("complementary", { name: "Lead" });
let made = 0;

async function plant(page: Page, values: object = {}): Promise<Lead> {
  const name = `Yvonne Daoulas ${++made}`;
  const data = { name, owner_id: await me(page), emails: [`daoulas${made}@planted.example`], ...values };
  const headers = { "idempotency-key": crypto.randomUUID() };
  const answer = await page.request.post("/api/leads", { data, headers });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { data: Lead }).data;
}

let own_id = "";
async function me(page: Page): Promise<string> {
  if (!own_id) {
    const answer = await page.request.get("/api/session");
    own_id = ((await answer.json()) as { person: Lead }).person.id;
  }
  return own_id;
}

/** The list has told its sums, and a moment went by: whoever opens page after page within seconds meets their share. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByText(/· value/).first()).toBeVisible({ timeout: 60_000 });
  await page.waitForTimeout(2000);
}

/** A lead that is open, with the focus on the page. */
async function opened(page: Page, lead?: Lead): Promise<Lead> {
  const open = lead ?? (await plant(page));
  await page.goto(`/leads?id=${open.id}`);
  await settled(page);
  await expect(line(page).getByText("created it")).toBeVisible();
  await line(page).getByText("created it").click();
  return open;
}

async function list(page: Page): Promise<Lead> {
  const lead = await plant(page);
  await page.goto("/leads");
  await settled(page);
  return lead;
}

async function three(page: Page): Promise<void> {
  const tag = `Daoulas${++made}`;
  for (const nth of [1, 2, 3]) await plant(page, { name: `${tag} ${nth}` });
  await page.goto(`/leads?q=${tag}`);
  await settled(page);
  await expect(page.locator("[data-row]")).toHaveCount(3);
}

async function twin(page: Page): Promise<Lead> {
  const emails = [`twin${++made}@planted.example`];
  const other = await plant(page, { emails });
  const lead = await plant(page, { emails });
  const merge = panel(page).getByRole("button", { name: "Merge…" });
  await expect(async () => {
    await opened(page, lead);
    await expect(merge).toBeVisible();
  }).toPass({ timeout: 120_000 });
  return other;
}

/** Waits for it, looking every frame: the looks of `expect` and `waitFor` are up to a second apart. */
async function seen(what: Locator): Promise<void> {
  const until = performance.now() + 20_000;
  while (!(await what.isVisible())) {
    if (performance.now() > until) throw new Error(`${what.toString()} is not there`);
    await what.page().evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** What is done daily, in the order of a day. */
export const acts = [
  act("find a lead and open it", list, async (page, { name }, type) => {
    await page.keyboard.press("Control+k");
    await type(name);
    await seen(page.getByRole("option", { name: new RegExp(name) }).first());
    await page.keyboard.press("Enter");
    await seen(panel(page).getByRole("heading", { name }));
  }),
  act(
    "log a call",
    (page) => opened(page),
    async (page, _lead, type) => {
      await page.keyboard.press("p");
      await type("Wants delivery in January.");
      await page.keyboard.press("Control+Enter");
      await seen(line(page).getByText("Wants delivery in January.", { exact: true }));
    },
  ),
  act(
    "plan the next step",
    (page) => opened(page),
    async (page, _lead, type) => {
      await page.keyboard.press("a");
      await type("Send the offer");
      for (const _ of ["done or planned", "when"]) await page.keyboard.press("Tab");
      await type("03/02/2031 10:00");
      await page.keyboard.press("Enter");
      await seen(panel(page).getByText("3 Feb 2031, 10:00").first());
    },
  ),
  act(
    "move it to the next stage",
    (page) => opened(page),
    async (page) => {
      await panel(page).getByRole("list", { name: "Stage" }).getByRole("button", { name: "Contacted" }).click();
      await seen(panel(page).getByText(/Contacted since today/));
    },
  ),
  act(
    "write an e-mail",
    (page) => opened(page),
    async (page, _lead, type) => {
      await page.keyboard.press("e");
      const dialog = page.getByRole("dialog", { name: "Write an e-mail" });
      await seen(dialog.locator("#field-subject:focus"));
      await type("Our offer");
      await page.keyboard.press("Tab");
      await type("Good morning, here it is.");
      await page.keyboard.press("Control+Enter");
      await seen(line(page).getByText("wrote an e-mail").first());
    },
  ),
  act(
    "mention a colleague",
    (page) => opened(page),
    async (page, _lead, type) => {
      await page.keyboard.press("m");
      await type("May we give five percent? @Paul");
      await seen(page.getByRole("option", { name: "Paul Ferrand", selected: true }));
      await page.keyboard.press("Enter");
      await page.keyboard.press("Control+Enter");
      await seen(line(page).getByText("May we give five percent?"));
    },
  ),
  act("merge two that are one", twin, async (page, { name }) => {
    await panel(page).getByRole("button", { name: "Merge…" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: `Merge ${name}`, exact: true })
      .click();
    await seen(panel(page).getByText(/was merged into it by/));
  }),
  act("mark three as won", three, async (page) => {
    for (const key of ["j", "x", "j", "x", "j", "x"]) await page.keyboard.press(key);
    await page
      .getByRole("region", { name: "Chosen records" })
      .getByRole("button", { name: /^Mark as won/ })
      .click();
    await seen(page.locator("[data-row]").getByText("Won", { exact: true }).nth(2));
  }),
  act(
    "say what was won this quarter",
    async (page) => {
      await list(page);
    },
    async (page) => {
      const sums = page.getByText(/· value/);
      const before = (await sums.first().textContent()) ?? "";
      await page.getByRole("link", { name: "Won this quarter" }).click();
      await seen(sums.filter({ hasNotText: before }).first());
    },
  ),
  act(
    "hand it over to a colleague",
    (page) => opened(page),
    async (page, _lead, type) => {
      await page.keyboard.press("o");
      await seen(page.getByRole("dialog").locator("[type=search]:focus"));
      await type("Thomas");
      await seen(page.getByRole("radiogroup").locator("label:only-child"));
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      await seen(panel(page).getByText("Thomas Bellec").first());
    },
  ),
];
