import { afterEach, describe, expect, test } from "vitest";
import { openGitServer } from "../../testing/git-server.ts";
import { derive_for_tests } from "../../testing/keys.ts";
import { type Files, testRepository, type TestRepository } from "../../testing/repository.ts";
import { seal } from "../model/seal.ts";
import { type Claimed, look } from "./look.ts";
import { standing } from "./standing.ts";

// Repositories that are really there, read as the monitor reads them.
const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function repository(first?: Files): Promise<TestRepository> {
  const made = await testRepository(first);
  open.push(made);
  return made;
}

const claimed = (address: string, more: Partial<Claimed> = {}): Claimed => ({
  id: "x",
  look: 1,
  address,
  branch: null,
  api_url: null,
  sealed_token: null,
  former: null,
  ...more,
});
const needs = (...folders: string[]) => ({ derive: derive_for_tests, private_hosts: ["127.0.0.1"], folders });
const lookAt = ({ dir }: TestRepository, more: Partial<Claimed> = {}) => look(needs(dir), claimed(dir, more));

describe("a repository in a folder", () => {
  test("is told by its newest commits, and by how many came since the look before", async () => {
    const site = await repository();
    const first = await lookAt(site);
    expect(first.told).toMatchObject({ branch: "main", arrived: null, conflicts: [] });
    expect(first.told.commits).toMatchObject([{ subject: "Begin", author: "Ada" }]);
    await site.commit("Second\n\nwith more", { "a.txt": "a" });
    const head = await site.commit("Third", { "a.txt": "b" }, { by: "Ben" });
    const next = await lookAt(site, { former: first });
    expect(next.told).toMatchObject({ head, arrived: 2 });
    expect(next.told.commits.map(({ subject, author }) => `${author}: ${subject}`)).toEqual([
      "Ben: Third",
      "Ada: Second",
      "Ada: Begin",
    ]);
    expect(next.told.checks.api_keys).toEqual({ result: "passed", evidence: [], more: 0 });
  });
});
