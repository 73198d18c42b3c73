import { useQuery } from "@tanstack/react-query";
import { placeOf } from "../../../entities/places.ts";
import { addSentences, currentLanguage } from "../../../ui/translate.ts";

/** Has the names of an entity's fields in French, which come with its own page, here too; draws again when they are there. */
export function useFrenchOf(entity: string): void {
  const french = placeOf(entity)?.french;
  useQuery({
    queryKey: ["french", entity],
    enabled: french !== undefined && currentLanguage() === "fr",
    staleTime: Infinity,
    queryFn: async () => {
      addSentences((await french?.())?.french ?? {});
      return true;
    },
  });
}
