import { Download } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import buttonStyles from '#web/ui/buttons/Button.module.css';

/** Everything that the service holds about the user, as one file. */
export function OwnData() {
  return (
    <section>
      <h2>
        <FormattedMessage id="data.title" />
      </h2>
      <p>
        <FormattedMessage id="data.text" />
      </p>
      <p>
        <a className={buttonStyles.button} href="/api/user/my-data" download>
          <Download size={20} aria-hidden="true" />
          <FormattedMessage id="data.download" />
        </a>
      </p>
    </section>
  );
}
