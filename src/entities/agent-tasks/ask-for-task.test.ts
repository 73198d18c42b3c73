import { expect, test } from "vitest";
import { jobs } from "../../agents/jobs/jobs.ts";
import { offeredOf, takesWords, urgencyOf } from "./ask-for-task.ts";

test("what is offered is what an agent can do and a job does", () => {
  const capabilities = [...Object.keys(jobs), "review_schema", "delegate"];
  const offered = offeredOf([{ capabilities }, { capabilities: ["plan"] }]);
  // (A candidate is tried on its own page.)
  expect(offered.toSorted()).toEqual(
    Object.keys(jobs)
      .filter((name) => name !== "try_policy")
      .toSorted(),
  );
  expect([takesWords("plan"), takesWords("answer_question"), takesWords("find_orphans")]).toEqual([true, true, false]);
});

test("what is urgent to people is urgent to agents", () => {
  expect((["urgent", "high", "medium", "low", "none"] as const).map(urgencyOf)).toEqual(["P0", "P1", "P2", "P3", "P3"]);
});
