import type { QueryClient } from "@tanstack/react-query";
import { phrase } from "../../ui/translate.ts";

/** Has channels, their members and what is unread in them read again. */
export const refreshChannels = (cache: QueryClient): Promise<unknown> =>
  Promise.all(
    [["messages", "mine"], ["channels"], ["channel_members"]].map((queryKey) => cache.invalidateQueries({ queryKey })),
  );

// What the server says of channels and messages.
phrase("Nobody leaves a direct conversation. You can mute it.");
phrase("Nobody joins a direct conversation. Begin another one with more colleagues.");
phrase("You can make at most 100 channels a day.");
phrase("A channel has at most 5,000 members.");
phrase("React with an emoji.");
phrase("A message takes at most 20 different reactions.");
