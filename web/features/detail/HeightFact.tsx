import { Mountain } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { formatMetres } from '#common/format.ts';
import { Fact } from './Facts.tsx';

/** The height of a point above the sea. */
export function HeightFact({ heightM }: { readonly heightM: number }) {
  return (
    <Fact icon={<Mountain size={18} />}>
      <FormattedMessage id="facts.height" values={{ value: formatMetres(heightM) }} />
    </Fact>
  );
}
