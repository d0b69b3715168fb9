import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#web/ui/buttons/Button.tsx';
import { fetchLicences, type PackageLicence } from './licences.ts';
import styles from './About.module.css';

type State =
  | { readonly at: 'folded' | 'loading' | 'failed' }
  | { readonly at: 'shown'; readonly packages: readonly PackageLicence[] };

/** The packages in the client and their licences, fetched when the visitor presses the button. */
export function Licences({ load = fetchLicences }: { load?: () => Promise<readonly PackageLicence[]> }) {
  const [state, setState] = useState<State>({ at: 'folded' });
  function show() {
    setState({ at: 'loading' });
    load().then(
      (packages) => setState({ at: 'shown', packages }),
      () => setState({ at: 'failed' }),
    );
  }
  if (state.at === 'shown') return <PackageList packages={state.packages} />;
  return (
    <>
      {state.at === 'failed' && (
        <p role="alert">
          <FormattedMessage id="about.noLicences" />
        </p>
      )}
      <Button onClick={show} disabled={state.at === 'loading'}>
        <FormattedMessage id={state.at === 'failed' ? 'failure.retry' : 'about.showLicences'} />
      </Button>
    </>
  );
}

/** Takes the focus when it appears, because the button that had the focus is gone. */
function PackageList({ packages }: { packages: readonly PackageLicence[] }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.focus({ preventScroll: true }), []);
  return (
    <ul ref={list} className={styles.rows} tabIndex={-1}>
      {packages.map(({ name, version, licence, url, text }) => (
        <li key={`${name} ${version}`} className={styles.row}>
          <p className={styles.facts}>
            <a className={styles.name} href={url} target="_blank" rel="noopener noreferrer" lang="en">
              {name} {version}
            </a>
            <span>{licence}</span>
          </p>
          {text !== '' && (
            <details>
              <summary>
                <FormattedMessage id="about.licenceText" values={{ name }} />
              </summary>
              <pre className={styles.text} lang="en">
                {text}
              </pre>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
