import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, type Entry } from "../../client/api.ts";
import { request } from "../../client/request.ts";

/** One thing that the person was told. */
export type Notification = Pick<
  Entry<"notifications">,
  "id" | "kind" | "notification_type" | "title" | "message" | "read" | "action_url" | "created_at" | "entity" | "row_id"
> & { actor?: { id: string; name: string } | null; details: Record<string, unknown> };

/** All, or those that were not read. */
export type NotificationTab = "all" | "unread";

const every_ms = 30_000;
const key = ["notifications"];

/** How many were not read; asked every 30 s, and at once when the event stream says so. */
export function useUnreadCount(): number | undefined {
  const { data } = useQuery({
    queryKey: [...key, "count"],
    queryFn: ({ signal }) => request<{ data: number }>("POST", "/api/rpc/get_unread_notification_count", { signal }),
    refetchInterval: every_ms,
    staleTime: 0,
  });
  return data?.data;
}

/** The newest 50, of some kinds where they are named. What was put off comes back at its time. */
export function useNotifications(tab: NotificationTab, kinds?: string[]) {
  return useQuery({
    queryKey: [...key, "list", tab, kinds],
    queryFn: ({ signal }) =>
      api.notifications.list(
        {
          where: {
            snoozed_until: null,
            ...(tab === "unread" && { read: false }),
            ...(kinds && { kind: { in: kinds } }),
          },
          order: ["-created_at"],
          include: ["actor"],
          limit: 50,
        },
        signal,
      ),
    select: ({ data }) => data as Notification[],
    staleTime: 0,
  });
}

/** What can be done with them; each has all that shows them read again. */
export function useNotificationActs() {
  const cache = useQueryClient();
  const then = async (written: Promise<unknown>) => {
    await written;
    await cache.invalidateQueries({ queryKey: key });
  };
  return {
    read: (id: string) => then(request("POST", "/api/rpc/mark_notification_read", { body: { p_notification_id: id } })),
    readAll: () => then(request("POST", "/api/rpc/mark_all_notifications_read")),
    remove: (id: string) => then(api.notifications.remove(id)),
    restore: (id: string) => then(api.notifications.restore(id)),
    snooze: (id: string, until: Date) => then(api.notifications.update(id, { snoozed_until: until.toISOString() })),
    async mute(record: { entity: string | null; row_id: string | null }, muted: boolean) {
      await request("POST", "/api/notification_mutes", { body: { ...record, muted } });
      await cache.invalidateQueries({ queryKey: ["notification_settings"] });
    },
    wake: (id: string) => then(api.notifications.update(id, { snoozed_until: null })),
  };
}

export type NotificationActs = ReturnType<typeof useNotificationActs>;
