import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { register } from "../entities/register.ts";
import { openKernel } from "../entity/kernel.ts";
import { makeAgent } from "../testing/agents.ts";
import { testCompany, type TestPerson } from "../testing/company.ts";
import { derive_for_tests } from "../testing/keys.ts";
import { most_a_cycle, openWorker } from "./worker.ts";

test("whoever may read agents is told when a server last looked for tasks, also while all of its places are taken", async () => {
  const company = await testCompany();
  const { database, system } = company;
  const claire = await company.person("sales");
  const client = await company.person("client", {
    account_id: await company.row("public.accounts", { name: "Theirs" }),
  });
  const seen = async (by: TestPerson) => {
    const [rows] = await database.flush(by.actor, [{ text: "select app.last_look() #>> '{}'", values: [] }]);
    return rows?.[0]?.[0] ?? null;
  };
  await makeAgent(company, "Looker", ["look"]);
  for (let n = 0; n < most_a_cycle; n++)
    await company.row("public.agent_tasks", { title: `Long ${n}`, required_capability: "look", owner_id: claire.id });
  expect(await seen(claire)).toBeNull();
  const has_model = async (by: TestPerson) =>
    (await database.flush(by.actor, [{ text: "select app.has_model()::text", values: [] }]))[0]?.[0]?.[0];
  expect(await has_model(claire)).toBe("false");
  await expect(has_model(client)).rejects.toMatchObject({ code: "42501" });
  await company.owner.query(
    "insert into app.model_endpoint (base_url, changed_by) values ('https://model.example', $1)",
    [claire.id],
  );
  expect(await has_model(claire)).toBe("true");
  const end = Promise.withResolvers<void>();
  const failures: unknown[] = [];
  const worker = openWorker({
    database,
    system,
    kernel: await openKernel(database, system, register),
    derive: derive_for_tests,
    private_hosts: [],
    jobs: { look: () => end.promise.then(() => ({ text: "Nothing found.", counts: {} })) },
    cycle_ms: 3_600_000,
    beat_ms: 3_600_000,
    failed: (error) => failures.push(error),
  });
  await worker.cycle();
  const first = Date.parse((await seen(claire)) ?? "");
  await pause(5);
  await worker.beat();
  expect(Date.parse((await seen(claire)) ?? "")).toBeGreaterThan(first);
  await expect(seen(client)).rejects.toMatchObject({ code: "42501" });
  end.resolve();
  await worker.settled();
  expect(failures).toEqual([]);
  await worker.close();
  await company.close();
});
