import { type Glyph, line } from "../../screen/state-mark.tsx";
import type { AgentStatus } from "./agent-words.ts";

/** How each status of an agent is drawn: at work full and in the agents' colour, at rest a ring, paused with its sign. */
export const glyphs: Record<AgentStatus, Glyph> = {
  active: { ink: "text-agent", full: true },
  idle: { ink: "text-ink-3" },
  paused: { ink: "text-ink-2", sign: { d: "M6.6 5.8v4.4M9.4 5.8v4.4", ...line } },
};
