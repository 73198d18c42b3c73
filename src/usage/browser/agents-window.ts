/** The answer of the start of the agents, as the spec words it. */
type Started = { success: boolean; message: string; error?: string };

const init_delay_ms = 2000;
const not_built = "The agents are not part of this version yet.";

/**
 * The functions that the spec puts on the window, and the call that starts the agents 2 s after the page has loaded. The
 * agents themselves come later; until then each answers that it failed, and why.
 */
export function offerAgentFunctions(signal: AbortSignal, loaded_at: number): void {
  const fail = async (): Promise<Started> => ({
    success: false,
    error: not_built,
    message: "Initialization failed. Check troubleshooting steps above.",
  });
  const functions = {
    initializeAgentSystem: fail,
    quickDeploy: fail,
    quickStatus: fail,
    emergencyStopWorker: fail,
    assignTask: fail,
    checkAgentStatus: fail,
    deployGitHubAgent: fail,
    startGitHubMonitoring: fail,
  };
  const offered = Object.assign(window, functions);
  // From the load on, not from when this came.
  const rest = loaded_at + init_delay_ms - performance.now();
  const timer = setTimeout(() => void offered.initializeAgentSystem(), Math.max(0, rest));
  signal.addEventListener("abort", () => clearTimeout(timer));
}
