import Install from "./install.tsx";

/** The install page within the app's frame. */
export default function InstallPage() {
  return (
    <div className="mx-auto max-w-104 px-4 py-8">
      <Install />
    </div>
  );
}
