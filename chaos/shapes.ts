import { mkdtempSync, rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { memory } from "./memory.ts";
import { signIn, startProgram } from "./program.ts";

// chaos/shapes: a client asks in 20,000 different ways, each but once, then each of the last ones twice; what server and
// database have taken for that they have given back a minute later, but for a tenth.
const shapes = Number(process.argv[2] ?? 20_000);
const port = 4013;
const url = `http://localhost:${port}`;
const data = mkdtempSync("/tmp/tandem-shapes-");
const program = await startProgram(data, port, ["--demo"]);
const cookie = await signIn(url, "client");

let asked = 0;
await ask(1000);
await pause(60_000);
const before = memory(program.pid, data);
await ask(shapes);
const during = memory(program.pid, data);
await pause(60_000);
const after = memory(program.pid, data);
await program.stop("SIGINT");
rmSync(data, { recursive: true, force: true });
const parts = ["server", "database"] as const;
for (const part of parts)
  console.log(
    `${part}: ${[before, during, after].map((measured) => measured[part].toFixed(0)).join(", ")} MB before, after ${shapes} shapes, a minute later`,
  );
process.exit(parts.some((part) => after[part] > before[part] * 1.1) ? 1 : 0);

async function ask(count: number): Promise<void> {
  const until = asked + count;
  const one = async () => {
    while (asked < until) {
      const nth = asked++;
      const terms = Array.from({ length: 1 + (nth % 12) }, (_, term) => ({
        name: { [(nth >> term) % 2 ? "neq" : "gt"]: "x" },
      }));
      const query = new URLSearchParams({
        where: JSON.stringify({ or: terms }),
        limit: String(1 + (nth % 997)),
        offset: String(nth % 89),
      });
      const answer = await fetch(`${url}/api/accounts?${query.toString()}`, { headers: { cookie } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`shape ${nth} is answered with ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, one));
}
