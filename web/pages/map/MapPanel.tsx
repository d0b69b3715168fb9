import { FormattedMessage } from 'react-intl';
import { KindSelector } from '#web/features/lists/KindSelector.tsx';
import { SearchBox } from '#web/features/search/SearchBox.tsx';
import type { LoadedView } from '#web/pages/view/loadView.ts';
import { ViewContent } from '#web/pages/view/ViewContent.tsx';
import { Sheet } from './sheet/Sheet.tsx';
import styles from './MapPage.module.css';

/** The search field, the kinds of a list, and the list or place of the URL. */
export function MapPanel({ view }: { readonly view: LoadedView }) {
  return (
    <div className={styles.panel} data-screen={view.screen}>
      <div className={styles.top}>
        <SearchBox />
        {view.screen === 'list' && (
          <div className={styles.kinds}>
            <KindSelector tab="map" filter={view.filter} />
          </div>
        )}
      </div>
      <Sheet view={view}>
        {view.screen === 'list' && (
          <h1 className="spoken">
            <FormattedMessage id="nav.map" />
          </h1>
        )}
        <ViewContent tab="map" view={view} />
      </Sheet>
    </div>
  );
}
