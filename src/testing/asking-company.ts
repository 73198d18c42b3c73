import { deployAgents, doTasks } from "./agents.ts";
import { testCompany, type TestCompany, type TestPerson } from "./company.ts";
import { type Asked, openModelServer, type Play, type ToolCall } from "./model-server.ts";

type Task = { id: string; status: string; result: string; counts: Record<string, number>; last_error: string | null };
type Step = {
  kind: string;
  tool: string | null;
  arguments: string | null;
  found: number | null;
  error: string | null;
  allowed: object | null;
};
export type AskingCompany = Awaited<ReturnType<typeof askingCompany>>;

/** What the model answers once it wishes for nothing more. */
export const answer = "So it is.";

/** A company whose agents are asked questions: of two people each has a lead, with a comment; its model obeys whoever plays it. */
export async function askingCompany() {
  const company = await testCompany();
  const claire = await company.person("sales", { team_id: await company.team("North"), name: "Claire" });
  const amir = await company.person("sales", { team_id: await company.team("South"), name: "Amir" });
  const hers = await leadOf(company, claire, "Ateliers Rouvray");
  const his = await leadOf(company, amir, "Sextant Secret");
  await deployAgents(company);
  const { endpoint, playing } = await obedientModel(company);
  const stepsOf = async (by: TestPerson, task: string): Promise<Step[]> => {
    const text = "select app.task_steps($1)::text";
    const [rows] = await company.database.flush(by.actor, [{ text, values: [task] }]);
    return JSON.parse(rows?.[0]?.[0] ?? "[]") as Step[];
  };
  const done = doing(company, { endpoint, playing }, stepsOf);
  return {
    company,
    claire,
    amir,
    hers,
    his,
    asked: endpoint.asked,
    stepsOf,
    /** Has somebody ask, and the model wish for these tools, one step after the other. */
    ask: async (
      by: TestPerson,
      wishes: ToolCall[][],
      input: object = { question: "What about the sextant?" },
      more: Record<string, unknown> = {},
    ) => {
      const task = { title: "A question", required_capability: "answer_question", owner_id: by.id, input, ...more };
      return done(await company.row("public.agent_tasks", task), by, wishes);
    },
    /** Has a task that is there done, and the model wish for these. */
    done,
    /** Does something once, while the model thinks. */
    meanwhile: (work: () => Promise<unknown>) => void (playing.meanwhile = work),
    close: async () => void (await Promise.all([endpoint.close(), company.close()])),
  };
}

type Model = Awaited<ReturnType<typeof obedientModel>>;
type StepsOf = (by: TestPerson, task: string) => Promise<Step[]>;

/** Has a task that is there done, the model wishing for these tools, one step after the other; answers how it ended. */
function doing(company: TestCompany, { endpoint, playing }: Model, stepsOf: StepsOf) {
  return async (id: string, by: TestPerson, wishes: ToolCall[][]) => {
    playing.wishes = wishes;
    endpoint.asked.length = 0;
    await doTasks(company);
    const { rows } = await company.owner.query<Task>("select * from public.agent_tasks where id = $1", [id]);
    return { ...(rows[0] as Task), told: told(endpoint.asked.at(-1)), steps: await stepsOf(by, id) };
  };
}

async function leadOf(company: TestCompany, { id, name }: TestPerson, called: string): Promise<string> {
  const row_id = await company.row("public.leads", { name: called, owner_id: id });
  await company.row("public.comments", { entity: "leads", row_id, created_by: id, body: `A sextant for ${name}` });
  return row_id;
}

async function obedientModel(company: TestCompany) {
  const playing: { wishes: ToolCall[][]; meanwhile?: (() => Promise<unknown>) | undefined } = { wishes: [] };
  const endpoint = await modelOf(company, async ({ tool_choice }) => {
    const { meanwhile } = playing;
    playing.meanwhile = undefined;
    await meanwhile?.();
    const calls = tool_choice === "none" ? undefined : playing.wishes.shift();
    return calls ? { text: "", calls } : { text: answer };
  });
  return { endpoint, playing };
}

/** The model of a company, on loopback, which answers as somebody plays it. */
export async function modelOf(company: TestCompany, play: Play) {
  const endpoint = await openModelServer(play);
  const { actor } = await company.person("admin");
  const keep =
    'select app.keep_model_endpoint($1, null, \'{}\', \'{"gpt-4o-mini":{"in":1,"out":1},"gpt-4o":{"in":1,"out":1}}\', 10, \'{}\')';
  await company.database.flush(actor, [{ text: keep, values: [endpoint.url] }]);
  return endpoint;
}

/** What the model was told by its tools, as a question to it has it. */
const told = (asked?: Asked) => (asked?.messages ?? []).flatMap((each) => (each.role === "tool" ? [each.content] : []));
