import type { Listener } from "./listener.ts";

// What outside services have heard, as they read it.

/** What was sent: as a page goes it comes as a form, in base 64. */
export function plain(body: string): string {
  return body.startsWith("data=") ? Buffer.from(decodeURIComponent(body.slice(5)), "base64").toString() : body;
}

type Tracked = {
  event: string;
  distinct_id?: string;
  $set?: object;
  properties?: { distinct_id?: string; $set?: object };
};
type Reported = { user?: { id?: string; email?: string; role?: string } };

/** The events of a kind that the analytics service was told of, as it reads them. */
export function eventsIn(
  heard: Listener["heard"],
  kind: string,
): { distinct_id: string | undefined; $set: object | undefined }[] {
  const told = heard
    .filter(({ path }) => path !== "/s/")
    .flatMap(({ body }) => parsed<Tracked | Tracked[]>(plain(body)));
  return told.flat().flatMap((each) => {
    const batch = (each as { batch?: Tracked[] }).batch ?? [each];
    return batch
      .filter(({ event }) => event === kind)
      .map(({ distinct_id, $set, properties }) => ({
        distinct_id: properties?.distinct_id ?? distinct_id,
        $set: $set ?? properties?.$set,
      }));
  });
}

/** The reports of errors that mention something: what is sent is lines of JSON. */
export function reportsIn(heard: Listener["heard"], words: string): Reported[] {
  const lines = heard.flatMap(({ body }) => body.split("\n").filter((line) => line.includes(words)));
  return lines.flatMap((line) => parsed<Reported & { exception?: object }>(line)).filter((each) => "exception" in each);
}

/** A text as JSON, alone in a list; none where it is none. */
export function parsed<T>(text: string): T[] {
  try {
    return [JSON.parse(text) as T];
  } catch {
    return [];
  }
}
