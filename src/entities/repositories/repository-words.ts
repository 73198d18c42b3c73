import { phrase, t } from "../../ui/translate.ts";
import type { CheckName, CheckResult } from "./report.ts";

/** What each check holds a repository to; the first five are the specification's. */
export const check_words: Record<CheckName, string> = {
  api_keys: phrase("No API keys in commits"),
  passwords: phrase("No passwords in code"),
  binaries: phrase("No large binary files"),
  signatures: phrase("Valid commit signatures"),
  protection: phrase("Branch protection enforced"),
  host_checks: phrase("The host's checks passed"),
};

export const result_words: Record<CheckResult, string> = {
  passed: phrase("Passed"),
  failed: phrase("Failed"),
  not_proven: phrase("Not proven"),
  not_configured: phrase("Not configured"),
};

const failing_words: Record<string, string> = {
  api_keys: phrase("API keys"),
  passwords: phrase("Passwords"),
  binaries: phrase("Large binary files"),
  signatures: phrase("Signatures"),
  protection: phrase("Branch protection"),
  host_checks: phrase("The host's checks"),
  conflicts: phrase("Conflicts"),
};

/** What is not in order, in one line. */
export const failingLine = (failing: string[]): string =>
  failing.map((name) => t(failing_words[name] ?? name)).join(", ");

// What a look says of how far it went, and why it failed, where that holds no figures of its own.
phrase("Of commits with more than 300 files the first 300 were looked into.");
phrase("Texts larger than 1 MB were not searched.");
phrase("The newest 2,000 changed files were looked into.");
phrase("Some branches went apart too long ago: whether they conflict is not known.");
phrase("There is no repository in this folder, or it may not be read (TANDEM_REPOSITORIES).");
phrase("The repository has no commits yet.");
phrase("The repository has no branch of this name.");
phrase("The repository has more than 2,000 branches.");
phrase("The list of branches is larger than 8 MB.");
phrase("The Git host answered with something that is no list of branches.");
phrase("What was found is more than can be kept.");
phrase("The folders of the repository are more than 60 deep.");
phrase("The repository has more than 200,000 files to compare.");
phrase("Reading it took longer than 45 seconds.");
phrase("Reading it took more memory than a look may have.");
phrase("A look would need more than 192 MB of memory.");
phrase("A file of the repository is larger than 128 MB.");
phrase("A folder holds more than 10,000 files.");
phrase("A pack holds more than 200,000 objects.");
phrase("A pack holds more than 1 GB once it is unpacked.");
phrase("A pack cannot be read.");
phrase("A pack or an object cannot be read.");
phrase("An object is larger than 64 MB once it is unpacked.");
phrase("The server did not answer in time.");
phrase("The Git host answered in another way than GitHub does.");
phrase("Git asked for another address than the repository's.");
phrase("unsigned");
phrase("invalid");
phrase("password");

/** What a look says, in the language of the page. */
export const told = (sentence: string): string => t(sentence);
