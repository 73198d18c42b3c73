/** What is looked for in every repository: the specification's five checks, and the checks that its host ran. */
export const check_names = ["api_keys", "passwords", "binaries", "signatures", "protection", "host_checks"] as const;
export type CheckName = (typeof check_names)[number];

/** How a check went. What did not run is never fine: it is not configured, or not proven. */
export type CheckResult = "passed" | "failed" | "not_proven" | "not_configured";

/** Where something was found: never what. */
export type Evidence = { commit?: string; file?: string; line?: number; what?: string };

/** A check with where it found something, the first of them, and how many more there are. */
export type Check = { result: CheckResult; evidence: Evidence[]; more: number };

/** A commit as it is shown. */
export type Commit = { oid: string; subject: string; author: string; at: string };

/** Who changed a file last on one side of a conflict; nobody where that lies too far back. */
export type Side = { branch: string; commit: Commit | null };

/** A branch that cannot be merged into the default one as both stand, and by which files. */
export type Conflict = { branch: string; files: { file: string; sides: [Side, Side] }[]; more: number };

/** What Git itself tells of a repository. */
export type Told = {
  branch: string;
  head: string;
  commits: Commit[];
  /** How many came with the last change of the default branch; null where that is not known. */
  arrived: number | null;
  conflicts: Conflict[];
  checks: Record<"api_keys" | "passwords" | "binaries", Check>;
  /** Of the commits that were looked at, those without a signature and those with one. */
  unsigned: string[];
  signed: string[];
  /** How much was looked at, and which limits were met. */
  looked_at: { commits: number; branches: number; of_branches: number };
  limits: string[];
};

/** What a look found, as it is kept: how it stands now, no log. `refs` tells whether Git has to be read again. */
export type Report = { refs: string; told: Told; checks: Record<CheckName, Check>; host: "asked" | "not_configured" };
