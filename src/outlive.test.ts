import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

/** A program that throws so often where nobody catches, then waits for its input to end; answers its code and its words. */
async function throwing(times: number): Promise<{ code: number | null; said: string }> {
  const program = `
    import { outlive } from ${JSON.stringify(new URL("./outlive.ts", import.meta.url).href)};
    const say = (...words) => console.log(JSON.stringify(words.map((word) => word?.err?.message ?? word)));
    outlive({ error: say, fatal: say }, () => process.exit(1));
    for (let time = 0; time < ${times}; time++) setImmediate(() => { throw new Error("thrown " + time); });
    setImmediate(() => void Promise.reject(new Error("rejected")));
    setTimeout(() => console.log("still here"), 50);`;
  const child = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "--input-type=module", "-e", program],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (said += text));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, said };
}

test("an exception that nothing caught ends nothing else, and is told", async () => {
  const { code, said } = await throwing(2);
  expect([code, said]).toEqual([0, expect.stringContaining("still here")]);
  for (const told of ["thrown 0", "thrown 1", "rejected"]) expect(said).toContain(told);
});

test("one after the other end the program, which says why", async () => {
  const { code, said } = await throwing(40);
  expect(code).toBe(1);
  expect(said).toMatch(/2\d of these within a minute/);
  expect(said).not.toContain("still here");
});
