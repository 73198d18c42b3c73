import { deployAgents, doTasks, secondsLater } from "./agents.ts";
import { modelOf } from "./asking-company.ts";
import { testCompany, type TestCompany, type TestPerson } from "./company.ts";
import type { Answer, Asked, ToolCall } from "./model-server.ts";
import { testServer } from "./server.ts";

type Values = Record<string, unknown>;
type Policy = Values & { id: string; trial: string | null; version: number };

/** How a model that is told something by its prompt titles a lead when it is asked to by this word; nothing where it proposes nothing. */
type Manner = Record<string, string | undefined>;

/** What each prompt makes of what it is asked: the catalogue's, and those of candidates by the word that stands in them. */
const manners: Record<string, Manner> = {
  OLD: { owner: "Owner", head: "Boss", clown: "Clown", dean: "Dean" },
  GOOD: { owner: "Owner", head: "Head", dean: undefined },
  CLOWN: { owner: "Owner", head: "Head", clown: "Clown", dean: "Dean" },
  WORSE: { owner: "Owner" },
};

/**
 * A company whose Documentation Agent was asked four things about four leads of Claire's: one proposal was approved, one edited, one rejected,
 * one approved. Its model looks at the lead, then proposes what its prompt makes of the question.
 */
export async function evaluatedCompany() {
  const company = await testCompany();
  const server = await testServer(company);
  const claire = await company.person("sales", { team_id: await company.team("North"), name: "Claire" });
  const admin = await company.person("admin", { name: "Ada" });
  await deployAgents(company);
  const playing: { meanwhile?: ((asked: Asked) => Promise<Answer | void>) | undefined } = {};
  const endpoint = await modelOf(company, async (asked) => (await playing.meanwhile?.(asked)) ?? answerOf(asked));
  const owners = async <T extends object = Values>(text: string, values: unknown[] = []) =>
    (await company.owner.query(text, values)).rows as T[];
  const call = <T = Values>(by: TestPerson, path: string, body: Values) =>
    server.call<{ data: T; code?: string; message?: string }>(by, "POST", `/api/${path}`, body);
  const [agent] = await owners<{ id: string }>("select id from public.ai_agents where key = 'documentation_agent'");
  const leads = await fourDecisions(company, claire, (path, body) => call(claire, path, body));
  const policyNow = async (id: string) =>
    (await owners<Policy>("select * from public.agent_policies where id = $1", [id]))[0] as Policy;
  return {
    company,
    server,
    claire,
    admin,
    owners,
    call,
    leads,
    asked: endpoint.asked,
    agent: agent?.id ?? "",
    policyNow,
    /** Does or answers something instead each time that the model is asked. */
    meanwhile: (work?: (asked: Asked) => Promise<Answer | void>) => void (playing.meanwhile = work),
    ...trying(company, agent?.id ?? "", policyNow, (path, body) => call<Policy>(admin, path, body)),
    close: async () => {
      await endpoint.close();
      await server.close();
      await company.close();
    },
  };
}
export type EvaluatedCompany = Awaited<ReturnType<typeof evaluatedCompany>>;

type Call = (path: string, body: Values) => Promise<{ status: number; body: { data: Policy } }>;

/** What the administrator does with candidates. */
function trying(company: TestCompany, agent: string, policyNow: (id: string) => Promise<Policy>, call: Call) {
  return {
    /** Has the administrator write a candidate by a word that stands in its prompt. */
    candidate: async (word: string) => {
      const made = await call("agent_policies", {
        agent_id: agent,
        model: "gpt-4o",
        temperature: 0.1,
        prompt: `You are ${word}.`,
      });
      if (made.status !== 201) throw new Error(JSON.stringify(made.body));
      return made.body.data.id;
    },
    /** Tries a candidate until its task is over; answers how it stands. */
    tried: async (id: string, cycles = 1) => {
      await call("agent_policies/try", { id });
      for (let cycle = 0; cycle < cycles; cycle++) {
        await doTasks(company);
        await secondsLater(company, 1000);
      }
      return policyNow(id);
    },
  };
}

/** Has Claire ask four things of four leads of hers, and decide what is proposed; answers the leads. */
async function fourDecisions(
  company: TestCompany,
  claire: TestPerson,
  call: (path: string, body: Values) => Promise<unknown>,
): Promise<Record<string, string>> {
  const leads: Record<string, string> = {};
  for (const word of ["owner", "head", "clown", "dean"]) {
    const id = await company.row("public.leads", { name: `Lead of ${word}`, title: "CEO", owner_id: claire.id });
    leads[word] = id;
    const input = { question: `Make it ${word}: ${id}` };
    const task = await company.row("public.agent_tasks", {
      title: word,
      required_capability: "answer_question",
      owner_id: claire.id,
      input,
    });
    await doTasks(company);
    const id_of = "select id from public.agent_approvals where task_id = $1";
    const [proposal] = (await company.owner.query<{ id: string }>(id_of, [task])).rows;
    if (word === "head") await call("agent_approvals/edit", { id: proposal?.id, values: { title: "Head" } });
    await call(`agent_approvals/${word === "clown" ? "reject" : "approve"}`, { id: proposal?.id });
  }
  return leads;
}

/** What the model answers: it looks at the lead first, then proposes, then says so. */
function answerOf({ messages, tool_choice }: Asked): Answer {
  const prompt = messages.find(({ role }) => role === "system")?.content ?? "";
  const said = messages.map(({ content }) => content).join("\n");
  const [, word = "", id = ""] = /Make it (\w+): ([0-9a-f-]{36})/.exec(said) ?? [];
  const manner = manners[Object.keys(manners).find((each) => prompt.includes(`You are ${each}.`)) ?? "OLD"] ?? {};
  const told = messages.filter(({ role }) => role === "tool").length;
  const call = (one: ToolCall): Answer => ({ text: "", calls: [one] });
  if (tool_choice === "none" || told > 1) return { text: "So it is." };
  if (told === 0) return call(["leads_get", { id }]);
  const title = manner[word];
  if (!title) return { text: "Nothing is to be changed." };
  return call(["propose_change", { act: "leads_update", id, values: { title }, why: "It was asked." }]);
}
