import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { OutsideService, Services_installation$key } from '#web/__generated__/Services_installation.graphql.ts';
import type { State } from '#web/features/moderation/lists/Badge.tsx';
import { Fact } from '#web/features/moderation/lists/Fact.tsx';
import type { MessageId } from '#web/i18n/messages.ts';
import { Line, Part } from './Part.tsx';

const NAMES: Readonly<Record<string, MessageId>> = {
  COMMONS: 'admin.system.service.COMMONS',
  ELEVATION: 'admin.system.service.ELEVATION',
  ENCYCLOPEDIA: 'admin.system.service.ENCYCLOPEDIA',
  FILE_STORE: 'admin.system.service.FILE_STORE',
  MAINTENANCE: 'admin.system.service.MAINTENANCE',
  WARNINGS: 'admin.system.service.WARNINGS',
  WEATHER: 'admin.system.service.WEATHER',
  WIKIDATA: 'admin.system.service.WIKIDATA',
} satisfies Record<Exclude<OutsideService, '%future added value'>, MessageId>;

const WORKS: State = { text: 'admin.system.works', tone: 'good' };
const DOWN: State = { text: 'admin.system.down', tone: 'bad' };

/** Services outside, as the server found them when it last asked. */
export function Services({ installationKey }: { installationKey: Services_installation$key }) {
  const { services } = useFragment(fragment, installationKey);
  return (
    <Part text="admin.system.services">
      {services.length === 0 && (
        <Line>
          <FormattedMessage id="admin.system.servicesNone" />
        </Line>
      )}
      {services.map(({ service, isDown, asked }) => {
        const name = NAMES[service];
        return (
          <Line key={service} name={name && <FormattedMessage id={name} />} state={isDown ? DOWN : WORKS}>
            <Fact text="admin.system.asked" time={asked} />
          </Line>
        );
      })}
    </Part>
  );
}

const fragment = graphql`
  fragment Services_installation on Installation {
    services {
      asked
      isDown
      service
    }
  }
`;
