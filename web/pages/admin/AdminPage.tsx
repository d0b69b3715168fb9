import { FormattedMessage, useIntl } from 'react-intl';
import { LoginForm } from '#web/features/account/LoginForm.tsx';
import { useViewerState } from '#web/features/account/viewer.ts';
import { ViewerGate } from '#web/features/account/ViewerGate.tsx';
import { ContentPage } from '#web/ui/layout/ContentPage.tsx';
import { useHeadingFocus } from '#web/ui/layout/useHeadingFocus.ts';
import { AdminFrame } from './AdminFrame.tsx';

/** The admin tab (SPEC §2 "Admin"). Admins get its sections, other users a refusal, visitors the login form. */
export function AdminPage() {
  const intl = useIntl();
  const state = useViewerState();
  const name = state.status === 'known' ? state.viewer.username : '';
  const isAdmin = state.status === 'known' && state.viewer.role === 'ADMIN';
  useHeadingFocus(state.status === 'known' || state.status === 'anonymous' ? state.status : null);
  if (isAdmin) return <AdminFrame />;
  return (
    <ContentPage heading={intl.formatMessage({ id: 'nav.admin' })}>
      <ViewerGate
        user={
          <>
            <p>
              <strong>
                <FormattedMessage id="admin.only" />
              </strong>
            </p>
            <p>
              <FormattedMessage id="admin.onlyText" values={{ name }} />
            </p>
          </>
        }
        visitor={
          <>
            <p>
              <FormattedMessage id="admin.login" />
            </p>
            <LoginForm />
          </>
        }
      />
    </ContentPage>
  );
}
