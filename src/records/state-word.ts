import { placeOf } from "../entities/places.ts";
import { choiceWord } from "../ui/choice-word.ts";

/** A state of an entity as people say it. */
export function stateWord(entity: string, state: string): string {
  return choiceWord(state, placeOf(entity)?.state_list);
}
