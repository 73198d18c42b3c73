import { textOf } from "./text-of.ts";

// A program of its own (src/files/texts/read-apart.ts): the file comes in, its text goes out as JSON.
const [media_type = ""] = process.argv.slice(2);
const read = await textOf(process.stdin, media_type);
process.stdout.write(JSON.stringify(read), () => process.exit());
