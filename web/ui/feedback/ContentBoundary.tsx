import { Component, type ReactNode } from 'react';
import { Failure } from './Failure.tsx';

interface Props {
  /** Identifies the content; another key clears the failure. */
  resetKey: unknown;
  /** Loads the content again, which leads to another `resetKey`. */
  onRetry: () => void;
  /** After a failure nothing is shown, for content that the page can do without. */
  silent?: boolean;
  /** Shown after a failure instead of the message about it. */
  fallback?: ReactNode;
  /** Called with the error of a failure. */
  onFailure?: (error: unknown) => void;
  children: ReactNode;
}

interface State {
  failure: { readonly error: unknown; readonly of: unknown } | null;
}

/** Catches a failure in one part of the page, so that navigation, search and map go on working. */
export class ContentBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error, of: undefined } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { failure }: State): Partial<State> | null {
    if (failure === null) return null;
    if (failure.of === undefined) return { failure: { ...failure, of: resetKey } };
    return failure.of === resetKey ? null : { failure: null };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure?.(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { children, silent = false, fallback = null, onRetry } = this.props;
    if (failure === null) return children;
    if (silent || fallback !== null) return fallback;
    return <Failure error={failure.error} onRetry={onRetry} />;
  }
}
