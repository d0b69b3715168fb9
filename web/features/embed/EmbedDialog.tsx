import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Language } from '#common/languages.ts';
import type { EmbedSubject } from '#common/urls/embedAddress.ts';
import { config } from '#web/data/config.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { OpenDialog } from '#web/ui/feedback/OpenDialog.tsx';
import { EmbedPart } from './EmbedPart.tsx';
import { EmbedTitle } from './EmbedTitle.tsx';
import { SignPart } from './SignPart.tsx';

interface Props {
  readonly subject: EmbedSubject;
  /** What the frame is called. */
  readonly title: string;
  readonly onClose: () => void;
}

/** "Embed this", where other sites may show embeds; for a place its short link and QR code too. */
export function EmbedDialog({ subject, title, onClose }: Props) {
  const spoken = useLanguage();
  const [language, setLanguage] = useState<Language>(spoken);
  return (
    <OpenDialog title={<EmbedTitle />} onClose={onClose}>
      {!config.noEmbeds && <EmbedPart subject={subject} title={title} language={language} onLanguage={setLanguage} />}
      {subject.shows === 'place' && <SignPart id={subject.id} language={language} />}
      <p>
        <OutlineButton onClick={onClose}>
          <FormattedMessage id="embed.close" />
        </OutlineButton>
      </p>
    </OpenDialog>
  );
}
