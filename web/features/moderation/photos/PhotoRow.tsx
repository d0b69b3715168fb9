import { Check, Heart, X } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { PhotoRow_photo$key } from '#web/__generated__/PhotoRow_photo.graphql.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { BigPhoto } from './BigPhoto.tsx';
import { PhotoFacts } from './PhotoFacts.tsx';
import styles from './PhotoRow.module.css';

interface Props {
  readonly photoKey: PhotoRow_photo$key;
  readonly isChosen: boolean;
  /** `isRange`: with all rows from the one that was chosen last. */
  readonly onChoose: (isRange: boolean) => void;
  readonly onApprove: () => void;
  readonly onReject: () => void;
  readonly onCover: () => void;
}

/** The second click of a double click would be on the photo that has come in the place of the first. */
const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

/** A photo to decide on, big enough to judge it, with its place and uploader beside it. */
export function PhotoRow({ photoKey, isChosen, onChoose, onApprove, onReject, onCover }: Props) {
  const { id, state, image, ...photo } = useFragment(photoFragment, photoKey);
  const nameId = useId();
  return (
    <li className={styles.row} data-row={id} data-chosen={isChosen} tabIndex={-1} aria-labelledby={nameId}>
      <BigPhoto imageKey={image} labelledBy={nameId} />
      <div className={styles.beside}>
        <PhotoFacts photoKey={photo} nameId={nameId} />
        <div className={styles.ways}>
          {state !== 'APPROVED' && (
            <Button aria-describedby={nameId} onClick={once(onApprove)}>
              <Check size={20} aria-hidden="true" />
              <FormattedMessage id="admin.approve" />
            </Button>
          )}
          {state !== 'REJECTED' && (
            <OutlineButton isDangerous aria-describedby={nameId} onClick={once(onReject)}>
              <X size={20} aria-hidden="true" />
              <FormattedMessage id="admin.reject" />
            </OutlineButton>
          )}
          {state !== 'REJECTED' && (
            <OutlineButton
              aria-describedby={nameId}
              aria-pressed={state === 'APPROVED' ? image.heart : undefined}
              onClick={once(onCover)}
            >
              <Heart size={20} aria-hidden="true" fill={image.heart ? 'currentcolor' : 'none'} />
              <FormattedMessage id={state === 'APPROVED' ? 'admin.cover' : 'admin.approveAsCover'} />
            </OutlineButton>
          )}
        </div>
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
