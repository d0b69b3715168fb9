import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { setViewer } from '#web/features/account/viewer.ts';
import { textsOf } from '#web/i18n/messages.ts';
import { hiker } from '#web/test/hiker.ts';
import { refused } from '#web/test/refused.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Viesti' });
const contact = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Yhteystieto/ });
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Lähetä palaute' });
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeAll(() => textsOf('own', 'fi'));

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

  test('is stored as a draft in the session, and removed when it is emptied', async () => {
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
});

describe('sending', () => {
  /** The server, answering each mutation in turn; a status where it fails. */
  function answering(...answers: readonly (object | number)[]) {
    const inputs: Readonly<Record<string, string>>[] = [];
    const rest = [...answers];
    vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
      inputs.push(JSON.parse(body).variables.input);
      const answer = rest.shift() ?? 500;
      return typeof answer === 'number'
        ? Response.json({}, { status: answer, headers: { 'retry-after': '90' } })
        : Response.json({ data: { sendFeedback: answer } });
    });
    return inputs;
  }

  async function sent() {
    await renderWithRelay(<FeedbackForm />);
    write(text(), ' Laavu on purettu ');
    write(contact(), '040 123');
    await act(async () => fireEvent.click(send()));
  }

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('says that the feedback has arrived, and only then clears the draft', async () => {
    const inputs = answering({ __typename: 'SendFeedbackPayload', done: true });
    await sent();
    expect((await screen.findByRole('status')).textContent).toBe('Kiitos palautteesta!');
    expect(inputs).toEqual([
      {
        text: 'Laavu on purettu',
        contact: '040 123',
        language: 'fi',
        clientMutationId: expect.stringMatching(/^[0-9a-z]{8,}$/),
      },
    ]);
    expect([text().value, contact().value, sessionStorage.length]).toEqual(['', '', 0]);
    write(text(), 'Vielä yksi');
    expect(screen.queryByRole('status')?.textContent ?? '').toBe('');
  });

  test('makes the fields read-only while the request is in flight, and preserves the focus', async () => {
    let arrive: (answer: Response) => void = () => undefined;
    let asked = 0;
    vi.stubGlobal('fetch', () => {
      asked += 1;
      return new Promise<Response>((resolve) => {
        arrive = resolve;
      });
    });
    const { user } = await renderWithRelay(<FeedbackForm />);
    write(text(), 'Laavu on purettu');
    const button = send();
    await user.click(button);
    expect([text().readOnly, contact().readOnly]).toEqual([true, true]);
    expect([document.activeElement, button.disabled, button.getAttribute('aria-disabled')]).toEqual([
      button,
      false,
      'true',
    ]);
    await user.click(button);
    expect(asked).toBe(1);
    await act(async () =>
      arrive(Response.json({ data: { sendFeedback: { __typename: 'SendFeedbackPayload', done: true } } })),
    );
    expect((await screen.findByRole('status')).textContent).toBe('Kiitos palautteesta!');
    expect([text().readOnly, contact().readOnly]).toEqual([false, false]);
    expect([document.activeElement, button.disabled, button.getAttribute('aria-disabled')]).toEqual([
      button,
      false,
      'true',
    ]);
    await user.click(button);
    expect(asked).toBe(1);
  });

  test.each([500, 503, refused('InvalidInputError', { parameterName: 'text', detail: 'tooLong' })])(
    'says that it failed and preserves the text; the same text sent again is the same feedback (%j)',
    async (fault) => {
      const inputs = answering(fault, fault, fault);
      await sent();
      expect(
        (await screen.findByText('Palautteen lähettäminen epäonnistui. Yritä myöhemmin uudelleen.')).closest(
          '[role=alert]',
        ),
      ).toBeTruthy();
      expect([text().value, sessionStorage.getItem('feedback.text')]).toEqual([
        ' Laavu on purettu ',
        ' Laavu on purettu ',
      ]);
      await act(async () => fireEvent.click(send()));
      write(text(), 'Laavu on korjattu');
      await act(async () => fireEvent.click(send()));
      const [first, second, third] = inputs.map(({ clientMutationId }) => clientMutationId);
      expect(second).toBe(first);
      expect(third).not.toBe(first);
    },
  );

  test.each([429, refused('RateLimitedError', { retryAfterS: 90 })])(
    'says how long to wait when too much feedback was sent (%j)',
    async (limit) => {
      answering(limit);
      await sent();
      expect(await screen.findByText('Liian monta yritystä. Odota 2 minuuttia ja yritä uudelleen.')).toBeTruthy();
      expect(text().value).toBe(' Laavu on purettu ');
    },
  );
});

test('the contact field of a logged-in user has the address of the account, until they write another', async () => {
  await renderWithRelay(<FeedbackForm />);
  act(() => setViewer(hiker));
  expect(contact().value).toBe('retki@example.org');
  write(contact(), '');
  expect(contact().value).toBe('');
  act(() => setViewer(null));
});
