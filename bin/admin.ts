import { break_glass_acts, breakGlass, type BreakGlassAct } from "../src/auth/break-glass.ts";
import { readConfig, StartError } from "../src/config.ts";
import { asOwner } from "../src/database/open.ts";
import { AppError } from "../src/entity/errors.ts";
import { secrets } from "../src/secrets.ts";

// The settings are those of the server, so it is to be run with the same environment.
const [act = "", email, ...more] = process.argv.slice(2);
if (!Object.hasOwn(break_glass_acts, act) || !email || more.length > 0) {
  const lines = Object.entries(break_glass_acts).map(([name, what]) => `  bin/admin ${name} EMAIL   ${what}`);
  console.error(["What the owner of the server can do when no administrator can sign in:", ...lines].join("\n"));
  process.exit(2);
}
try {
  const config = readConfig(process.env);
  await asOwner(config, secrets, async (owner) => {
    console.log(await breakGlass(owner, config.url, act as BreakGlassAct, email));
  });
} catch (error) {
  console.error(error instanceof StartError || error instanceof AppError ? error.message : error);
  process.exit(1);
}
