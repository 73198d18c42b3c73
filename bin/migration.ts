import { readFileSync } from "node:fs";
import { brokenLines } from "../src/database/sql-lines.ts";

// What was generated, as a migration is written: without drizzle-kit's marks, and with no line over 160 columns.
const [generated = ""] = process.argv.slice(2);
// Its last line ends, so that what is declared below begins one of its own.
const sql = readFileSync(generated, "utf8").replace(/--> statement-breakpoint$/gm, "");
process.stdout.write(`${brokenLines(sql).trimEnd()}\n`);
