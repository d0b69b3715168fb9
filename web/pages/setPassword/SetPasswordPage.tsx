import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { LoginForm } from '#web/features/account/LoginForm.tsx';
import { dropLink, useMailLink } from '#web/features/account/mailLink.ts';
import { OldPasswordForm } from '#web/features/account/OldPasswordForm.tsx';
import { TokenForm } from '#web/features/account/TokenForm.tsx';
import { ViewerGate } from '#web/features/account/ViewerGate.tsx';
import { ContentPage } from '#web/ui/layout/ContentPage.tsx';
import { Notice } from '#web/ui/layout/Notice.tsx';
import buttonStyles from '#web/ui/buttons/Button.module.css';

type Shown = 'form' | 'changed' | 'changedByLink' | 'expired';

/** Sets a password: by the link of a mail, or, logged in, by the old one (SPEC §2). */
export function SetPasswordPage() {
  const intl = useIntl();
  const link = useMailLink('resetToken');
  const [shown, setShown] = useState<Shown>(link?.token === 'expired' ? 'expired' : 'form');
  const end = (next: Shown) => () => {
    dropLink('resetToken');
    setShown(next);
  };
  return (
    <ContentPage heading={intl.formatMessage({ id: 'setPassword.title' })}>
      {shown === 'expired' && <Expired isNews={link?.token !== 'expired'} />}
      {shown === 'changed' && <Changed />}
      {shown === 'changedByLink' && (
        <>
          <Notice kind="done" isNews>
            <FormattedMessage id="setPassword.doneByLink" tagName="p" />
          </Notice>
          <LoginForm />
        </>
      )}
      {shown === 'form' &&
        (link === null ? (
          <ViewerGate user={<OldPasswordForm onChanged={end('changed')} />} visitor={<NeedsLogin />} />
        ) : (
          <TokenForm token={link.token} onChanged={end('changedByLink')} onExpired={end('expired')} />
        ))}
    </ContentPage>
  );
}

function Expired({ isNews }: { isNews: boolean }) {
  return (
    <>
      <Notice kind="warning" isNews={isNews}>
        <FormattedMessage id="setPassword.expired" tagName="p" />
      </Notice>
      <div>
        <Link className={buttonStyles.button} to="/v/forgotpw">
          <FormattedMessage id="setPassword.askAnew" />
        </Link>
      </div>
    </>
  );
}

function Changed() {
  return (
    <Notice kind="done" isNews>
      <FormattedMessage id="setPassword.done" tagName="p" />
      <p>
        <Link to="/v/home">
          <FormattedMessage id="nav.home" />
        </Link>
      </p>
    </Notice>
  );
}

/** Without a mail's link only a logged-in user can change a password. */
function NeedsLogin() {
  return (
    <>
      <Notice kind="info">
        <FormattedMessage id="setPassword.needsLogin" tagName="p" />
      </Notice>
      <LoginForm />
    </>
  );
}
