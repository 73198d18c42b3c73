import { outgoing } from "../http/outgoing.ts";
import { letterSeal } from "../mail/letter.ts";
import type { Running } from "../workflows/run.ts";
import { runNext } from "../workflows/run-workflows.ts";
import type { TestCompany, TestPerson } from "./company.ts";
import { derive_for_tests } from "./keys.ts";
import { mailCompany, type MailCompany } from "./mail-company.ts";
import type { TestServer } from "./server.ts";

/** A run as the log tells of it. */
export type Run = {
  id: string;
  state: string;
  waits_for: string | null;
  error: string | null;
  name: string | null;
  number: number;
  acts: string | null;
  steps: { step: string; state: string; error: string | null; output: Record<string, unknown> | null }[] | null;
};
/** A company whose workflows a test runs step by step, with e-mail over a real SMTP server. */
export type WorkflowCompany = {
  company: TestCompany;
  server: TestServer;
  mail: MailCompany;
  running: Running;
  ada: TestPerson;
  close(): Promise<void>;
};

export async function workflowCompany(): Promise<WorkflowCompany> {
  const mail = await mailCompany();
  const { company, server } = mail;
  const running: Running = {
    kernel: server.kernel,
    system: company.system,
    ask: outgoing(["127.0.0.1"]),
    seal: letterSeal(derive_for_tests("mail")),
    sends: true,
  };
  const ada = await company.person("admin", { name: "Ada" });
  return { company, server, mail, running, ada, close: () => mail.close() };
}

export const by_hand = { on: "hand", entity: "leads" } as const;
export const created = { on: "event", entity: "leads", event: "created" } as const;
/** A step that makes a task of its record. */
export const task = (id = "task", rest: object = {}) => {
  return { id, type: "act", tool: "tasks_create", input: { name: "Call {{ record.name }}", ...rest } };
};

/** What a test does with the workflows of such a company. */
export function actsOn(there: () => WorkflowCompany) {
  const owner = (text: string, values?: unknown[]) => there().company.owner.query(text, values);
  const call = async <T>(by: TestPerson, method: string, path: string, body?: object) =>
    (await there().server.call<{ data: T }>(by, method, path, body)).body.data;
  const draft = (steps: object[], rest: object = {}, by = there().ada) => {
    const definition = { format: 1, trigger: created, if: { match: "all", of: [] }, steps, ...rest };
    return there().server.made<{ id: string }>(by, "workflows", { name: "Call", definition, owner_id: by.id });
  };
  const act = (id: string, verb: string, by = there().ada) =>
    there().server.call<{ message?: string }>(by, "POST", `/api/workflows/${verb}`, { id });
  /** Makes and publishes a workflow; answers its id. */
  const publish = async (steps: object[], rest: object = {}, by = there().ada) => {
    const { id } = await draft(steps, rest, by);
    const { status, body } = await act(id, "publish", by);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return id;
  };
  // (What other databases of the cluster write holds the log back for a moment.)
  const queue = async () => {
    const { company } = there();
    const statement = { text: "select app.queue_workflows(500)::text", values: [] };
    const behind =
      "select from app.log where xid > (select xid from app.feed_cursors where reader = 'workflows') limit 1";
    do await company.database.flush(company.system, [statement]);
    while ((await owner(behind)).rowCount);
  };
  const run = async () => {
    await queue();
    while (await runNext(there().running));
  };
  return { owner, call, draft, act, publish, queue, run, ...around(there, { owner, call, queue }) };
}

type Does = {
  owner: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
  call: <T>(by: TestPerson, method: string, path: string) => Promise<T>;
  queue: () => Promise<void>;
};

function around(there: () => WorkflowCompany, { owner, call, queue }: Does) {
  return {
    lead: (name: string, rest: object = {}) => {
      const { server, ada } = there();
      return server.made<{ id: string }>(ada, "leads", { name, owner_id: ada.id, ...rest });
    },
    runs: (id: string, by = there().ada) => call<Run[]>(by, "GET", `/api/workflow_runs?workflow_id=${id}`),
    tasks: async () =>
      (await owner("select name from public.tasks where deleted_at is null order by created_at, id")).rows.map(
        ({ name }) => name as string,
      ),
    /** Lets every wait end, and every pause before another try. */
    later: () =>
      owner(
        "update app.workflow_runs set next_at = now(), wait_until = least(wait_until, now()) where state = 'waiting'",
      ),
    anew: async () => {
      await owner("delete from public.workflows");
      await owner("delete from public.tasks");
      await queue();
    },
  };
}
