import { z } from "zod";
import type { Check, Evidence, Told } from "../../entities/repositories/report.ts";
import { outgoing } from "../../http/outgoing.ts";
import { checkOf } from "./check-commits.ts";
import { LookError } from "./limits.ts";
import { shortened } from "./shown.ts";

/** What a Git host tells beyond Git, by GitHub's REST interface. */
export type HostTold = Record<"signatures" | "protection" | "host_checks", Check>;

const branch = z.object({ protected: z.boolean() });
const runs = z.object({
  check_runs: z.array(z.object({ name: z.string(), status: z.string(), conclusion: z.string().nullable() })),
});
const commits = z.array(
  z.object({ sha: z.string(), commit: z.object({ verification: z.object({ verified: z.boolean() }) }) }),
);

const failures = ["failure", "timed_out", "cancelled", "action_required", "startup_failure"];

/** Where a host's interface is asked, for which repository, with what. */
type Host = {
  api_url: string;
  address: string;
  token: string;
  private_hosts: readonly string[];
  /** The default branch as Git calls it: what is told of it is for people. */
  branch: string;
  signal: AbortSignal;
};

/** Asks a host whether the branch is protected, which checks failed on its newest commit, and which signatures it has proven. */
export async function askHost(host: Host, told: Told): Promise<HostTold> {
  const name = encodeURIComponent(host.branch);
  const { protected: is_protected } = await ask(host, `branches/${name}`, branch);
  const { check_runs } = await ask(host, `commits/${told.head}/check-runs?per_page=100`, runs);
  const proven = await ask(host, `commits?sha=${name}&per_page=50`, commits);
  return {
    protection: is_protected ? checkOf([]) : checkOf([{ what: told.branch }]),
    host_checks: hostChecks(told.head, check_runs),
    signatures: signatures(told, new Map(proven.map(({ sha, commit }) => [sha, commit.verification.verified]))),
  };
}

/** The same where no host can be asked: what it alone could tell is not configured. */
export function withoutHost(told: Told): HostTold {
  const unknown: Check = { result: "not_configured", evidence: [], more: 0 };
  return { protection: unknown, host_checks: unknown, signatures: signatures(told, new Map()) };
}

// No signature is one too few; one that nobody has proven is neither fine nor wrong.
function signatures({ unsigned, signed }: Told, proven: Map<string, boolean>): Check {
  const wrong: Evidence[] = signed
    .filter((oid) => proven.get(oid) === false)
    .map((commit) => ({ commit, what: "invalid" }));
  const check = checkOf([...wrong, ...unsigned.map((commit) => ({ commit, what: "unsigned" }))]);
  if (check.result === "failed") return check;
  const open = checkOf(signed.filter((oid) => !proven.has(oid)).map((commit) => ({ commit })));
  return open.evidence.length > 0 ? { ...open, result: "not_proven" } : check;
}

function hostChecks(head: string, run: z.infer<typeof runs>["check_runs"]): Check {
  const named = (some: typeof run) => some.map(({ name }) => ({ commit: head, what: shortened(name, 100) }));
  const failed = checkOf(named(run.filter(({ conclusion }) => failures.includes(conclusion ?? ""))));
  if (failed.result === "failed") return failed;
  const open = run.filter(({ status }) => status !== "completed");
  // (A commit for which no check ran has passed none.)
  return run.length > 0 && open.length === 0 ? failed : { ...checkOf(named(open)), result: "not_proven" };
}

async function ask<Shape extends z.ZodType>(
  { api_url, address, token, private_hosts, signal }: Host,
  path: string,
  shape: Shape,
): Promise<z.output<Shape>> {
  const [owner, name] = new URL(address).pathname
    .replace(/\/+$/, "")
    .replace(/\.git$/, "")
    .split("/")
    .slice(-2);
  const answer = await outgoing(private_hosts)(`${api_url.replace(/\/+$/, "")}/repos/${owner}/${name}/${path}`, {
    headers: { authorization: `Bearer ${token}`, accept: "application/vnd.github+json", "user-agent": "Tandem" },
    signal,
  });
  if (!answer.ok) throw new LookError(`The Git host answered ${answer.status}.`);
  const parsed = shape.safeParse(await answer.json().catch(() => undefined));
  if (!parsed.success) throw new LookError("The Git host answered in another way than GitHub does.");
  return parsed.data;
}
