import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { OWN_DRAFTS, useDraft } from '#web/data/draft.ts';
import { RegisterForm } from '#web/features/account/RegisterForm.tsx';
import { ResendLink } from '#web/features/account/ResendLink.tsx';
import { ContentPage } from '#web/ui/layout/ContentPage.tsx';
import { Notice } from '#web/ui/layout/Notice.tsx';
import { useHeadingFocus } from '#web/ui/layout/useHeadingFocus.ts';
import styles from './NewUserPage.module.css';

/** Registration, and the state after it, which survives a reload (SPEC §4). */
export function NewUserPage() {
  const intl = useIntl();
  const [registered, setRegistered] = useDraft(`${OWN_DRAFTS}registered`);
  const [isNews, setNews] = useState(false);
  const tab = intl.formatMessage({ id: 'register.title' });
  useHeadingFocus(registered === '' ? 'form' : 'registered');
  if (registered !== '')
    return <Registered tab={tab} email={registered} isNews={isNews} onOther={() => setRegistered('')} />;
  return (
    <ContentPage heading={tab}>
      <p>
        <FormattedMessage id="register.lead" />
      </p>
      <RegisterForm
        onRegistered={(email) => {
          setNews(true);
          setRegistered(email);
        }}
      />
    </ContentPage>
  );
}

function Registered({
  tab,
  email,
  isNews,
  onOther,
}: {
  tab: string;
  email: string;
  isNews: boolean;
  onOther: () => void;
}) {
  const intl = useIntl();
  return (
    <ContentPage heading={intl.formatMessage({ id: 'registered.title' })} tab={tab}>
      <Notice kind="done" isNews={isNews}>
        <p>
          <FormattedMessage id="registered.text" values={{ email: <strong>{email}</strong> }} />
        </p>
      </Notice>
      <p>
        <FormattedMessage id="registered.spam" />
      </p>
      <ResendLink email={email} />
      <ul className={styles.ways}>
        <li>
          <Link to="/v/home" state={{ email }}>
            <FormattedMessage id="account.toLogin" />
          </Link>
        </li>
        <li>
          <button type="button" onClick={onOther}>
            <FormattedMessage id="registered.other" />
          </button>
        </li>
      </ul>
    </ContentPage>
  );
}
