import { entity } from "../../entity/describe.ts";
import { accounts } from "../accounts/account.schema.ts";
import { contacts } from "../contacts/contact.schema.ts";
import { leads } from "../leads/lead.schema.ts";
import { agent_cases } from "./agent-case.schema.ts";

const given =
  `title decision agent_id approval_id task_id capability asked tool input edited entity row_id decider_id decided_at
  reason policy_version lead_ids account_ids contact_ids`.split(/\s+/);

/** Decisions of people, by which agents are tried. */
export const agent_case = entity(agent_cases, {
  title: { one: "Case of an agent", many: "Cases of agents" },
  about:
    "What a person decided of something that an agent proposed: approved, edited or rejected, with what the agent had been asked. The database keeps each decision so, the newest 200 of an agent and capability. Only who sees all records that it is about sees it. Whoever it was for may take it out by putting it into the bin: nothing is tried by it then.",
  example: {
    title: "Correct the title",
    decision: "approved",
    agent_id: "0199d6a0-0000-7000-8000-000000000001",
    approval_id: "0199d6a0-0000-7000-8000-000000000002",
    capability: "answer_question",
    asked: { title: "Who leads Ateliers Rouvray?" },
    tool: "leads_update",
    input: { id: "0199d6a0-0000-7000-8000-000000000003", title: "Owner" },
    entity: "leads",
    decided_at: "2026-11-25T12:00:00Z",
    policy_version: 1,
  },
  refers: { lead_ids: leads, account_ids: accounts, contact_ids: contacts },
  kinds: { tool: "choice", entity: "choice", capability: "choice" },
  // Only app.keep_case writes them, and what records become one (app.merge_into).
  given_once: given,
});
