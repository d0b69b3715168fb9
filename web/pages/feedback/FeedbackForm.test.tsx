import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Viesti' });
const contact = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Yhteystieto/ });
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Lähetä palaute' });
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('feedback', () => {
  test('cannot be sent while it is empty or blank', async () => {
    await renderWithRelay(<FeedbackForm />);
    expect(send().disabled).toBe(true);
    write(text(), '  \n ');
    expect(send().disabled).toBe(true);
    write(text(), ' Hyvä ');
    expect(send().disabled).toBe(false);
  });

  test('has at most 2000 characters, counted when few are left', async () => {
    await renderWithRelay(<FeedbackForm />);
    write(text(), 'a'.repeat(1800));
    expect(screen.queryByText(/jäljellä/)).toBeNull();
    write(text(), 'a'.repeat(1801));
    expect(screen.getByText('199 merkkiä jäljellä')).toBeTruthy();
    write(text(), 'a'.repeat(2001));
    expect(text().value).toHaveLength(2000);
    expect(text().maxLength).toBe(2000);
    expect(screen.getByText('0 merkkiä jäljellä')).toBeTruthy();
  });

  test('is kept as a draft in the session, and forgotten when it is emptied', async () => {
    const { unmount } = await renderWithRelay(<FeedbackForm />);
    write(text(), 'Laavu on purettu');
    write(contact(), '040 123');
    unmount();
    const again = await renderWithRelay(<FeedbackForm />);
    expect([text().value, contact().value]).toEqual(['Laavu on purettu', '040 123']);
    write(text(), '');
    write(contact(), '');
    again.unmount();
    expect(sessionStorage.length).toBe(0);
  });

  test('says that it cannot be sent yet, and stays', async () => {
    await renderWithRelay(<FeedbackForm />);
    write(text(), 'Laavu on purettu');
    fireEvent.click(send());
    expect(screen.getByRole('alert').textContent).toContain('ei voi vielä lähettää');
    expect(text().value).toBe('Laavu on purettu');
  });
});
