import { spawn } from "node:child_process";
import { once } from "node:events";

/** The program as a process of its own, reached by people who are signed in. */
export type Program = { pid: number; stop(signal: "SIGINT" | "SIGKILL"): Promise<void> };

export const password = "correct-horse-battery";

/** Starts the program in this folder on this port, with a database of its own or another; ready when it says so. */
export async function startProgram(
  data: string,
  port: number,
  options: string[] = [],
  fair_share: "on" | "off" = "off",
  database_url = "",
): Promise<Program> {
  const environment = {
    TANDEM_FAIR_SHARE: fair_share,
    PORT: String(port),
    TANDEM_DATA: data,
    TANDEM_DEMO_PASSWORD: password,
    TANDEM_TRUST_PROXY: "1",
  };
  const child = spawn("bash", ["bin/start", ...options], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, DATABASE_URL: database_url, ...environment },
  });
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (said += text));
  while (!said.includes("ready at")) {
    if (child.exitCode !== null) throw new Error(`Tandem did not start: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    pid: child.pid ?? 0,
    async stop(signal) {
      const gone = child.exitCode !== null || child.signalCode !== null;
      child.kill(signal);
      if (!gone) await once(child, "exit");
    },
  };
}

/** Signs a person of the demonstration company in; answers their cookie. */
export async function signIn(url: string, role: string): Promise<string> {
  const answer = await fetch(`${url}/api/sign-in`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": crypto.randomUUID(),
      "x-forwarded-for": `10.9.0.${1 + (addresses++ % 250)}`,
    },
    body: JSON.stringify({
      door: role.startsWith("client") ? "client" : "employee",
      email: `${role}@demo.test`,
      password,
    }),
  });
  if (!answer.ok) throw new Error(`${role} cannot sign in: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
let addresses = 0;
