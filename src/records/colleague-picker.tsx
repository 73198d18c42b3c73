import { Avatar } from "../ui/avatar.tsx";
import { t } from "../ui/translate.ts";
import { Picker } from "./picker.tsx";

export type Colleague = { id: string; name: string; title: string | null; version: number };

type Props = { value: string | null; onChange: (person: Colleague) => void; without?: string[] };

/** Finds a colleague by name. */
export function ColleaguePicker(props: Props) {
  return (
    <Picker<Colleague>
      {...props}
      entity="people"
      label={t("Find a colleague")}
      content={(person) => (
        <>
          <Avatar id={person.id} name={person.name} kind="person" />
          <span className="flex-none">{person.name}</span>
          <span className="truncate text-ink-3">{person.title}</span>
        </>
      )}
    />
  );
}
