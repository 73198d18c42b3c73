import type { Actor } from "../../database/door.ts";
import type { Statement } from "../../database/flush.ts";
import { AppError } from "../../entity/errors.ts";
import { allAsTheirs } from "../../entity/own-fields.ts";
import { entityOf, readByTool, type Tool } from "../../entity/tools.ts";
import type { Entity } from "../../entity/describe.ts";
import { translateError } from "../../entity/translate-error.ts";
import { inOrder } from "../in-order.ts";
import type { Journal } from "../journal.ts";
import { search } from "../../search/serve-search.ts";
import type { Run, WorkNeeds } from "../do-task.ts";
import type { Wish } from "../model/ask-endpoint.ts";
import type { Asking } from "../jobs/job.ts";
import { foundOf, type HaveRead, identifying, readOf, together } from "./have-read.ts";
import { type Material, materialOf, type Told } from "./material.ts";
import { outsideTools } from "../outside/outside-tools.ts";
import { proposingTools } from "./proposing.ts";
import { type About, rememberedAbout, rememberingTools } from "./remembering.ts";
import { type CheckedTool, type OwnTool, readingTools, search_tool } from "./reading-tools.ts";

/** What a model may look up during one run. */
export type Reading = {
  tools: Tool[];
  asker: Run["asker"];
  /** Does what a model wishes for, and notes it. Answers what the model is told: what was found, or why nothing was. */
  look: (wish: Wish) => Promise<Told>;
  /** What it has proposed so far, by title. */
  proposed: readonly string[];
  /** What agents remember about the record that the task is about, as material; none where it is about none. */
  remembered?: string | undefined;
};

/** So many wishes that cannot be read are told to a model; the next ends the run. */
export const most_broken = 5;
const most_arguments = 4000;
/** Who may recall memories may remember: the entity of which its run has an act. */
const memories = "agent_memories";

type More = Pick<Asking, "propose" | "language"> & {
  own?: OwnTool[] | undefined;
  remember: (text: string, read: HaveRead) => Statement;
  task: { id: string; about: About };
};

/**
 * Looks things up as a run: each time for one tool, in a transaction that cannot write. What it would change it has proposed.
 * What an earlier attempt was told is not looked up again.
 */
export async function openReading(
  needs: WorkNeeds,
  run: Omit<Run, "journal"> & { journal: Journal },
  actor: Actor,
  { own = [], remember, task, ...proposing }: More,
): Promise<Reading> {
  const any = { ...actor, tool: anyOf(run.acts) };
  const { reads, rights } = await offered(needs, run, any);
  const [proposed, refuseLoops]: [string[], (wish: Wish) => void] = [[], loopBreaker()];
  const proposes = { ...proposing, asker: run.asker, proposed, proposes: run.proposes, rights };
  const { database } = needs;
  const first = run.acts[memories] && (await rememberedAbout(database, actor, task.id, task.about));
  let read = first ? together(first.read ?? {}) : {};
  const remembering = { database, actor, task: task.id, remember, read: () => read };
  const memory = first ? rememberingTools(remembering) : [];
  // (What is remembered came of records: with it nothing goes outside.)
  const outside = first && first.found > 0 ? [] : await outsideTools(needs, run.run);
  const proposing_tools = proposingTools(needs, actor, proposes);
  const tools: (CheckedTool | OwnTool)[] = [...reads, ...proposing_tools, ...memory, ...outside, ...own];
  const named = new Map(tools.map((each) => [each.name, each]));
  let broken = 0;
  async function look(wish: Wish): Promise<Told> {
    // (Counted before the journal, so that what an earlier attempt was told counts as well.)
    const chosen = chosenFor(wish, named, refuseLoops);
    if (chosen instanceof Broken) broken += 1;
    const using = { run: run.run, actor, named, chosen, last: broken > most_broken };
    const { name, input } = wish;
    const told = await run.journal<Told>({ name, input }, (keep) => takeStep(needs, using, wish, keep));
    if (told.proposed !== undefined) proposed.push(told.proposed);
    read = together(read, told.read);
    return told;
  }
  const remembered = first && first.found > 0 ? first.text : undefined;
  return { tools: tools.map(offeredAs), asker: run.asker, look, proposed, remembered };
}

const offeredAs = ({ name, description, input_schema, writes, right }: Tool): Tool => ({
  name,
  description,
  input_schema,
  writes,
  right,
});

type Using = {
  run: string;
  actor: Actor;
  named: Map<string, CheckedTool | OwnTool>;
  chosen: Chosen | Error;
  /** Whether what cannot be read now ends the run. */
  last: boolean;
};

/** Does what a model wishes for, and notes it together with what the model is told; what ends the run is noted and thrown. */
async function takeStep(
  needs: WorkNeeds,
  { run, actor, named, chosen, last }: Using,
  wish: Wish,
  keep: (told: Told) => Statement[],
): Promise<Told> {
  const since = performance.now();
  const took = (found: number | null) => [found, Math.round(performance.now() - since)];
  const outcome = await (async () => {
    if (chosen instanceof Error) throw chosen;
    const { found, writes = [], ...told } = await use(needs, actor, chosen);
    await note(needs, run, wish, [...took(found), null], [...writes, ...keep(told)]);
    return told;
  })().catch((error: unknown) => error as Error);
  if (!(outcome instanceof Error)) return outcome;
  const failure = translateError(outcome);
  const told = { text: refusalOf(failure, wish, named) };
  const over = ends(failure) || (outcome instanceof Broken && last);
  await note(needs, run, wish, [...took(null), toldOf(failure)], over ? [] : keep(told));
  if (!over) return told;
  if (!(outcome instanceof Broken)) throw outcome;
  throw new AppError("VALIDATION_FAILED", "It did not use its tools as they are.", undefined, outcome);
}

function refusalOf(failure: AppError, { name }: Wish, named: Map<string, CheckedTool>): string {
  const instead = named.has(name) ? "" : ` There are: ${[...named.keys()].join(", ")}.`;
  return `Not done. ${toldOf(failure)}${instead}`;
}

/** One of the tools that a run may use, for what it may read by any: names and lists. */
const anyOf = (acts: Run["acts"]) =>
  Object.entries(acts).flatMap(([entity, each]) => each.map((act) => `${entity}_${act}`))[0] ?? "";

/** What both may read, with the company's own fields and the choices of its lists, and the rights of the person. */
async function offered({ kernel }: WorkNeeds, { acts, role }: Pick<Run, "acts" | "role">, actor: Actor) {
  const { database, entities } = kernel;
  const { rights } = await kernel.roles.of(actor, role);
  const readable = Object.values(entities).filter(({ name }) => acts[name] && rights[name]?.["read"]);
  return { reads: readingTools(await allAsTheirs(database, actor, readable), acts), rights };
}

/** A wish that cannot be read. */
class Broken extends AppError {}

type Chosen = { tool: CheckedTool | OwnTool; input: Record<string, unknown> };

/** The tool that is wished for with what it is given, or why there is none. */
function chosenFor(wish: Wish, named: Using["named"], refuseLoops: (wish: Wish) => void): Chosen | Error {
  try {
    return readable(named, wish, refuseLoops);
  } catch (error) {
    return error as Error;
  }
}

function readable(named: Map<string, CheckedTool | OwnTool>, wish: Wish, refuseLoops: (wish: Wish) => void): Chosen {
  const { name, input, broken } = wish;
  const tool = named.get(name);
  if (!tool) throw new Broken("INVALID_INPUT", "There is no such tool.");
  if (broken !== undefined) throw new Broken("INVALID_INPUT", "What it was given is no JSON that can be read.");
  if (JSON.stringify(input).length > most_arguments)
    throw new Broken("INVALID_INPUT", `It takes at most ${most_arguments} characters.`);
  const read = tool.takes.safeParse(input);
  if (!read.success) throw new Broken("INVALID_INPUT", toldOf(translateError(read.error)));
  refuseLoops(wish);
  return { tool, input: read.data };
}

async function use({ kernel }: WorkNeeds, actor: Actor, { tool, input }: Chosen): Promise<Material> {
  if ("use" in tool) return tool.use(input);
  const entered = { ...actor, tool: tool.name };
  if (tool.name === search_tool) {
    const values = [input["p_query"], input["p_limit"]];
    const [rows] = await kernel.database.flush(entered, [{ text: search, values }]);
    const found = rows?.[0]?.[0] ?? "[]";
    return { ...materialOf(`{"data":${found}}`), read: foundOf(JSON.parse(found) as Record<string, unknown>[]) };
  }
  const entity = entityOf(tool.name, Object.values(kernel.entities)) as Entity;
  const columns = input["columns"] === undefined ? {} : { columns: withIdentity(entity, String(input["columns"])) };
  const answer = (await readByTool(kernel, entered, tool.name, { ...input, ...columns })) ?? "";
  const { data } = JSON.parse(answer) as { data: Record<string, unknown> | Record<string, unknown>[] };
  return { ...materialOf(answer), read: readOf(entity, [data].flat(), input["count"] === true) };
}

const withIdentity = (entity: Entity, columns: string) =>
  [...new Set([...columns.split(","), ...identifying(entity)])].join(",");

/** Tells the second time that it was asked before, and ends the run the third time: what does not change needs no other look. */
function loopBreaker(): (wish: Wish) => void {
  const asked = new Map<string, number>();
  return ({ name, input }) => {
    const same = `${name} ${JSON.stringify(inOrder(input))}`;
    const times = (asked.get(same) ?? 0) + 1;
    asked.set(same, times);
    if (times === 2) throw new AppError("RESOURCE_CONFLICT", "Exactly this was asked before: its answer stands above.");
    if (times > 2) throw new Loop("VALIDATION_FAILED", "It asked for the same thing three times.");
  };
}
class Loop extends AppError {}

// The run itself is over, or the database away: that is nothing for a model to work around.
const over = new Set(["AUTH_EXPIRED", "AUTH_INVALID", "AUTH_REQUIRED", "RESOURCE_LOCKED", "SERVICE_UNAVAILABLE"]);
const ends = (error: AppError) => error instanceof Loop || over.has(error.code) || error.code === "INTERNAL_ERROR";

const toldOf = ({ message, details }: AppError) =>
  details?.fields ? `${message} ${JSON.stringify(details.fields)}` : message;

async function note(
  { database, system }: WorkNeeds,
  run: string,
  { name, input }: Wish,
  took: unknown[],
  more: Statement[],
) {
  // (PostgreSQL keeps no text with a zero byte.)
  const [tool, given] = [name, JSON.stringify(input) ?? ""].map((text) => text.replaceAll("\u0000", ""));
  const values = [run, tool, given?.slice(0, 1000), ...took];
  const noted = { text: "select app.note_tool_step($1, $2, $3, $4, $5, $6)::text", values };
  await database.flush(system, [noted, ...more]);
}
