import { Check, Heart, X } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { PhotoRow_photo$key } from '#web/__generated__/PhotoRow_photo.graphql.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { once, useLeavingRow } from '#web/ui/buttons/once.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { BigPhoto } from './BigPhoto.tsx';
import { PhotoFacts } from './PhotoFacts.tsx';
import type { PhotoState } from './photoFilters.ts';
import styles from './PhotoRow.module.css';

interface Acts {
  readonly onApprove: () => void;
  readonly onReject: () => void;
  readonly onCover: () => void;
}

interface Props extends Acts {
  readonly photoKey: PhotoRow_photo$key;
  readonly isChosen: boolean;
  /** `isRange`: also chooses all rows from the last chosen one to this. */
  readonly onChoose: (isRange: boolean) => void;
}

/** A photo to decide on, big enough to judge it, with its place and uploader beside it. */
export function PhotoRow({ photoKey, isChosen, onChoose, ...acts }: Props) {
  const { id, state, image, ...photo } = useFragment(photoFragment, photoKey);
  const nameId = useId();
  useLeavingRow();
  return (
    <li className={styles.row} data-row={id} data-chosen={isChosen} tabIndex={-1} aria-labelledby={nameId}>
      <BigPhoto imageKey={image} labelledBy={nameId} />
      <div className={styles.beside}>
        <PhotoFacts photoKey={photo} nameId={nameId} />
        <Ways state={state} isCover={image.heart} describedBy={nameId} {...acts} />
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={isChosen}
            aria-describedby={nameId}
            onChange={() => undefined}
            onClick={({ shiftKey }) => onChoose(shiftKey)}
          />
          <FormattedMessage id="admin.choose" />
        </label>
      </div>
    </li>
  );
}

interface WaysProps extends Acts {
  readonly state: PhotoState;
  readonly isCover: boolean;
  readonly describedBy: string;
}

/** The buttons that decide on a photo. */
function Ways({ state, isCover, describedBy, onApprove, onReject, onCover }: WaysProps) {
  return (
    <div className={styles.ways}>
      {state !== 'APPROVED' && (
        <Button aria-describedby={describedBy} onClick={once(onApprove)}>
          <Check size={20} aria-hidden="true" />
          <FormattedMessage id="admin.approve" />
        </Button>
      )}
      {state !== 'REJECTED' && (
        <OutlineButton isDangerous aria-describedby={describedBy} onClick={once(onReject)}>
          <X size={20} aria-hidden="true" />
          <FormattedMessage id="admin.reject" />
        </OutlineButton>
      )}
      {state !== 'REJECTED' && (
        <OutlineButton
          aria-describedby={describedBy}
          aria-pressed={state === 'APPROVED' ? isCover : undefined}
          onClick={once(onCover)}
        >
          <Heart size={20} aria-hidden="true" fill={isCover ? 'currentcolor' : 'none'} />
          <FormattedMessage id={state === 'APPROVED' ? 'admin.cover' : 'admin.approveAsCover'} />
        </OutlineButton>
      )}
    </div>
  );
}

const photoFragment = graphql`
  fragment PhotoRow_photo on ModeratedImage {
    id
    state
    image {
      heart
      ...BigPhoto_image
    }
    ...PhotoFacts_photo
  }
`;
