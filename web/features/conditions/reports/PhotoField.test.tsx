import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { EMPTY_FORM } from '#web/ui/forms/formState.ts';
import { PhotoField } from './PhotoField.tsx';

test('the name of the chosen photo stands beside the button', async () => {
  const onChosen = vi.fn<(photo: File | null) => void>();
  const form = { ...EMPTY_FORM, onSubmit: () => {}, onEdited: () => {} };
  const { user } = await renderWithRelay(
    <OwnTexts>
      <PhotoField form={form} onChosen={onChosen} />
    </OwnTexts>,
  );
  const photo = new File(['x'], 'laavu.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText('Lisää kuva'), photo);
  expect(screen.getByText('laavu.jpg')).toBeTruthy();
  expect(onChosen).toHaveBeenCalledWith(photo);
});
