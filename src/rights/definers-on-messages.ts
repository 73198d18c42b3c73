import type { TestCompany, TestPerson } from "../testing/company.ts";

/** Of the definers that people call those on messages. */
export const on_messages = {
  "found_messages(p_query text)": "rows within the scopes of read (app.rows_for)",
  "open_direct(p_people uuid[])": "of oneself with active colleagues, where one's role makes channels",
  "react(p_message uuid, p_emoji text, p_on boolean)":
    "of oneself, on a message within the scopes of read, of a channel that one is in",
};

/** Their tries, on a message of a private channel that is somebody else's. */
export const triesOnMessages = ({ message }: { message: string }): Record<string, string[]> => ({
  found_messages: ["app.found_messages('hidden')"],
  react: [`app.react('${message}', '👍', true)`, `app.react('${message}', '👍', false)`],
});

/** A message of a private channel of somebody's. */
export async function hiddenMessage({ row }: TestCompany, { id }: TestPerson): Promise<string> {
  const channel_id = await row("public.channels", { name: "Hidden", kind: "private", owner_id: id });
  return row("public.messages", { channel_id, body: "Hidden", created_by: id });
}
