import { expect, test } from "vitest";
import { turns } from "./turns.ts";

const limits = { at_once: 2, waiting: 2, patience_ms: 50 };

test("each caller has turns of their own; who waits follows in order", async () => {
  const queue = turns({ ...limits, patience_ms: 10_000 });
  const order: string[] = [];
  const taken = async (caller: string, name: string) => {
    const leave = await queue.take(caller, "Wait.");
    order.push(name);
    return leave;
  };
  const [first, second] = [await taken("claire", "1"), await taken("claire", "2")];
  const [third, fourth] = [taken("claire", "3"), taken("claire", "4")];
  await taken("amir", "amir");
  await expect(taken("claire", "5")).rejects.toMatchObject({ code: "RATE_LIMIT_EXCEEDED", message: "Wait." });
  first();
  first();
  (await third)();
  second();
  (await fourth)();
  expect(order).toEqual(["1", "2", "amir", "3", "4"]);
  await Promise.all([taken("claire", "6"), taken("claire", "7")]);
});

test("nobody waits for ever, and who has waited in vain takes no turn", async () => {
  const queue = turns({ ...limits, at_once: 1 });
  const leave = await queue.take("claire", "Wait.");
  await expect(queue.take("claire", "Wait.")).rejects.toMatchObject({ details: { retry_after: 5 } });
  leave();
  (await queue.take("claire", "Wait."))();
  (await queue.take("claire", "Wait."))();
});
