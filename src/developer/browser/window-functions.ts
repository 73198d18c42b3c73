import { phrase } from "../../ui/translate.ts";

/** A function on the window of every page of Tandem. */
export type WindowFunction = {
  name: string;
  about: string;
  /** What it takes, as TypeScript writes it; each with what it means. */
  parameters: { name: string; type: string; about: string }[];
  answers: string;
  /** Whether it changes something for everybody. */
  writes: boolean;
  call: string;
};

/** The functions that staff have on the window (offerAgentFunctions). */
export const window_functions: WindowFunction[] = [
  {
    name: "initializeAgentSystem",
    about: phrase(
      "Starts the agent system: deploys the agents that are missing. A second call changes nothing. Each page calls it once, two seconds after it has loaded.",
    ),
    parameters: [],
    answers: "{ success: boolean, message: string, … }",
    writes: true,
    call: "await initializeAgentSystem()",
  },
  {
    name: "quickDeploy",
    about: phrase("Deploys the agents of the catalogue that are missing, and returns those that were added."),
    parameters: [],
    answers: "{ id: string, name: string }[]",
    writes: true,
    call: "await quickDeploy()",
  },
  {
    name: "quickStatus",
    about: phrase("Counts the agents by status and names them by role."),
    parameters: [],
    answers: "{ total: number, active: number, idle: number, paused: number, team: object }",
    writes: false,
    call: "await quickStatus()",
  },
  {
    name: "checkAgentStatus",
    about: phrase("Returns every agent with all of its fields, the newest first."),
    parameters: [],
    answers: "{ id: string, name: string, … }[]",
    writes: false,
    call: "await checkAgentStatus()",
  },
  {
    name: "assignTask",
    about: phrase(
      "Queues a task for the first active agent that is able to do it. Returns the task, or null where that failed.",
    ),
    parameters: [
      {
        name: "task",
        type: "string | { title: string, priority?: string, required_capability?: string }",
        about: phrase("The title of the task, or the title with its priority and what the agent must be able to do."),
      },
    ],
    answers: "object | null",
    writes: true,
    call: 'await assignTask({ title: "Check the new leads for duplicates", priority: "high" })',
  },
  {
    name: "deployGitHubAgent",
    about: phrase("Deploys the GitHub agent if there is none yet, and returns it."),
    parameters: [],
    answers: "{ id: string, name: string } | null",
    writes: true,
    call: "await deployGitHubAgent()",
  },
  {
    name: "startGitHubMonitoring",
    about: phrase("Makes sure that the GitHub agent is there, and says which repositories the server watches."),
    parameters: [],
    answers: "{ success: boolean, message: string, watching: string[] }",
    writes: true,
    call: "await startGitHubMonitoring()",
  },
  {
    name: "emergencyStopWorker",
    about: phrase(
      "Stops all agents at once, for everybody. Only a person starts them again, on the page of the agents.",
    ),
    parameters: [
      {
        name: "reason",
        type: 'string = "Emergency stop"',
        about: phrase("Why, as everybody will read it."),
      },
    ],
    answers: "object | null",
    writes: true,
    call: 'await emergencyStopWorker("Writes to the wrong clients")',
  },
];
