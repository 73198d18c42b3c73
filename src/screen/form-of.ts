import { placeOf } from "../entities/places.ts";
import { withFrench } from "../ui/with-french.ts";
import type { FormOf } from "./record-form.tsx";

/** What the form of an entity asks, from its screen, which comes with it. */
export async function formOf(entity: string): Promise<FormOf | undefined> {
  const { screen, french } = placeOf(entity) ?? {};
  const load = screen && (french ? withFrench(screen, french) : screen);
  // (As screen.tsx makes them.)
  return ((await load?.())?.default as { described?: FormOf } | undefined)?.described;
}
