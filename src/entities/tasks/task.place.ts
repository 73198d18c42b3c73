import { SquareCheckBig } from "lucide-react";
import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** What people are to do, as everything else knows it. */
export const tasks = place("tasks", {
  words: { one: phrase("Task"), many: phrase("Tasks"), new: phrase("New task"), create: phrase("Create task") },
  icon: SquareCheckBig,
  path: "/tasks",
  group: "Work",
  key: "t",
  line: ({ name }) => name,
  under: ["code"],
  type: "task",
  foresee: {
    move: (_task, { status }) => ({ status: status }),
    rank: (_task, { rank }) => ({ rank: rank }),
    enter: (_task, { state_id }) => ({ state_id: state_id, lane: state_id }),
    claim: (_task, _input, { id, name }) => ({ owner_id: id, owner: { id, name } }),
    block: (_task, { blocked_reason }) => ({ blocked_reason: blocked_reason }),
    unblock: () => ({ blocked_reason: null }),
  },
  acts: {
    claim: phrase("Take it on"),
    block: phrase("Say what blocks it"),
    unblock: phrase("Nothing blocks it any more"),
  },
  said: { claim: phrase("Taken on"), block: phrase("Blocked"), unblock: phrase("Goes on") },
  screen: () => import("./tasks-screen.tsx"),
  french: () => import("./tasks.french.ts"),
});
