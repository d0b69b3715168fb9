import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Fault } from './fault.ts';

/** The text of a fault, and its link where it has one. */
export function FaultText({ fault: { id, values, link } }: { fault: Fault }) {
  const intl = useIntl();
  // Only this text needs the rule, which is among the texts of accounts: other pages have not loaded it.
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
