import { expect, test } from "vitest";
import { register } from "../register.ts";
import { definition } from "../../workflows/definition.ts";
import { problemsOf, refusalOf } from "../../workflows/problems.ts";
import { ready } from "./ready.ts";

test("each ready workflow can be published as it is", () => {
  const me = { id: "01930000-0000-7000-8000-000000000001", time_zone: "Europe/Paris" };
  const wrong = ready.flatMap(({ name, made }) => {
    const draft = made(me);
    const refusal = refusalOf(draft);
    return [...(refusal ? [refusal] : problemsOf(definition.parse(draft), register))].map((each) => `${name}: ${each}`);
  });
  expect(wrong).toEqual([]);
  expect(ready).toHaveLength(15);
});
