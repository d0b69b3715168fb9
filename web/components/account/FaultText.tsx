import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Fault } from './fault.ts';

/** What is wrong, in words, and the way on where there is one. */
export function FaultText({ fault: { id, values, link } }: { fault: Fault }) {
  const intl = useIntl();
  return (
    <>
      <FormattedMessage id={id} values={{ ...values, rule: intl.formatMessage({ id: 'password.rule' }) }} />
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
