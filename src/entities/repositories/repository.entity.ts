import { sql } from "../../database/drizzle.ts";
import { z } from "zod";
import { entity } from "../../entity/describe.ts";
import { verb } from "../../entity/verb.ts";
import { repositories } from "./repository.schema.ts";

/** What the GitHub Integration Agent watches. */
export const repository = entity(repositories, {
  title: { one: "Repository", many: "Repositories" },
  about:
    "A Git repository that the GitHub Integration Agent looks at every 60 seconds, and never writes to: new commits, conflicts between branches, the five security checks and, where a token is set, what its Git host tells (`PUT /api/agents/repositories/{id}/token`). `report` is how it stood at the last look.",
  example: { name: "Website", address: "https://github.com/acme/website.git", branch: "main" },
  kinds: { failing: "choice", last_error: "text" },
  // Only the monitor's functions write these.
  written_by_verbs: ["has_token", "status", "failing", "head", "report", "last_error", "looked_at"],
  hidden: ["next_look_at", "lease_until", "looks"],
  verbs: {
    look: verb(
      "Has the repository looked at now, instead of within a minute.",
      z.object({}),
      async ({ tx, input }) => void (await tx.execute(sql`select app.look_at_repository(${input.id})`)),
      { right: "look", many: true },
    ),
  },
});
