import type { ModelMessage } from "ai";
import type { Statement } from "../../database/flush.ts";
import type { Answered } from "../model/ask-endpoint.ts";
import type { OwnTool } from "../tools/reading-tools.ts";
import type { Reading } from "../tools/reading.ts";
import type { Tool } from "../../entity/tools.ts";
import type { Language } from "./say.ts";

/** What a job gets: what its task is about, and ways to ask the database and the agent's model on account of who asked for it. */
export type Asking = {
  title: string;
  /** Of a step what somebody wanted, of which it is one. */
  wanted: string | null;
  input: Record<string, unknown>;
  language: Language;
  /** The rows of a statement that only reads, by a tool that the agent has, under the rights of both. */
  ask: <Row extends Record<string, unknown>>(tool: string, text: string, values?: unknown[]) => Promise<Row[]>;
  /** What the agent's model answers, as who the agent is; with tools perhaps what it wishes to have looked up. */
  think: (prompt: string | ModelMessage[], most_output: number, tools?: Offered) => Promise<Answered>;
  /** What a model may look up on this task's account, and tools of the job's own. */
  reading: (own?: OwnTool[]) => Promise<Reading>;
  /** Rehearses an act that its agent may not do alone, and has it wait for a person; answers what has become of it. */
  propose: (act: Act) => Promise<Proposed>;
  /** Tries a candidate of an agent on its cases, where the task is to do that. */
  trial: () => Promise<Result>;
  /** What was given to other agents so far, and who may be given something. */
  orchestration: () => Promise<Orchestration>;
  /** What gives steps to other agents, all or none, where it is written. */
  delegate: (steps: Step[]) => Statement;
  /** What keeps an e-mail as a draft for who asked, where it is written. */
  draft: (letter: { subject: string; text: string }) => Statement;
};

/** A step for another agent: what it must be able to do, and what such a task is given. */
export type Step = {
  capability: string;
  title: string;
  priority?: string | undefined;
  input: Record<string, string | undefined>;
};
/** A step that was given, and what came of it; `told` is whether who does it may tell, `over` whether more may come of it. */
export type Given = {
  id: string;
  title: string;
  status: string;
  over: boolean;
  agent: string | null;
  told: boolean;
  reason: string | null;
  result: string | null;
  proposals: { title: string; status: string }[];
};
export type Orchestration = { steps: Given[]; colleagues: { name: string; capabilities: string[] }[] };

type Offered = { tools: Tool[]; answers_now: boolean };

/** An act by its tool (leads_merge), with what somebody who decides it reads. */
export type Act = { tool: string; input: Record<string, unknown>; title: string; why: string };

/** Whether it waits now, did so before or was rejected lately, or why it cannot be done. */
export type Proposed = "proposed" | "known" | { refused: string };

/**
 * What came of a job: Markdown for people, and how many there are of what it found. What a check of the whole company finds wrong
 * stays as findings, until a check of the same kind does not name it any more.
 */
export type Result = { text: string; counts: Record<string, number>; findings?: Finding[] };

/** Something that is wrong, by which it is known again, and what shows it, in Markdown. */
export type Finding = { fingerprint: string; title: string; severity: "low" | "medium" | "high"; evidence: string };

/** Work that an agent does, called as the capability that a task requires. It answers that it waits where it gave steps to others. */
export type Job = (asking: Asking) => Promise<Result | "waits">;
