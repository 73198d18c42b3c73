import { lintSource } from "@secretlint/core";
import { creator } from "@secretlint/secretlint-rule-preset-recommend";

/** Something that should not have been committed: what kind it is and on which line, never itself. */
export type Secret = { check: "api_keys" | "passwords"; line: number; what: string };

const config = { rules: [{ id: "recommended", rule: creator }] };
// What is a password rather than a key, of that library's rules.
const of_passwords = /basicauth|database-connection-string/;

/**
 * Looks for keys by the patterns of secretlint, and for passwords that are written out where something is called so. What it does not
 * find: keys of vendors that the library does not know, secrets without a form of their own, and what is encoded or split.
 */
export async function findSecrets(file: string, content: string): Promise<Secret[]> {
  // (Its comments by which a file says that it is not to be looked into are none here.)
  const heard = content.replaceAll(/secretlint-(?=disable|enable)/gi, "secretlint_");
  const ext = file.slice(file.lastIndexOf("."));
  const source = { filePath: `/${file}`, content: heard, ext, contentType: "text" as const };
  const { messages } = await lintSource({ source, options: { config, noPhysicFilePath: true } });
  const keys = messages.map(({ ruleId, loc }): Secret => {
    const what = ruleId.replace(/^@secretlint\/secretlint-rule-/, "");
    return { check: of_passwords.test(what) ? "passwords" : "api_keys", line: loc.start.line, what };
  });
  const lines = new Set(keys.map(({ line }) => line));
  return [...keys, ...passwordsIn(content).filter(({ line }) => !lines.has(line))];
}

// `password = "…"`, `DB_PASSWORD: '…'`, `"passwd": "…"`, `:pwd => "…"`; in files of settings also without quotes.
const assigned =
  /(?:^|[^a-z])(?:[\w.-]{0,40}[_.-])?(?:password|passwd|passphrase|pwd|pass)["'`\]]{0,2}\s{0,4}(?:=>|:=|={1,3}|:)\s{0,4}(?:@|[a-z]{1,2})?(["'`])((?:(?!\1)[^\\\r\n]|\\.){4,200})\1/i;
const unquoted = /^\s*(?:export\s+)?[A-Z0-9_]{0,40}(?:PASSWORD|PASSWD|PASSPHRASE)\s*=\s*([^\s"'`;]{4,200})\s*$/;
// What stands for a value and is none: variables, calls, gaps, what is covered, and what says that it is to be replaced.
const no_value = new RegExp(
  [
    /^(<.*>|\[.*\]|\(.*\)|%\w+%|\$[a-z_]\w*|:\w+)$/,
    /[$#%]\{[\w.:-]+\}|\{\{[\w.|\s-]+\}\}|\$\([^)]*\)|process\.env|\s.*\s/,
    /^([*x._-]+|(your|my|the|some|enter|insert|change|replace|example|placeholder|dummy|test|null|none|undefined|true|false|todo)([^a-z].*)?)$/,
    /^(pass(word|wd|phrase)?|pwd|secret)$|fake|changeme/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "i",
);

function passwordsIn(content: string): Secret[] {
  const found: Secret[] = [];
  for (const [index, line] of content.split("\n").entries()) {
    if (line.length > 1000) continue;
    const value = assigned.exec(line)?.[2] ?? unquoted.exec(line)?.[1];
    if (value && !no_value.test(value)) found.push({ check: "passwords", line: index + 1, what: "password" });
  }
  return found;
}
