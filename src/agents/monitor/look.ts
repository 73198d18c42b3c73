import type { Check, CheckName, Report, Told } from "../../entities/repositories/report.ts";
import type { Derive } from "../../secrets.ts";
import { unseal } from "../model/seal.ts";
import { askHost, withoutHost } from "./ask-host.ts";
import { limits, LookError } from "./limits.ts";
import { readApart } from "./read-apart.ts";
import type { Where } from "./source.ts";

/** What the monitor needs to look: how tokens are unsealed, where it may ask and read. */
export type LookNeeds = { derive: Derive } & Pick<Where, "private_hosts" | "folders">;

/** A repository that this server looks at: which look this is, and what the former one found. */
export type Claimed = {
  id: string;
  look: number;
  address: string;
  branch: string | null;
  api_url: string | null;
  sealed_token: string | null;
  former: Report | null;
};

/** Looks at a repository once: Git is read where a branch has moved, its host asked where there is a token. Throws a LookError. */
export async function look(needs: LookNeeds, claimed: Claimed): Promise<Report> {
  const { derive, private_hosts, folders } = needs;
  const { address, branch, sealed_token, former } = claimed;
  const token = sealed_token === null ? undefined : unseal(derive, sealed_token, "repositories");
  const where: Where = { address, token, private_hosts, folders };
  const signal = AbortSignal.timeout(limits.look_ms);
  const stood = former && { refs: former.refs, head: former.told.head };
  const apart = await readApart({ where, wished: branch, former: stood });
  const told = apart.told ?? (former as Report).told;
  const api_url =
    claimed.api_url ?? (new URL(address, "file:///").host === "github.com" ? "https://api.github.com" : null);
  const asked = token !== undefined && api_url !== null;
  const of_host = asked
    ? await askHost({ api_url, address, token, private_hosts, branch: apart.branch, signal }, told)
    : withoutHost(told);
  const checks = { ...told.checks, ...of_host };
  return fitted({ refs: apart.digest, told, checks, host: asked ? "asked" : "not_configured" });
}

// The database takes 32 KB of it: of long lists the beginning is kept, with how many more there are.
const most_bytes = 28_000;

function fitted(report: Report, most = 10): Report {
  if (Buffer.byteLength(JSON.stringify(report)) <= most_bytes) return report;
  if (most === 0) throw new LookError("What was found is more than can be kept.");
  const half = Math.floor(most / 2);
  const cutAll = <Name extends CheckName>(checks: Record<Name, Check>) =>
    Object.fromEntries(
      Object.entries<Check>(checks).map(([name, check]) => [name, shorter(check, half)]),
    ) as typeof checks;
  const told: Told = {
    ...report.told,
    checks: cutAll(report.told.checks),
    commits: report.told.commits.slice(0, 2 * half),
    conflicts: report.told.conflicts.map(({ branch, files, more }) => {
      const kept = files.slice(0, half);
      return { branch, files: kept, more: more + files.length - kept.length };
    }),
  };
  return fitted({ ...report, told, checks: cutAll(report.checks) }, half);
}

function shorter({ result, evidence, more }: Check, most: number): Check {
  return { result, evidence: evidence.slice(0, most), more: more + Math.max(0, evidence.length - most) };
}
