import { Outlet } from "@tanstack/react-router";
import { Toaster } from "../ui/toaster.tsx";
import { t } from "../ui/translate.ts";
import { BottomNavigation } from "./bottom-navigation.tsx";
import { DemoBanner } from "./demo-banner.tsx";
import { useDocumentTitle } from "./document-title.ts";
import { Header } from "./header.tsx";
import { usePageFocus } from "./page-focus.ts";
import { useSessionIfAny } from "../client/session-context.ts";
import { SideNavigation } from "./side-navigation.tsx";
import { late } from "../ui/late.ts";

// Few come here without being signed in.
const PublicHeader = late(
  () => import("../auth/browser/door/public-header.tsx"),
  () => <div className="h-12 flex-none border-b border-line" />,
);

/** What stands around every page: navigation, header and messages; bare when not signed in. */
export function AppFrame() {
  const session = useSessionIfAny();
  useDocumentTitle();
  usePageFocus();
  return (
    <>
      <a href="#main" className={skip}>
        {t("Skip to content")}
      </a>
      {session ? (
        <Framed />
      ) : (
        <>
          <PublicHeader company={{ name: "Tandem" }} />
          <Main />
        </>
      )}
      <Toaster onFailure={(error) => void sayRefusal(error)} />
    </>
  );
}

const sayRefusal = (error: unknown) =>
  import("../screen/refusals.ts").then(
    ({ toastRefusal }) => toastRefusal(error),
    () => undefined,
  );

function Framed() {
  return (
    <div className="flex h-dvh flex-col">
      <DemoBanner />
      <div className="grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)] tablet:grid-cols-[56px_1fr] desktop:grid-cols-[232px_1fr]">
        <SideNavigation />
        <div className="flex min-h-0 min-w-0 flex-col">
          <Header />
          <Main />
          <BottomNavigation />
        </div>
      </div>
    </div>
  );
}

function Main() {
  return (
    <main id="main" tabIndex={-1} className="relative min-h-0 flex-1 overflow-y-auto outline-none">
      <Outlet />
    </main>
  );
}

const skip = "absolute top-2 left-2 z-50 -translate-y-16 rounded-md bg-ink px-3 py-2 text-ground focus:translate-y-0";
