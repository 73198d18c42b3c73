import { expect, type Page } from "@playwright/test";
import { today } from "./today.ts";

// What is there before the story of a project begins, and the days that it is counted by.

/** The Monday of the week in which the next Christmas is a working day, and what comes so many working days later. */
export const monday = (() => {
  for (let year = new Date().getUTCFullYear(); ; year++) {
    const day = new Date(Date.UTC(year, 11, 25));
    const weekday = (day.getUTCDay() + 6) % 7;
    if (weekday < 5 && day.getTime() > Date.now() + 20 * 86_400_000) return addDays(day, -weekday);
  }
})();
function addDays(day: Date, days: number): Date {
  return new Date(day.getTime() + days * 86_400_000);
}
export function working(days: number): Date {
  let day = monday;
  const off = (at: Date) => [0, 6].includes(at.getUTCDay()) || ["12-25", "01-01"].includes(iso(at).slice(5));
  for (let left = days; left > 0;) if (!off((day = addDays(day, 1)))) left -= 1;
  return day;
}
/** The Friday of the week after this one: on a weekend nobody has time left in this one. */
export const nextFriday = addDays(today(), 11 - ((today().getUTCDay() + 6) % 7));
export const inWords = (day: Date) =>
  day.toLocaleDateString("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
export const iso = (day: Date) => day.toISOString().slice(0, 10);
export const french = (day: Date) => iso(day).split("-").reverse().join("/");

export const panel = (page: Page) => page.getByRole("complementary");
export const dialog = (page: Page) => page.getByRole("dialog");

type Task = { code: string; name: string; starts_on: string | null; due_on: string | null; status: string };
/** The project's tasks as somebody reads them, by number. */
export async function tasksOf(page: Page): Promise<Task[]> {
  const where = encodeURIComponent(JSON.stringify({ project_key: "SHOP" }));
  const answer = await page.request.get(`/api/tasks?where=${where}&order=number`);
  return ((await answer.json()) as { data: Task[] }).data;
}
export const daysOf = async (page: Page, which: string) => {
  const { starts_on, due_on } = (await tasksOf(page)).find((task) => task.name === which) ?? {};
  return [starts_on, due_on];
};

/** Marks in the picker of a dialog what is found for the words. */
export async function picked(page: Page, words: string) {
  await dialog(page).getByRole("searchbox").fill(words);
  await dialog(page).locator("[role=radiogroup] label").filter({ hasText: words }).first().click();
}

/** Sends a write as one's programs do: what is there before the story begins. */
export async function write(page: Page, path: string, data: object): Promise<string> {
  const answer = await page.request.post(`/api/${path}`, { data, headers: { "idempotency-key": crypto.randomUUID() } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

/** A project of two working weeks with a relation, kept as a template; its holiday is another one. */
export async function keptAsTemplate(page: Page) {
  const project_id = await write(page, "projects", { name: "Former shop", starts_on: "2026-11-02" });
  const days = {
    design: ["2026-11-02", "2026-11-06"],
    build: ["2026-11-09", "2026-11-12"],
    check: [null, "2026-11-13"],
  };
  const [design, build] = [
    await write(page, "tasks", {
      project_id,
      name: "Design the shop",
      starts_on: days.design[0],
      due_on: days.design[1],
      estimate: 1200,
    }),
    await write(page, "tasks", {
      project_id,
      name: "Build the shop",
      starts_on: days.build[0],
      due_on: days.build[1],
      estimate: 1800,
    }),
  ];
  await write(page, "tasks", { project_id, name: "Check it with the client", due_on: days.check[1], estimate: 240 });
  await write(page, "task_links", { from_id: design, to_id: build, kind: "blocks", lag: 0 });
  await write(page, "milestones", { project_id, name: "The shop is open", due_on: "2026-11-13", client_visible: true });
  await page.goto("/projects?q=Former+shop");
  await page.locator("[data-row] a").first().click();
  await panel(page).getByRole("button", { name: "More acts" }).click();
  await page.getByRole("menuitem", { name: "Keep as template…" }).click();
  await dialog(page).getByLabel("Name").fill("Shop in two weeks");
  await dialog(page).getByRole("button", { name: "Keep as template" }).click();
  await expect(dialog(page)).toHaveCount(0);
}

/** The client whose people sign in is given to sales. */
export async function givenToSales(admin: Page, to: Page) {
  const { person } = (await (await to.request.get("/api/session")).json()) as { person: { id: string } };
  const found = await admin.request.get("/api/accounts?q=Ateliers%20Rouvray");
  const { data } = (await found.json()) as { data: { id: string; name: string }[] };
  const id = data.find((account) => account.name === "Ateliers Rouvray")?.id;
  await write(admin, "accounts/assign", { id, owner_id: person.id });
}
