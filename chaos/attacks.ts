import { connect } from "node:net";

/** Somebody who is signed in and means harm, or does not know better. */
export type Attacker = { role: string; id: string; cookie: string; entity: string };

/** Sends a request as somebody; answers its status, and reads the whole answer. */
export type Send = (who: { cookie: string }, method: string, path: string, body?: unknown) => Promise<number>;

type Attack = (who: Attacker, send: Send, round: number) => Promise<unknown>;

const json = JSON.stringify;
const list = (entity: string, query: Record<string, string>) =>
  `/api/${entity}?${new URLSearchParams(query).toString()}`;
const many = <T>(count: number, make: (nth: number) => T) => Array.from({ length: count }, (_, nth) => make(nth));
const numbers = (count: number) => ({ x: Array<number>(count).fill(1e308) });
// What the tables let in at most: 32 KB of data, 20,000 characters of prose that take six bytes each.
const worst = { note: "\u0001".repeat(20_000), custom: numbers(95) };

/** The attacks of the first landed version, each with what else of its kind is let in; by name. */
export const attacks: Record<string, Attack> = {
  "columns repeated, over values of the worst size": async (who, send, round) => {
    if (who.entity === "leads" && round < 60)
      await send(who, "POST", "/api/leads", { name: `Worst ${round}`, owner_id: who.id, ...worst });
    await send(who, "GET", list(who.entity, { columns: `id,${many(280, () => "custom").join()}` }));
    await send(who, "GET", list(who.entity, { limit: "1000", order: "-updated_at" }));
  },
  "numbers that grow on their way out": async (who, send) => {
    await send(who, "POST", `/api/${who.entity}`, { name: "Grows", owner_id: who.id, custom: numbers(170_000) });
    await send(who, "GET", list("saved_views", { columns: many(249, () => "address").join() }));
  },
  "filters of ever new shapes": async (who, send, round) => {
    await send(who, "GET", list(who.entity, { where: json({ and: many(4400 + round, () => ({})) }) }));
    await Promise.all(
      many(20, (nth) => {
        const parts = many(1 + ((round * 20 + nth) % 45), (part) => ({ name: { neq: `${part}` } }));
        const columns = ["id", "name", "created_at", "version"].filter(
          (_, bit) => (round >> bit) % 2 === 0 || bit === 0,
        );
        return send(
          who,
          "GET",
          list(who.entity, {
            where: json({ or: parts }),
            limit: String(1 + ((round * 20 + nth) % 999)),
            columns: columns.join(),
          }),
        );
      }),
    );
  },
  "patterns over long texts": async (who, send) => {
    const patterns = (count: number) =>
      json({ or: many(count, (nth) => ({ note: { like: `%é${"…".repeat(150)}éz${nth}%` } })) });
    await Promise.all(
      [30, 2, 2, 2, 2, 2, 2, 2].map((count) =>
        send(who, "GET", list(who.entity, { where: patterns(count), count: "true" })),
      ),
    );
  },
  "a time zone that does not exist": (who, send) =>
    send(who, "PATCH", `/api/people/${who.id}`, { time_zone: "Mars/Olympus" }),
  "a file of very many columns": async (who, send) =>
    send(who, "POST", `/api/imports?entity=${who.entity}&file_name=wide.csv`, many(131_000, (nth) => `c${nth}`).join()),
  "searches, histories and sums": async (who, send, round) => {
    await Promise.all([
      send(who, "POST", "/api/rpc/search_global", { p_query: `a${round}`, p_limit: 50 }),
      send(who, "GET", list(who.entity, { q: "a b c d e f g h i j k l" })),
      send(who, "GET", `/api/${who.entity}/summary?by=id&sum=version`),
      send(who, "GET", `/api/${who.entity}/export.csv`),
    ]);
  },
};

/** Opens lines over which answers and events are asked for and never taken; answers how to end them. */
export function slowReaders(port: number, who: Attacker, count: number): () => void {
  const sockets = many(count, (nth) => {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    const path = nth % 2 ? "/api/events" : list(who.entity, { limit: "1000" });
    socket.pause();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nCookie: ${who.cookie}\r\n\r\n`);
    return socket;
  });
  return () => sockets.forEach((socket) => socket.destroy());
}
