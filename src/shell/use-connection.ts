import { useEffect, useState } from "react";
import { type Connection, type Probe, quality } from "./connection-quality.ts";

const calm_ms = 30_000;
const worried_ms = 3000;
const patience_ms = 5000;

/** The state of the line to the server: probed now and then, and often once something is wrong with it. */
export function useConnection(): Connection {
  const [connection, setConnection] = useState<Connection>({ state: "connected", round_trip: null });
  useEffect(() => watchConnection(setConnection), []);
  return connection;
}

function watchConnection(tell: (connection: Connection) => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let probes: Probe[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const judge = () => {
    const connection = quality(probes, navigator.onLine);
    tell(connection);
    return connection;
  };
  const look = async () => {
    clearTimeout(timer);
    // A hidden page asks nobody.
    if (document.visibilityState === "visible") probes = [...probes, await probe()].slice(-5);
    if (signal.aborted) return;
    const fine = judge().state === "connected" && probes.at(-1) !== null;
    timer = setTimeout(() => void look(), fine ? calm_ms : worried_ms);
  };
  // What failed while there was no line says nothing of the one that is there now.
  const changed = () => {
    probes = [];
    judge();
    void look();
  };
  for (const event of ["online", "offline"]) addEventListener(event, changed, { signal });
  document.addEventListener("visibilitychange", () => void look(), { signal });
  timer = setTimeout(() => void look(), worried_ms);
  // A page that was opened without a line says so at once.
  if (!navigator.onLine) judge();
  return () => {
    stopped.abort();
    clearTimeout(timer);
  };
}

async function probe(): Promise<Probe> {
  const asked = performance.now();
  try {
    const answer = await fetch("/ping", {
      method: "HEAD",
      cache: "no-store",
      signal: AbortSignal.timeout(patience_ms),
    });
    return answer.ok ? performance.now() - asked : null;
  } catch {
    return null;
  }
}
