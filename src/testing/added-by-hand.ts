/** Rows as the owner reads them, as far as they are added up. */
export type KeptTask = {
  id: string;
  project_id: string | null;
  parent_id: string | null;
  owner_id: string | null;
  status: string;
  estimate: number | null;
  deleted_at: Date | null;
};
export type KeptTime = {
  owner_id: string;
  project_id: string | null;
  task_id: string | null;
  status: string;
  minutes: number | null;
  amount: string | null;
  deleted_at: Date | null;
};

/** Adds tasks and time up row by row, as the rules say it and knowing nothing of how the program does. */
export function addedByHand(tasks: KeptTask[], entries: KeptTime[]) {
  const living = tasks.filter(({ deleted_at }) => !deleted_at);
  const counting = entries.filter(({ deleted_at, status }) => !deleted_at && status !== "rejected");
  const childrenOf = (id: string) => living.filter(({ parent_id }) => parent_id === id);
  const allBelow = (id: string): KeptTask[] => childrenOf(id).flatMap((child) => [child, ...allBelow(child.id)]);
  const minutesOn = (ids: string[]) =>
    sum(counting.flatMap(({ task_id, minutes }) => (task_id && ids.includes(task_id) ? (minutes ?? 0) : [])));
  // Of a task with subtasks that were not cancelled, these count.
  const count = (all: KeptTask[]) =>
    all.filter(
      ({ id, status }) => status !== "cancelled" && childrenOf(id).every((child) => child.status === "cancelled"),
    );
  return {
    below: (id: string) => {
      const below = allBelow(id);
      const work = count(below);
      const told = work.flatMap(({ estimate }) => estimate ?? []);
      return {
        id,
        spent: minutesOn([id]),
        ...standing(work),
        estimate: told.length > 0 ? sum(told) : null,
        spent_below: minutesOn(below.map((each) => each.id)),
      };
    },
    project: (id: string) => ({
      ...standing(count(living.filter(({ project_id }) => project_id === id))),
      spent: sum(counting.flatMap(({ project_id, minutes }) => (project_id === id ? (minutes ?? 0) : []))),
    }),
    /** In cents. */
    amount: (id: string) =>
      sum(
        counting.flatMap(({ project_id, amount }) => (project_id === id ? Math.round(Number(amount ?? 0) * 100) : [])),
      ),
    /** What is left to do of somebody's tasks, in minutes. */
    left: (person: string) =>
      sum(
        count(living)
          .filter(({ owner_id, status }) => owner_id === person && status !== "done")
          .map(({ id, estimate }) => Math.max(0, (estimate ?? 0) - minutesOn([id]))),
      ),
  };
}

function standing(work: KeptTask[]): { tasks: number; done: number; progress: number | null } {
  const done = work.filter(({ status }) => status === "done");
  const told = work.flatMap(({ estimate }) => estimate ?? []);
  const mean = told.length > 0 && sum(told) > 0 ? sum(told) / told.length : 1;
  const weight = (all: KeptTask[]) => sum(all.map(({ estimate }) => (sum(told) > 0 ? (estimate ?? mean) : mean)));
  const progress = work.length > 0 ? weight(done) / weight(work) : null;
  return { tasks: work.length, done: done.length, progress };
}

const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);
