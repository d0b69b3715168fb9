import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LANGUAGES, type Language } from '#common/languages.ts';
import { EMBED_SANDBOX, EMBED_THEMES, embedPath, type EmbedSubject } from '#common/urls/embedAddress.ts';
import { CopyButton } from '#web/ui/buttons/CopyButton.tsx';
import { Choice } from './Choice.tsx';
import { EMBED_SIZES, embedCode, type EmbedSizeName } from './embedCode.ts';
import styles from './EmbedDialog.module.css';

interface Props {
  readonly subject: EmbedSubject;
  /** What the frame is called. */
  readonly title: string;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

/** A preview of an embed, what can be chosen, and the code to copy. */
export function EmbedPart({ subject, title, language, onLanguage }: Props) {
  const intl = useIntl();
  const [theme, setTheme] = useState<(typeof EMBED_THEMES)[number]>('auto');
  const [size, setSize] = useState<EmbedSizeName>('medium');
  const choice = { subject, size, theme, language, title: `${title} – Taival` };
  return (
    <>
      <iframe
        className={styles.preview}
        src={embedPath(subject, choice)}
        sandbox={EMBED_SANDBOX}
        title={intl.formatMessage({ id: 'embed.preview' })}
        // Keys that are pressed inside would not reach the dialog: Escape would not close it.
        inert
        style={{ blockSize: `${Math.min(EMBED_SIZES[size].height, 420)}px`, inlineSize: EMBED_SIZES[size].width }}
      />
      <div className={styles.choices}>
        <Choice label="embed.theme" value={theme} values={EMBED_THEMES} nameOf={themeName} onChoose={setTheme} />
        <Choice
          label="embed.language"
          value={language}
          values={LANGUAGES}
          nameOf={(one) => `embed.language.${one}` as const}
          onChoose={onLanguage}
        />
        <Choice label="embed.size" value={size} values={SIZES} nameOf={sizeName} onChoose={setSize} />
      </div>
      <Code code={embedCode(choice, window.location.origin)} />
    </>
  );
}

const SIZES = ['small', 'medium', 'large'] as const satisfies readonly EmbedSizeName[];
const sizeName = (size: EmbedSizeName) => `embed.size.${size}` as const;
const themeName = (theme: (typeof EMBED_THEMES)[number]) => `embed.theme.${theme}` as const;

function Code({ code }: { readonly code: string }) {
  const id = useId();
  return (
    <div className={styles.code}>
      <label htmlFor={id}>
        <FormattedMessage id="embed.code" />
      </label>
      <textarea id={id} readOnly rows={4} value={code} onFocus={({ target }) => target.select()} />
      <CopyButton text={code} label="embed.copy" done="embed.copied" failed="embed.copyFailed" />
    </div>
  );
}
