import { register } from "../entities/register.ts";

/** The entities of which each record has an owner and a team, so that tests find one more by themselves. */
export const owned = Object.keys(register).filter((name) => {
  const { fields } = register[name as keyof typeof register] as { fields: Record<string, unknown> };
  return "owner_id" in fields && "team_id" in fields;
}) as (keyof typeof register)[];
