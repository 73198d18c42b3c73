import { useQuery } from "@tanstack/react-query";
import { placeOf } from "../../../entities/places.ts";
import { fieldName } from "../../../records/field-names.ts";
import type { Described } from "../../../screen/description.ts";
import { labelOf } from "../../../screen/label.ts";
import { withFrench } from "../../../ui/with-french.ts";

/** What the fields of an entity are called on its own screen, which comes for it with its French. */
export function useLabels(entity: string): (name: string) => string {
  const { data } = useQuery({
    queryKey: ["agents", "labels", entity],
    queryFn: async () => (await describedOf(entity)) ?? null,
    staleTime: Infinity,
  });
  return (name) => (data ? labelOf(data, name) : fieldName(name, entity));
}

async function describedOf(entity: string): Promise<Described | undefined> {
  const { screen, french } = placeOf(entity) ?? {};
  if (!screen) return undefined;
  const { default: Screen } = await (french ? withFrench(screen, french) : screen)();
  return (Screen as { described?: Described }).described;
}
