import { FormattedMessage, useIntl } from 'react-intl';
import { FeedbackForm } from '#web/features/feedback/FeedbackForm.tsx';
import { ContentPage } from '#web/ui/layout/ContentPage.tsx';

/** Where anyone may write to the people who run the service (SPEC §2 "Other"). */
export function FeedbackPage() {
  const intl = useIntl();
  return (
    <ContentPage heading={intl.formatMessage({ id: 'nav.feedback' })}>
      <p>
        <FormattedMessage id="feedback.lead" />
      </p>
      <FeedbackForm />
    </ContentPage>
  );
}
