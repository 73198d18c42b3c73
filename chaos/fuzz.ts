import { mkdtempSync, rmSync } from "node:fs";
import { foreign, type Caller } from "./foreign.ts";
import { signIn, startProgram } from "./program.ts";
import { chance, valueFor } from "./random.ts";

// chaos/fuzz: random requests from the OpenAPI document, by people of each role at once. No answer may be a 500
// or one that the document does not name, and no row may reach somebody who is not to see it (chaos/foreign.ts says who is, on its own).
type Json = Record<string, unknown>;
type Operation = { path: string; method: string; parameters: Json[]; body: Json | undefined; statuses: string[] };
type Described = {
  parameters?: Json[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Json;
};

const requests = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const at_once = 10;
const roles =
  "ceo,admin,project_manager,team_member,employee,sales,sales2,marketing,support,auditor,client,client_admin".split(
    ",",
  );
const port = 4010;
const url = `http://localhost:${port}`;
const data = mkdtempSync("/tmp/tandem-fuzz-");
const program = await startProgram(data, port, ["--demo"]);
const luck = chance(seed);
const ids: string[] = [];
const statuses = new Map<number, number>();
const findings: string[] = [];

const callers: Caller[] = [];
for (const role of roles) {
  const cookie = await signIn(url, role);
  const session = (await (await fetch(`${url}/api/session`, { headers: { cookie } })).json()) as { person: Caller };
  callers.push({ ...session.person, cookie });
}
const document = (await (
  await fetch(`${url}/api/openapi.json`, { headers: { cookie: callers[0]?.cookie ?? "" } })
).json()) as {
  paths: Record<string, Record<string, Json>>;
  components: { parameters: Record<string, Json>; schemas: Record<string, Json> };
};
const named = (part: Json, among: Record<string, Json>) => among[String(part["$ref"]).split("/").at(-1) ?? ""] ?? part;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    // What programs may do: signing in and out would end the callers' sessions, and a stream never ends.
    .filter(([, { security, operationId }]) => !security && operationId !== "events")
    .map(([method, described]): Operation => {
      const { parameters = [], requestBody, responses } = described as unknown as Described;
      const body = requestBody?.content["application/json"]?.schema;
      return {
        path,
        method: method.toUpperCase(),
        parameters: parameters.map((each) => named(each, document.components.parameters)),
        body: body && named(body, document.components.schemas),
        statuses: Object.keys(responses),
      };
    }),
);

let sent = 0;
await Promise.all(Array.from({ length: at_once }, work));
await program.stop("SIGINT");
rmSync(data, { recursive: true, force: true });
console.log(`${sent} requests on ${operations.length} operations by ${roles.length} people, seed ${seed}`);
console.log(
  [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, n]) => `${status}: ${n}`)
    .join("  "),
);
console.log(findings.slice(0, 40).join("\n"));
console.log(`${findings.length} findings`);
process.exit(findings.length ? 1 : 0);

async function work(): Promise<void> {
  while (sent < requests) {
    sent++;
    const caller = luck.one(callers);
    const operation = luck.one(operations);
    const { target, options } = request(operation, caller);
    const answer = await fetch(target, options);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const text = await answer.text();
    const what = `${caller.role} ${operation.method} ${target.slice(url.length, url.length + 300)} ${String(options.body ?? "").slice(0, 300)}`;
    if (answer.status >= 500) findings.push(`${answer.status} ${what}: ${text.slice(0, 300)}`);
    // An address that is too long never reaches the program.
    if (answer.status !== 431 && !operation.statuses.includes(String(answer.status)))
      findings.push(`${answer.status} is not in the document: ${what}: ${text.slice(0, 300)}`);
    if (!answer.ok || !answer.headers.get("content-type")?.includes("json")) continue;
    const entity = operation.path.split("/")[2] ?? "";
    const rows = rowsOf(JSON.parse(text));
    for (const row of rows) {
      if (typeof row["id"] === "string" && ids.length < 5000) ids.push(row["id"]);
      const why = foreign(entity, row, caller);
      if (why) findings.push(`FOREIGN ROW (${why}) ${what}: ${JSON.stringify(row).slice(0, 200)}`);
    }
  }
}

function request({ path, method, parameters, body }: Operation, { cookie }: Caller) {
  const query = new URLSearchParams();
  let at = path;
  for (const { name, in: where, schema } of parameters as { name: string; in: string; schema: Json }[]) {
    const value = () => {
      const made = valueFor(schema, luck, ids);
      return typeof made === "object" ? JSON.stringify(made) : String(made);
    };
    if (where === "path") at = at.replace(`{${name}}`, encodeURIComponent(wellFormed(value())));
    else if (where === "query" && luck.next() < 0.3) query.set(name, wellFormed(value()).slice(0, 4000));
  }
  const headers = { cookie, "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
  const sent_body = body && JSON.stringify(valueFor(body, luck, ids));
  const options = { method, headers, ...(sent_body ? { body: sent_body } : {}) };
  return { target: `${url}${at}?${query.toString()}`, options };
}

// A lone surrogate cannot stand in an address.
function wellFormed(text: string): string {
  return text.toWellFormed();
}

function rowsOf(answer: unknown): Json[] {
  const { data: held } = (answer ?? {}) as { data?: unknown };
  return (Array.isArray(held) ? held : [held]).filter((row): row is Json => typeof row === "object" && row !== null);
}
