import { useEffect, useState } from "react";

/** The browser's offer to install, which only some browsers make. */
type InstallOffer = Event & {
  prompt: () => Promise<void>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
};

/** The offer once the browser has made it, and the function that shows it. */
export function useInstallPrompt(): (() => Promise<"accepted" | "dismissed">) | null {
  const [offer, setOffer] = useState<InstallOffer | null>(null);
  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallOffer);
    };
    addEventListener("beforeinstallprompt", keep);
    return () => removeEventListener("beforeinstallprompt", keep);
  }, []);
  if (!offer) return null;
  return async () => {
    await offer.prompt();
    const { outcome } = await offer.userChoice;
    // An offer can be shown only once; the browser makes a new one when it wants to.
    setOffer(null);
    return outcome;
  };
}
