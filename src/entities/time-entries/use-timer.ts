import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ownId } from "../../client/own-id.ts";
import { newKey } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { refreshAll } from "../../records/cache.ts";
import { recordClient, type Values } from "../../records/record-client.ts";
import { useWrites } from "../../records/use-writes.ts";
import { sendOrWait } from "../../records/write.ts";
import { todayHere } from "../../screen/calendar/days.ts";
import type { TimeEntry } from "./sheet-rows.ts";

/** One's own timer: what runs, and how it is begun and ended. The moment that counts is that of the press, also without a line. */
export function useTimer() {
  const { person, rights } = useSession();
  const cache = useQueryClient();
  const writes = useWrites("time_entries");
  const may = !!rights?.["time_entries"]?.["create"];
  const question = { where: { owner_id: person.id, status: "running" }, order: ["-created_at"], limit: 1 };
  const { data } = useQuery({
    queryKey: ["time_entries", "list", "timer", question],
    queryFn: ({ signal }) => recordClient("time_entries").list<TimeEntry>(question, signal),
    enabled: may,
  });
  const running = data?.data.find(({ status }) => status === "running");
  return {
    may,
    running,
    start: async (work: Values, shown: Values) => {
      const key = newKey();
      const id = ownId(key, person.id);
      const values = { ...work, status: "running", owner_id: person.id, started_at: new Date().toISOString() };
      const effect = { ...values, ...shown, day: todayHere(), minutes: null };
      await sendOrWait({ entity: "time_entries", act: "create", ids: [id], body: { ...values, id }, key, effect });
      refreshAll(cache, "time_entries");
    },
    stop: async (entry: TimeEntry) => {
      const at = new Date().toISOString();
      await writes.act(entry.id, "stop", { at }, { status: "draft", ended_at: at });
      refreshAll(cache, "time_entries");
    },
  };
}
