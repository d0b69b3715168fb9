import { Component, type ReactNode } from 'react';
import { Failure } from './Failure.tsx';

interface Props {
  /** What is shown; another one is a new beginning. */
  resetKey: unknown;
  /** Asks again, which leads to another `resetKey`. */
  onRetry: () => void;
  /** What can be left out is left out without a word. */
  silent?: boolean;
  /** What says enough without the part that failed; nothing is said of the failure then. */
  fallback?: ReactNode;
  /** Is told of what failed. */
  onFailure?: (error: unknown) => void;
  children: ReactNode;
}

interface State {
  failure: { readonly error: unknown; readonly of: unknown } | null;
}

/** Keeps a failure inside its part of the page: navigation, search and map live on. */
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
