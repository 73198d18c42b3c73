import ChannelForm from "./channel-form.tsx";
import { BrowseChannels } from "./browse-channels.tsx";
import { WriteTo } from "./write-to.tsx";

/** What one begins: a channel, a direct conversation, or a look at all open channels. */
export default function BeginDialogs({ what, onClose }: { what: string; onClose: () => void }) {
  if (what === "channel") return <ChannelForm {...{ onClose }} />;
  if (what === "browse") return <BrowseChannels {...{ onClose }} />;
  return <WriteTo {...{ onClose }} />;
}
