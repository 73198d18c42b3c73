import { Component, type ErrorInfo, type ReactNode } from "react";
import { ErrorScreen } from "../errors/error-screen.tsx";
import { reportRenderError } from "./report-render-error.ts";

type State = { failure: { error: unknown } | null };

/** Shows an error screen in place of what failed to render, and reports it once. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    reportRenderError(error, info.componentStack ?? "");
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <main>
        <ErrorScreen error={failure.error} />
      </main>
    );
  }
}
