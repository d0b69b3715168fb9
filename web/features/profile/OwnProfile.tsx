import { Pencil } from 'lucide-react';
import { lazy, type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { OWN_DRAFTS, useDraft } from '#web/data/draft.ts';
import type { Viewer } from '#web/data/own/ownParts.ts';
import { OwnPart } from '#web/features/account/OwnPart.tsx';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { useHeadingFocus } from '#web/ui/layout/useHeadingFocus.ts';
import { DescriptionEditor } from './DescriptionEditor.tsx';
import { Description, ProfileView } from './ProfileView.tsx';
import styles from './ProfileView.module.css';

const ProfilePictureButton = lazy(async () => ({
  default: (await import('#web/features/photos/upload/ProfilePictureButton.tsx')).ProfilePictureButton,
}));

/** One's own profile: view, edit, saving (SPEC §4). A draft that was left opens again. `children` stand below it. */
export function OwnProfile({ viewer, children }: { viewer: Viewer; children?: ReactNode }) {
  const [draft, setDraft] = useDraft(`${OWN_DRAFTS}profile`);
  const [editing, setEditing] = useState(draft !== '');
  useHeadingFocus(editing ? 'edit' : 'view');
  const end = () => {
    setDraft('');
    setEditing(false);
  };
  return (
    <ProfileView {...viewer}>
      <OwnPart of={0} room="upload">
        <OwnTexts>
          <ProfilePictureButton viewer={viewer} />
        </OwnTexts>
      </OwnPart>
      {editing ? (
        <DescriptionEditor draft={draft} onDraft={setDraft} onSaved={end} onCancel={end} />
      ) : (
        <div className={styles.own}>
          {viewer.description === '' ? (
            <FormattedMessage id="profile.ownNone" tagName="p" />
          ) : (
            <Description text={viewer.description} />
          )}
          <Button
            onClick={() => {
              setDraft(viewer.description);
              setEditing(true);
            }}
          >
            <Pencil size={20} aria-hidden="true" />
            <FormattedMessage id="profile.edit" />
          </Button>
        </div>
      )}
      {children}
    </ProfileView>
  );
}
