import { register } from "../entities/register.ts";

/** The entities of which each record has a name, an owner and a team of its own, so that tests find one more by themselves. */
export const owned = Object.keys(register).filter((name) => {
  const { fields } = register[name as keyof typeof register] as { fields: Record<string, { updatable: boolean }> };
  return fields["name"]?.updatable && "owner_id" in fields && "team_id" in fields;
}) as (keyof typeof register)[];
