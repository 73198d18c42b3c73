import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { useSession } from "../../client/session-context.ts";
import { dayQuestion } from "./day-questions.ts";
import { dayAddresses } from "./home-figures.ts";
import { laterQuestion, tasksQuestion } from "./my-tasks-question.ts";

/**
 * Whether the rows of a day have come once, or will not. They are asked for beside the figures, and a page that waits for all
 * of them is drawn in one piece: nothing moves as more comes.
 */
export function useDayCame(owner: string | undefined): boolean {
  const session = useSession();
  const at = dayAddresses(owner);
  const plans = [at.late, at.today, at.next].map((address) => dayQuestion("activities", address, session));
  const came = useQueries({
    queries: [tasksQuestion(session), laterQuestion(session), dayQuestion("leads", at.unowned, session), ...plans],
    combine: (answers) => answers.every(({ isLoading }) => !isLoading),
  });
  const [once, setOnce] = useState(false);
  if (came && !once) setOnce(true);
  return came || once;
}
