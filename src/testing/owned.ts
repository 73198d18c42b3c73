import { register } from "../entities/register.ts";

/** The entities of which each record has a name, an owner and a team of its own, so that tests find one more by themselves. */
export const owned = Object.keys(register).filter((name) => {
  const { fields } = register[name as keyof typeof register] as {
    fields: Record<string, { creatable: boolean; updatable: boolean }>;
  };
  return fields["name"]?.updatable && fields["owner_id"]?.creatable && "team_id" in fields;
}) as (keyof typeof register)[];
