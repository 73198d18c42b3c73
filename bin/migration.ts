import { readFileSync } from "node:fs";
import { brokenLines } from "../src/database/sql-lines.ts";

// What was generated, as a migration is written: without drizzle-kit's marks, and with no line over 160 columns.
const [generated = ""] = process.argv.slice(2);
process.stdout.write(brokenLines(readFileSync(generated, "utf8").replace(/--> statement-breakpoint$/gm, "")));
