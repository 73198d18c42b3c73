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
};

type Offered = { tools: Tool[]; answers_now: boolean };

/** What came of a job: Markdown for people, and how many there are of what it found. */
export type Result = { text: string; counts: Record<string, number> };

/** Work that an agent does. It is called as the capability that a task requires. */
export type Job = (asking: Asking) => Promise<Result>;
