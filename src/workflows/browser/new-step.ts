import type { Step } from "../definition.ts";

/** A step of a kind as it begins, under a name that is free. */
export function newStep(type: Step["type"], taken: string[]): Step {
  const id = freeName(type, taken);
  const on_failure = "stop" as const;
  switch (type) {
    case "act":
      return { id, type, tool: "tasks_create", input: { name: "" }, on_failure };
    case "letter":
      return { id, type, subject: "", body: "", on_failure };
    case "notice":
      return { id, type, person_id: "", text: "", on_failure };
    case "request":
      return { id, type, address: "https://", body: "", on_failure };
    case "wait":
      return { id, type, minutes: 1440, until_states: [] };
    case "approval":
      return { id, type, person_id: "", question: "", hours: 72, yes: [], no: [] };
    case "agent":
      return { id, type, title: "", hours: 24, on_failure };
    case "branch":
      return { id, type, if: { match: "all", of: [] }, yes: [], no: [] };
    case "stop":
      return { id, type };
  }
}

function freeName(type: string, taken: string[]): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? type : `${type}_${number}`;
    if (!taken.includes(name)) return name;
  }
}
