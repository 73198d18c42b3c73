import { request } from "../../client/request.ts";
import { type Device, myDevices } from "./this-browser.ts";

/** How a try ended: the worker has shown it; the service has it, and nothing came yet; or the service did not take it. */
export type Tried = { outcome: "arrived" | "taken" | "failed"; error: string | null };

const patience_ms = 20_000;
const look_ms = 1000;

/** Has the server push something to this browser, and waits for it. */
export async function tryPush(): Promise<Tried> {
  const before = here((await myDevices()).devices);
  const arrival = new Arrival();
  try {
    await request("POST", "/api/push/try", { body: {} });
    let after = before;
    for (const end = Date.now() + patience_ms; Date.now() < end;) {
      if (await arrival.within(look_ms)) return { outcome: "arrived", error: null };
      after = here((await myDevices()).devices);
      if (!after) return { outcome: "failed", error: "HTTP 410" };
      if (after.failed_at && after.failed_at !== before?.failed_at)
        return { outcome: "failed", error: after.last_error };
    }
    const taken = after?.delivered_at !== before?.delivered_at;
    return { outcome: taken ? "taken" : "failed", error: null };
  } finally {
    arrival.stop();
  }
}

function here(devices: Device[]): Device | undefined {
  return devices.find((device) => device.here);
}

/** Hears from the worker that something has come. */
class Arrival {
  private arrived = false;
  private readonly hear = ({ data }: MessageEvent<{ pushed?: string } | null>) => {
    if (data?.pushed) this.arrived = true;
  };

  constructor() {
    navigator.serviceWorker.addEventListener("message", this.hear);
  }

  async within(ms: number): Promise<boolean> {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return this.arrived;
  }

  stop(): void {
    navigator.serviceWorker.removeEventListener("message", this.hear);
  }
}
