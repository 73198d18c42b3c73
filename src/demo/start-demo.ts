import { randomBytes } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import { StartError, type Config } from "../config.ts";
import type { Opened } from "../database/open.ts";
import type { Store } from "../files/store.ts";
import { loadBriefs } from "./briefs.ts";
import { loadDocuments } from "./documents.ts";
import { loadEnvelopes } from "./envelopes.ts";
import { loadDemo, loadDoings } from "./load.ts";

/**
 * Loads the demonstration company into an empty database and prints the password where it made one. A database with
 * other data is refused; one that holds the demonstration already is left as it is.
 */
export async function startDemo(opened: Opened, store: Store, config: Config, local: boolean): Promise<void> {
  if (!local && !config.demo_password) {
    throw new StartError(
      "The demonstration does not listen beyond this machine with a password of its own making: set TANDEM_DEMO_PASSWORD.",
    );
  }
  const rows = await opened.doors.front.outside({ text: "select app.front_door()", values: [] });
  const front = JSON.parse(rows[0]?.[0] ?? "{}") as { set_up: boolean; demo: boolean };
  if (front.set_up && !front.demo)
    throw new StartError(
      "The database holds a company already: the demonstration needs an empty one. Set TANDEM_DATA to another folder.",
    );
  if (front.demo) return;
  const password = config.demo_password ?? randomBytes(12).toString("base64url");
  const hash = await hashPassword(password);
  await opened.seed(async (owner) => {
    await loadDemo(owner, hash);
    await loadDoings(owner);
    await loadDocuments(owner, store);
    await loadEnvelopes(owner);
    await loadBriefs(owner, store);
  });
  const said = config.demo_password ? "the password in TANDEM_DEMO_PASSWORD" : `the password ${password}`;
  console.log(
    `The demonstration company is ready: sign in as sales@demo.test, admin@demo.test, client@demo.test … with ${said}.`,
  );
}
