import { entity } from "../../entity/describe.ts";
import { accounts } from "../accounts/account.schema.ts";
import { contacts } from "../contacts/contact.schema.ts";
import { leads } from "../leads/lead.schema.ts";
import { agent_memories } from "./agent-memory.schema.ts";

/** What agents keep for later. */
export const agent_memory = entity(agent_memories, {
  title: { one: "Memory of an agent", many: "Memories of agents" },
  about:
    "Something that an agent keeps for later, in a few words, with the records that it had read by then. Only who sees all of these sees it. A person corrects it, or has it forgotten by putting it into the bin.",
  example: {
    text: "Ateliers Rouvray wants to be called in the morning.",
    agent_id: "0199d6a0-0000-7000-8000-000000000001",
    run_id: "0199d6a0-0000-7000-8000-000000000002",
    personal: true,
    untrusted: true,
  },
  refers: { lead_ids: leads, account_ids: accounts, contact_ids: contacts },
  kinds: { text: "text" },
  // Only the worker writes these (app.remember), and what records become one (app.merge_into).
  written_by_verbs: ["task_id", "lead_ids", "account_ids", "contact_ids"],
  given_once: ["agent_id", "run_id", "personal", "untrusted"],
});
