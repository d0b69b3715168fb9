import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { AccessTokensQuery } from '#web/__generated__/AccessTokensQuery.graphql.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { useFocusWhenShown } from '#web/ui/layout/useFocusWhenShown.ts';
import { MakeTokenDialog } from './MakeTokenDialog.tsx';
import { TokenRow } from './TokenRow.tsx';
import styles from './AccessTokens.module.css';

/** The tokens with which programs of the user call: listed, made and revoked. */
export function AccessTokens({ fetchKey }: { fetchKey: number }) {
  const [changes, setChanges] = useState(0);
  const [isMaking, setMaking] = useState(false);
  const { viewer } = useLazyLoadQuery<AccessTokensQuery>(
    accessTokensQuery,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${fetchKey} ${changes}` },
  );
  const list = useFocusWhenShown<HTMLUListElement>();
  const onChanged = () => setChanges((before) => before + 1);
  const tokens = viewer?.accessTokens ?? [];
  return (
    <>
      <FormattedMessage id={tokens.length === 0 ? 'tokens.none' : 'tokens.text'} tagName="p" />
      <ul ref={list} className={styles.list} tabIndex={-1}>
        {tokens.map((token) => (
          <TokenRow
            key={token.tokenId}
            tokenKey={token}
            onRevoked={() => {
              list.current?.focus();
              onChanged();
            }}
          />
        ))}
      </ul>
      <p>
        <OutlineButton onClick={() => setMaking(true)}>
          <KeyRound size={20} aria-hidden="true" />
          <FormattedMessage id="tokens.make" />
        </OutlineButton>
      </p>
      {isMaking && <MakeTokenDialog onMade={onChanged} onClose={() => setMaking(false)} />}
    </>
  );
}

const accessTokensQuery = graphql`
  query AccessTokensQuery {
    viewer {
      id
      accessTokens {
        tokenId
        ...TokenRow_token
      }
    }
  }
`;
