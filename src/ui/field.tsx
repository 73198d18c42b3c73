import { CircleAlert } from "lucide-react";
import { createContext, type ReactNode, useContext, useId } from "react";

/** What a control inside a field needs to be tied to its label, hint and error. */
type FieldTies = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type Props = {
  label: string;
  /** The same name as in the data; the error summary points at it. */
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: string | undefined;
  children: (ties: FieldTies) => ReactNode;
};

/** A label, its control, and under it a hint or what is wrong. */
export function Field({ label, name, hint, error, optional, children }: Props) {
  const id = useFieldId()(name);
  const below = useId();
  const mended = useContext(FieldMended);
  return (
    <div className="flex flex-col gap-1" onInput={() => mended(name)}>
      <label htmlFor={id} className="text-row font-medium text-ink">
        {label}
        {optional && <span className="ml-1.5 font-normal text-ink-3">{optional}</span>}
      </label>
      {children({
        id,
        "aria-describedby": hint || error ? below : undefined,
        "aria-invalid": error ? true : undefined,
      })}
      <div id={below} className="text-meta">
        {error ? <Wrong text={error} /> : hint && <div className="text-ink-3">{hint}</div>}
      </div>
    </div>
  );
}

/** Tells the fields of a form above another one from those below it. */
export const FieldScope = createContext("field");

/** Told of a field that is changed: what was wrong with it is no longer said. */
export const FieldMended = createContext<(name: string) => void>(() => undefined);

/** The ids of the controls of fields, for links that lead to them. */
export function useFieldId(): (name: string) => string {
  const scope = useContext(FieldScope);
  return (name) => `${scope}-${name}`;
}

function Wrong({ text }: { text: string }) {
  return (
    <p className="flex items-start gap-1 text-bad">
      <CircleAlert aria-hidden className="mt-0.5 size-3! " />
      {text}
    </p>
  );
}
