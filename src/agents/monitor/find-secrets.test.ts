import { expect, test } from "vitest";
import { findSecrets } from "./find-secrets.ts";

// (Put together here, so that nobody who searches this repository takes them for what they look like.)
const keys: Record<string, string> = {
  github: ["ghp", "wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx"].join("_"),
  aws: `AWS_SECRET_ACCESS_KEY=${["wJalrXUtnFEMI/K7MDENG", "bPxRfiCYzzzzzzKEYS"].join("/")}`,
  privatekey: `${["-----BEGIN RSA", "PRIVATE KEY-----"].join(" ")}\n${"MIIEpAIBAAKCAQEA0Z3VS5JJcds3xfn\n".repeat(10)}${["-----END RSA", "PRIVATE KEY-----"].join(" ")}`,
};

test("keys are told by their vendor and line, also where a comment says not to look", async () => {
  for (const [vendor, key] of Object.entries(keys)) {
    const told = [expect.objectContaining({ check: "api_keys", line: 2, what: vendor })];
    expect(await findSecrets("a.js", `const one = 1;\n${key}\n`), vendor).toEqual(told);
    expect(await findSecrets("a.js", `// secretlint-disable\n${key}\n`), vendor).toEqual(told);
  }
});

test.each([
  'password = "tr0ub4dor&3"',
  "'db_password': 'tr0ub4dor&3'",
  'const passwd := "tr0ub4dor&3"',
  'config["password"] = "tr0ub4dor&3"',
  ":pwd => 'tr0ub4dor&3'",
  "export DB_PASSWORD=tr0ub4dor&3",
  "postgres://app:tr0ub4dor3@db.example.org/app",
])("a password that is written out: %s", async (line) => {
  expect(await findSecrets("a.rb", `\n${line}\n`)).toMatchObject([{ check: "passwords", line: 2 }]);
});

test.each([
  'password = ""',
  'password = os.environ["PASSWORD"]',
  "password: ${PASSWORD}",
  'password: "{{ vault.password }}"',
  "login(username=username, password=password)",
  'password = "your-password-here"',
  "DB_PASSWORD=$DB_PASSWORD",
  '<input type="password" name="password">',
  'password: t("Password")',
])("and what is none: %s", async (line) => {
  expect(await findSecrets("a.rb", `${line}\n`)).toEqual([]);
});
