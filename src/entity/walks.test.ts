import { afterAll, beforeAll, expect, test } from "vitest";
import { chance } from "../../chaos/random.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { join, plantWorks, works } from "../testing/works.ts";
import { type Kernel, openKernel } from "./kernel.ts";
import { operations } from "./operations.ts";

// A list of what one is a member of is walked project by project, one's own by how much it is: its pages are those of one sorted list.
type Row = { id: string; name: string; rank: number | null; created_at: string; project_id: string };
type Page = { data: Row[]; next: string | null };

let company: TestCompany;
let kernel: Kernel;
let few: TestPerson;
let many: TestPerson;
let none: TestPerson;
/** Who own some, beside what they are members of: fewer and more than are sorted at once. */
let owner: TestPerson;
let hoarder: TestPerson;
const mine = new Map<TestPerson, Set<string>>();

beforeAll(async () => {
  company = await testCompany();
  await plantWorks(company.owner);
  kernel = await openKernel(company.database, company.system, { [works.name]: works });
  const luck = chance(3);
  const projects: string[] = [];
  for (let n = 0; n < 30; n++) projects.push(await company.row("public.test_projects", { name: `Project ${n}` }));
  few = await company.person("project_manager");
  many = await company.person("project_manager");
  none = await company.person("project_manager");
  owner = await company.person("sales");
  hoarder = await company.person("sales");
  const join_all = async (person: TestPerson, its: string[]) => {
    for (const project of its) await join(company, person.id, project);
    mine.set(person, new Set(its));
  };
  await join_all(few, projects.slice(0, 2));
  await join_all(many, projects.slice(1, 26));
  await join_all(none, []);
  await join_all(owner, projects.slice(3, 6));
  await join_all(hoarder, projects.slice(0, 1));
  for (let n = 0; n < 400; n++)
    await company.row("public.test_works", {
      name: `Work ${luck.below(60)}`,
      // (Some projects have far more than others, and moments and ranks are often the same.)
      project_id: projects[luck.below(3) ? luck.below(5) : luck.below(30)],
      owner_id: n % 4 ? hoarder.id : owner.id,
      rank: luck.below(4) ? luck.below(9) : null,
      created_at: new Date(2026, 0, 1 + luck.below(40)).toISOString(),
    });
});
afterAll(() => company.close());

test.each(["-created_at", "created_at", "name", "-name", "rank", "-rank,name", "-created_at,rank"])(
  "pages by %s are those of one sorted list",
  async (order) => {
    const [first] = await pages(many, order, 1000);
    for (const person of [few, many, none, owner, hoarder]) {
      const { rows } = await company.owner.query<{ id: string }>(
        `select id from public.test_works where project_id = any ($1) or owner_id = $2 order by ${order
          .split(",")
          .map((part) => part.replace(/^-(.*)/, "$1 desc") + " nulls last")
          .join()}, id`,
        [[...(mine.get(person) ?? [])], person.id],
      );
      const sorted = rows.map(({ id }) => id);
      expect((await pages(person, order, 7)).flat()).toEqual(sorted);
      expect((await pages(person, order, 60)).flat()).toEqual(sorted);
      expect((await list(person, { order, limit: "10", offset: "15" })).data.map(({ id }) => id)).toEqual(
        sorted.slice(15, 25),
      );
    }
    expect(first?.length).toBeGreaterThan(200);
  },
);

async function pages(person: TestPerson, order: string, limit: number): Promise<string[][]> {
  const found: string[][] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const page: Page = await list(person, { order, limit: String(limit), ...(cursor ? { cursor } : {}) });
    found.push(page.data.map(({ id }) => id));
    cursor = page.next;
  }
  return found;
}

async function list(person: TestPerson, query: Record<string, string>): Promise<Page> {
  return JSON.parse(await operations(kernel, works).list(person.actor, query)) as Page;
}
