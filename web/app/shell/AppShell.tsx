import { useEffect } from 'react';
import { FormattedMessage, IntlProvider } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay';
import { Outlet, ScrollRestoration, useLoaderData } from 'react-router-dom';
import { noticesSlot } from '#web/app/pwa/slot.ts';
import { environment } from '#web/data/relay/environment.ts';
import { useStore } from '#web/data/store.ts';
import '#web/features/install/installPrompt.ts';
import { ensureViewerWhenIdle } from '#web/features/account/viewerLoading.ts';
import { isInstalled } from '#web/navigation/installed.ts';
import { useResetAfterHiding } from '#web/navigation/resets.ts';
import { useFocusRestoration } from '#web/navigation/useFocusRestoration.ts';
import { useTab } from '#web/navigation/viewLocation.ts';
import { Toaster } from '#web/ui/feedback/Toaster.tsx';
import type { LoadedApp } from './loadApp.ts';
import { MainNavigation } from './MainNavigation.tsx';
import styles from './AppShell.module.css';

/** The frame of every page: language, data, navigation, notices. */
export function AppShell() {
  const { language, messages } = useLoaderData<LoadedApp>();
  const tab = useTab();
  const notices = useStore(noticesSlot, (shown) => shown);
  useFocusRestoration();
  useResetAfterHiding(isInstalled());
  useEffect(ensureViewerWhenIdle, []);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <IntlProvider locale={language} messages={messages}>
      <RelayEnvironmentProvider environment={environment}>
        <div className={styles.shell} data-tab={tab ?? undefined}>
          <a className={styles.skip} href="#content">
            <FormattedMessage id="nav.skip" />
          </a>
          {notices}
          <MainNavigation key={tab} tab={tab} />
          <main id="content" tabIndex={-1} className={styles.content}>
            <Outlet />
          </main>
        </div>
        <Toaster />
        <ScrollRestoration />
      </RelayEnvironmentProvider>
    </IntlProvider>
  );
}
