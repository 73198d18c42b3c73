import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import type { EntityName } from "../client/api.ts";
import { useSession } from "../client/session-context.ts";
import { placeOf } from "../entities/places.ts";
import { Picker } from "../records/picker.tsx";
import { recordClient, type RecordRow } from "../records/record-client.ts";
import { buttonLook } from "../ui/button-look.ts";
import { Button } from "../ui/button.tsx";
import { t } from "../ui/translate.ts";
import { sayOf } from "./words.ts";

type Props = { entity: string; text: string; onText: (id: string) => void };

/** Which record is pointed at, and a way to point at another one, or to make it first. */
export function ReferenceControl({ entity, text, onText, ...ties }: Props) {
  const place = placeOf(entity);
  const { rights } = useSession();
  const [choosing, choose] = useState(false);
  const { data } = useQuery({
    queryKey: [entity, "get", text],
    queryFn: ({ signal }) => recordClient(entity as EntityName).get(text, signal),
    enabled: text !== "",
  });
  if (!choosing)
    return (
      <div className="flex items-center gap-2">
        <Button {...ties} size="small" className="min-w-0 flex-1 justify-start" onClick={() => choose(true)}>
          <span className="truncate">{data ? place?.line(data) : text ? "…" : t("Choose…")}</span>
        </Button>
        {text && (
          <Button size="small" tone="quiet" onClick={() => onText("")}>
            {t("Clear")}
          </Button>
        )}
      </div>
    );
  const pick = (row: RecordRow) => {
    onText(row.id);
    choose(false);
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="w-full">
        <Picker<RecordRow>
          entity={entity as EntityName}
          label={sayOf(entity, "Search {{things}}")}
          value={text || null}
          onChange={pick}
          content={(row) => <span className="truncate">{place?.line(row)}</span>}
        />
      </div>
      {place?.words.new && place.path && rights?.[entity]?.["create"] && (
        <a href={`${place.path}?new=1`} target="_blank" rel="noreferrer" className={buttonLook("plain", "small")}>
          <Plus aria-hidden />
          {t(place.words.new)}
        </a>
      )}
    </div>
  );
}
