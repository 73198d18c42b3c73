import pg from "pg";

const again_ms = 5000;

/**
 * Calls `urgent` whenever a task is made that waits for no cycle, on any server. A line that broke is opened again; what was
 * missed meanwhile the next cycle finds. Answers how to stop, and when it listens.
 */
export function hearUrgent(url: string, urgent: () => void): { listening: Promise<void>; stop(): Promise<void> } {
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = async () => {
    client = new pg.Client({ connectionString: url });
    // (A line that breaks says so twice, as an error and as its end.)
    client.on("error", () => {});
    client.once("end", later);
    client.on("notification", urgent);
    await client.connect();
    await client.query("listen agent_tasks");
  };
  const later = () => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void open().catch(later), again_ms);
  };
  return {
    listening: open().catch(later),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
