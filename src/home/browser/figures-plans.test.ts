import { afterAll, beforeAll, expect, test } from "vitest";
import { register } from "../../entities/register.ts";
import { by_bitmap } from "../../entity/by-bitmap.ts";
import { sameRows } from "../../entity/serve-summaries.ts";
import { summariesStatement } from "../../entity/summary.ts";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { knowUsualStages } from "../../testing/usual-stages.ts";
import { setRegion } from "../../ui/format.ts";
import type { Asked } from "./figures.ts";
import { homeQuestions } from "./home-figures.ts";
import { leadsQuestions } from "./leads-figures.ts";
import { periodOf } from "./period.ts";
import { questionOf } from "./question.ts";

// How PostgreSQL reads for pages of figures, of a company with enough leads that it matters.
const rows = 30_000;
const zone = "Europe/Paris";

let company: TestCompany;
let claire: TestPerson;
let boss: TestPerson;

beforeAll(async () => {
  setRegion({ language: "en", locale: "fr-FR", time_zone: zone });
  knowUsualStages();
  company = await testCompany();
  claire = await company.person("sales", { team_id: await company.team("North") });
  const amir = await company.person("sales", { team_id: await company.team("South") });
  boss = await company.person("ceo");
  const { owner } = company;
  // (What is not on the disk yet is not known to be seen by all, and an index would not do for it.)
  await owner.query("set synchronous_commit = on");
  await owner.query("alter table public.leads disable trigger user");
  await owner.query(
    `insert into public.leads (name, owner_id, team_id, stage, created_at, stage_entered_at, answer_due_at, answered_at, probability, value, note)
     select 'Row', o.id, o.team_id, (array['won', 'lost', 'new', 'proposal'])[1 + n % 4], at, at + interval '1 day', at + interval '1 day', case when n % 30 > 0 then at end, 10, n, repeat('x', 900)
       from generate_series(1, $1::int) n cross join lateral (select now() - n * interval '25 minutes' as at) made
       join public.people o on o.id = case when n % 20 = 0 then $2::uuid else $3::uuid end`,
    [rows, claire.id, amir.id],
  );
  await owner.query("alter table public.leads enable trigger user");
  // (Beside whoever still reads, PostgreSQL's own gathering of statistics too, a page is not yet known to be seen by all.)
  const told = "select relallvisible >= relpages as by_all from pg_class where oid = 'public.leads'::regclass";
  let by_all: boolean | undefined = false;
  while (!by_all) {
    await owner.query("vacuum analyze public.leads");
    by_all = (await owner.query<{ by_all: boolean }>(told)).rows[0]?.by_all;
  }
}, 60_000);
afterAll(() => company.close());

type Node = {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Rows Removed by Filter"?: number;
} & {
  "Index Name"?: string;
  "Heap Fetches"?: number;
  "Sort Method"?: string;
  "Sort Space Type"?: string;
  Plans?: Node[];
};

test.each(["this-month", "this-quarter", "this-year"])(
  "figures of %s are read from indexes that hold all of them, and grouped in memory, whoever looks",
  async (word) => {
    const found: string[] = [];
    for (const person of [boss, claire])
      for (const [page, statements] of Object.entries(pagesOf(person, word)))
        for (const { text, values } of statements)
          for (const node of nodesOf(await planOf(person, { text, values })))
            if (isDear(node))
              found.push(
                `${person.role} ${page}: ${node["Node Type"]} ${node["Index Name"] ?? ""} for ${JSON.stringify(values)}`,
              );
    expect(found).toEqual([]);
  },
);

function pagesOf(person: TestPerson, word: string) {
  const me = { id: person.id, team_id: person.team_id ?? null };
  const narrowed = { period: periodOf(word), owner: undefined };
  const asked = { home: homeQuestions(narrowed, { ...me, costs: person === boss }), leads: leadsQuestions(narrowed) };
  const statementsOf = (questions: Record<string, Asked>) =>
    sameRows(Object.values(questions).map((each) => questionOf(each, me, zone)))
      .filter(({ of }) => of === "leads")
      .map(({ rest, asked: all }) => summariesStatement(register.leads, rest, all));
  return { home: statementsOf(asked.home), leads: statementsOf(asked.leads) };
}

async function planOf(person: TestPerson, { text, values }: { text: string; values: unknown[] }): Promise<Node> {
  const explained = { text: `explain (analyze, format json) ${text}`, values };
  const [, answer] = await company.database.flush(person.actor, [by_bitmap, explained]);
  return (JSON.parse(answer?.[0]?.[0] ?? "") as { Plan: Node }[])[0]?.Plan as Node;
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Whether it goes through a good part of the table, or sorts on the disk. (A few rows come by whichever way is shorter.) */
function isDear(node: Node): boolean {
  const read = node["Relation Name"] === "leads" ? node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0) : 0;
  const from_index = node["Node Type"] === "Index Only Scan" && node["Heap Fetches"] === 0;
  return (read > 1500 && !from_index) || node["Sort Space Type"] === "Disk";
}
