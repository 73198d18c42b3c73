/** Of the definers that people call those on messages. */
export const on_messages = {
  "open_direct(p_people uuid[])": "of oneself with active colleagues, where one's role makes channels",
  "react(p_message uuid, p_emoji text, p_on boolean)":
    "of oneself, on a message within the scopes of read, of a channel that one is in",
};

/** Their tries, on a message of a private channel that is somebody else's. */
export const triesOnMessages = ({ message }: { message: string }): Record<string, string[]> => ({
  react: [`app.react('${message}', '👍', true)`, `app.react('${message}', '👍', false)`],
});
