import { useIntl } from 'react-intl';
import type { EmbedSubject } from '#common/urls/embedAddress.ts';
import { DEFAULT_FILTER } from '#common/urls/viewLocation.ts';
import { config } from '#web/data/config.ts';
import { currentCamera } from '#web/navigation/camera.ts';
import { useViewLocation } from '#web/navigation/viewLocation.ts';
import { EmbedAction } from './EmbedAction.tsx';

/** Opens the dialog "Embed this" for the place or the part of the map that is shown. */
export function EmbedMap() {
  const intl = useIntl();
  const { view } = useViewLocation();
  const filter = view.screen === 'attraction' ? DEFAULT_FILTER : view.filter;
  const subjectOf = (): EmbedSubject =>
    view.screen === 'attraction'
      ? { shows: 'place', id: view.id }
      : { shows: 'map', filter: { ...filter, facets: undefined }, camera: currentCamera(null) };
  if (config.noEmbeds && view.screen !== 'attraction') return null;
  return <EmbedAction subjectOf={subjectOf} title={intl.formatMessage({ id: 'map.title' })} />;
}
