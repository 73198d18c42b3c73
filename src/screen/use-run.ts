import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { EntityName } from "../client/api.ts";
import { refreshAll } from "../records/cache.ts";
import type { ManyAct } from "../records/many.ts";
import type { Matching } from "../records/record-client.ts";
import { begun, type Run, runBatches } from "../records/run-batches.ts";

type State = "asked" | "going" | "stopped" | "ended";

/** An act on all that match, as the browser does it batch by batch: how far it has come, and ways to go on and to stop. */
export function useRun(entity: EntityName, matching: Matching, act: ManyAct, sure: boolean) {
  const cache = useQueryClient();
  const [run, setRun] = useState<Run>(begun);
  const [state, setState] = useState<State>(sure ? "going" : "asked");
  const [failure, setFailure] = useState<unknown>(null);
  const stopped = useRef(false);
  async function go() {
    stopped.current = false;
    let last = run;
    setState("going");
    setFailure(null);
    try {
      await runBatches(
        entity,
        matching,
        act,
        run,
        (now) => setRun((last = now)),
        () => stopped.current,
      );
    } catch (error) {
      setFailure(error);
    } finally {
      setState(last.after === null ? "ended" : "stopped");
      refreshAll(cache, entity);
    }
  }
  const begin = useRef(go);
  useEffect(() => {
    stopped.current = false;
    if (sure) void begin.current();
    // Who leaves stops it: the batch that is on its way is the last.
    return () => void (stopped.current = true);
  }, [sure]);
  useWarning(state === "going");
  return { run, state, failure, go, stop: () => void (stopped.current = true) };
}

/** Whoever closes the page meanwhile is asked whether they mean it. */
function useWarning(going: boolean): void {
  useEffect(() => {
    if (!going) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [going]);
}
