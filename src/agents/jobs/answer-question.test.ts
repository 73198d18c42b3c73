import { afterEach, expect, test, vi } from "vitest";
import type { Answered, Wish } from "../model/ask-endpoint.ts";
import { answerQuestion } from "./answer-question.ts";
import type { Asking } from "./job.ts";

afterEach(() => vi.restoreAllMocks());

const wish: Wish = { id: "1", name: "leads_list", input: {} };
const answered: Answered = { text: "", cut: false, wishes: [], said: [], input_tokens: 1, output_tokens: 1, ms: 1 };

/** What a job gets whose model always wishes for more, and each of whose look-ups brings so many letters. */
function greedy(letters: number) {
  const last: boolean[] = [];
  const asking = {
    title: "A question",
    wanted: null,
    input: { question: "What is there?" },
    language: "en",
    think: async (_talk, _most, tools) => {
      last.push(tools?.answers_now ?? false);
      return tools?.answers_now ? { ...answered, text: "This." } : { ...answered, wishes: [wish] };
    },
    reading: async () => ({
      tools: [],
      asker: { id: "", name: "Claire", today: "2026-11-24" },
      look: async () => ({ text: "x".repeat(letters) }),
      proposed: [],
    }),
    ask: async () => [],
    propose: async () => "known",
    trial: async () => ({ text: "", counts: {} }),
    orchestration: async () => ({ steps: [], colleagues: [] }),
    delegate: () => ({ text: "select", values: [] }),
    draft: () => ({ text: "select", values: [] }),
  } satisfies Asking;
  return { asking: asking as Asking, last };
}

test("who has looked for four and a half minutes answers with what there is, before the run is over", async () => {
  const { asking, last } = greedy(10);
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (now += 100_000));
  expect((await answerQuestion(asking)).text).toMatch(/^This\./);
  expect(last).toEqual([false, false, true]);
});

test("who has read its fill answers with what there is", async () => {
  const { asking, last } = greedy(25_000);
  expect((await answerQuestion(asking)).counts).toMatchObject({ steps: 4, looks: 3, read: 75_000 });
  expect(last).toEqual([false, false, false, true]);
});

test("who answers nothing has failed", async () => {
  const { asking } = greedy(10);
  const silent: Asking = { ...asking, think: async () => answered };
  await expect(answerQuestion(silent)).rejects.toThrow("It answered nothing.");
});
