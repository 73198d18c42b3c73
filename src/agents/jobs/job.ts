import type { ModelMessage } from "ai";
import type { Answered } from "../model/ask-endpoint.ts";
import type { Reading } from "../tools/reading.ts";
import type { Tool } from "../../entity/tools.ts";
import type { Language } from "./say.ts";

/** What a job gets: what its task is about, and ways to ask the database and the agent's model on account of who asked for it. */
export type Asking = {
  input: Record<string, unknown>;
  language: Language;
  /** The rows of a statement that only reads, by a tool that the agent has, under the rights of both. */
  ask: <Row extends Record<string, unknown>>(tool: string, text: string, values?: unknown[]) => Promise<Row[]>;
  /** What the agent's model answers, as who the agent is; with tools perhaps what it wishes to have looked up. */
  think: (prompt: string | ModelMessage[], most_output: number, tools?: Offered) => Promise<Answered>;
  /** What a model may look up on this task's account. */
  reading: () => Promise<Reading>;
  /** Rehearses an act that its agent may not do alone, and has it wait for a person; answers what has become of it. */
  propose: (act: Act) => Promise<Proposed>;
};

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

/** Work that an agent does. It is called as the capability that a task requires. */
export type Job = (asking: Asking) => Promise<Result>;
