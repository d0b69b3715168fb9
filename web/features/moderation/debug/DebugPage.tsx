import { Bell, Bug, Eraser, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TOAST_MS } from '#common/limits.ts';
import { reportError } from '#web/data/errorReports.ts';
import { When } from '#web/features/moderation/lists/When.tsx';
import type { MessageId } from '#web/i18n/messages.ts';
import type { FailureReason, Tracking } from '#web/map/location/tracking.ts';
import { useTracking } from '#web/map/location/visitorLocation.ts';
import { isInstalled } from '#web/navigation/installed.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { useNotify } from '#web/ui/feedback/useNotify.ts';
import { type BrowserState, clearBrowser, readBrowser } from './browserState.ts';
import rows from '#web/features/moderation/lists/Rows.module.css';
import styles from './DebugPage.module.css';

const FAILURES = ['denied', 'unavailable', 'timeout'] as const satisfies readonly FailureReason[];

type PositionState = Tracking['status'] | 'stale' | 'outside' | FailureReason;

/**
 * The state of this browser, and buttons that try out rare events (SPEC §2 "debug buttons", which names none). Nothing
 * here is secret.
 */
export function DebugPage() {
  const browser = useBrowserState();
  return (
    <>
      <dl className={styles.facts}>
        <Row label="admin.debug.built">
          <When time={import.meta.env.VITE_BUILT_AT} />
        </Row>
        <Row label="admin.debug.installed">
          <FormattedMessage id={isInstalled() ? 'admin.yes' : 'admin.no'} />
        </Row>
        <Row label="admin.debug.position">
          <Position />
        </Row>
        {browser && (
          <>
            <Row label="admin.debug.stored">{browser.stored}</Row>
            <Row label="admin.debug.caches">{browser.caches}</Row>
            <Row label="admin.debug.workers">{browser.workers}</Row>
          </>
        )}
      </dl>
      <Buttons />
    </>
  );
}

/** Whether the visitor's position is followed, and how often that failed for which reason. */
function Position() {
  const intl = useIntl();
  const { status, stale, outsideFinland, failures } = useTracking();
  const say = (state: PositionState, count = 0) =>
    intl.formatMessage({ id: `admin.debug.position.${state}` }, { count });
  const failed = FAILURES.filter((reason) => failures[reason] > 0).map((reason) => say(reason, failures[reason]));
  return [say(status), stale && say('stale'), outsideFinland && say('outside'), ...failed].filter(Boolean).join(', ');
}

function Row({ label, children }: { label: MessageId; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        <FormattedMessage id={label} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function useBrowserState(): BrowserState | null {
  const [state, setState] = useState<BrowserState | null>(null);
  useEffect(() => {
    let isShown = true;
    void readBrowser().then((read) => isShown && setState(read));
    return () => {
      isShown = false;
    };
  }, []);
  return state;
}

function Buttons() {
  const intl = useIntl();
  const notify = useNotify();
  function sendTest() {
    reportError('test', new Error('A test report from the admin tab'));
    notify({ id: 'admin.debug.errorSent' });
  }
  return (
    <div className={styles.buttons}>
      <h3>
        <FormattedMessage id="admin.debug.try" />
      </h3>
      <div className={rows.ways}>
        <TryButton glyph={Bug} text="admin.debug.sendError" onClick={sendTest} />
        <TryButton glyph={Bell} text="admin.debug.showShort" onClick={() => notify({ id: 'admin.debug.toastShort' })} />
        <TryButton glyph={Bell} text="admin.debug.showLong" onClick={() => notify({ id: 'admin.debug.toastLong' })} />
        <TryButton
          glyph={Bell}
          text="admin.debug.showLink"
          onClick={() =>
            showToast('toast.text', TOAST_MS, { text: intl.formatMessage({ id: 'admin.debug.toastLink' }) }, '/v/about')
          }
        />
      </div>
      <p>
        <FormattedMessage id="admin.debug.clearText" />
      </p>
      <div className={rows.ways}>
        <OutlineButton isDangerous onClick={() => void clearBrowser().then(() => window.location.reload())}>
          <Eraser size={20} aria-hidden="true" />
          <FormattedMessage id="admin.debug.clear" />
        </OutlineButton>
      </div>
    </div>
  );
}

interface TryButtonProps {
  readonly glyph: LucideIcon;
  readonly text: MessageId;
  readonly onClick: () => void;
}

function TryButton({ glyph: Glyph, text, onClick }: TryButtonProps) {
  return (
    <OutlineButton onClick={onClick}>
      <Glyph size={20} aria-hidden="true" />
      <FormattedMessage id={text} />
    </OutlineButton>
  );
}
