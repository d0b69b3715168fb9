import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Fault } from './fault.ts';

/** What is wrong, in words, and the way on where there is one. */
export function FaultText({ fault: { id, values, link } }: { fault: Fault }) {
  const intl = useIntl();
  // The only text that tells the rule; it comes with the texts of accounts, which other pages do not have.
  const rule = id === 'password.incomplete' ? { rule: intl.formatMessage({ id: 'password.rule' }) } : {};
  return (
    <>
      <FormattedMessage id={id} values={{ ...values, ...rule }} />
      {link && (
        <>
          {' '}
          <Link to={link.to}>
            <FormattedMessage id={link.text} />
          </Link>
        </>
      )}
    </>
  );
}
