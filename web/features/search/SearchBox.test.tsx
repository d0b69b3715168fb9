import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  active,
  answer,
  asked,
  attraction,
  hameen,
  header,
  prepareSearch,
  renderSearch,
} from '#web/test/renderSearchBox.tsx';

beforeEach(prepareSearch);

describe('the search field', () => {
  // SPEC §5: Search: query trimmed; empty clears results; under 2 chars gives no results
  test('asks from two characters on, once per pause in typing', async () => {
    const { environment, input } = await renderSearch();
    // Without waiting between the keys, which a busy machine makes a pause.
    const user = userEvent.setup({ delay: null });
    await user.type(input, 'h');
    expect(input.getAttribute('aria-expanded')).toBe('false');
    await user.type(input, 'ämeen ');
    await answer(environment, 'hämeen', hameen);
    expect(await screen.findAllByRole('option')).toHaveLength(4);
    expect(environment.mock.getAllOperations()).toHaveLength(0);
  });

  // SPEC §9: Search coordinates 5 decimals
  test('names the centre of the map, so that near places come first', async () => {
    const { environment, user, input } = await renderSearch('/v/map?pos=12,25.123456,61.5');
    await user.type(input, 'hämeen');
    await waitFor(() => expect(asked(environment)).toEqual(['hämeen']));
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      query: 'hämeen',
      language: 'fi',
      near: [25.12346, 61.5],
    });
  });

  // SPEC §2: Search box: arrows move
  test('moves over the results with the arrows, past the header rows, from the last to the first', async () => {
    const { environment, user, input } = await renderSearch();
    await user.type(input, 'hämeen');
    await answer(environment, 'hämeen', hameen);
    const seen: (string | null)[] = [active()];
    for (let step = 0; step < 5; step += 1) {
      await user.keyboard('{ArrowDown}');
      seen.push(active());
    }
    expect(seen.map((text) => text?.slice(0, 11) ?? null)).toEqual([
      null,
      'Museo',
      'Hämeen linn',
      'Puisto (Häm',
      'HämeenlinnaK'.slice(0, 11),
      'Museo',
    ]);
    await user.keyboard('{ArrowUp}');
    expect(active()).toMatch(/^Hämeenlinna/);
  });

  // SPEC §2: Search box: Enter selects, header rows are skipped
  test('chooses the first result with Enter, and the active one after arrows', async () => {
    const { environment, user, input, path } = await renderSearch('/v/place');
    await user.type(input, 'linna');
    await answer(environment, 'linna', [
      header('ATTRACTIONS'),
      attraction(5, 'Hämeen linna'),
      attraction(6, 'Linnanpuisto'),
    ]);
    await user.keyboard('{Enter}');
    expect(path()).toBe('/v/place/5');
    await user.click(input);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(path()).toBe('/v/place/6');
  });

  test('chooses the first result also when Enter came before the answer', async () => {
    const { environment, user, input, path } = await renderSearch();
    await user.type(input, 'linna{Enter}');
    expect(path()).toBe('/v/map');
    await answer(environment, 'linna', [header('ATTRACTIONS'), attraction(5, 'Hämeen linna')]);
    expect(path()).toBe('/v/map/5');
  });

  test('chooses the highlighted result with Enter while the answer to a longer text is on its way', async () => {
    const { environment, user, input, path } = await renderSearch('/v/place');
    await user.type(input, 'linna');
    await answer(environment, 'linna', [
      header('ATTRACTIONS'),
      attraction(5, 'Hämeen linna'),
      attraction(6, 'Linnanpuisto'),
    ]);
    await user.type(input, 'n');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(path()).toBe('/v/place/6');
  });

  test('highlights nothing in a new answer, so that Enter chooses its first result', async () => {
    const { environment, user, input, path } = await renderSearch('/v/place');
    await user.type(input, 'linna');
    await answer(environment, 'linna', [
      header('ATTRACTIONS'),
      attraction(5, 'Hämeen linna'),
      attraction(6, 'Linnanpuisto'),
    ]);
    await user.type(input, 'n');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toMatch(/^Linnanpuisto/);
    await answer(environment, 'linnan', [
      header('ATTRACTIONS'),
      attraction(7, 'Linnanmäki'),
      attraction(8, 'Linnanvuori'),
    ]);
    expect(active()).toBeNull();
    await user.keyboard('{Enter}');
    expect(path()).toBe('/v/place/7');
  });

  test('closes with Escape, opens again on focus with the results it had', async () => {
    const { environment, user, input } = await renderSearch();
    await user.type(input, 'hämeen');
    await answer(environment, 'hämeen', hameen);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    await user.tab();
    await user.tab({ shift: true });
    expect(screen.getAllByRole('option')).toHaveLength(4);
  });

  test('takes Escape only as long as there is something to close or to clear', async () => {
    const { environment, user, input } = await renderSearch();
    const taken: boolean[] = [];
    const note = (event: KeyboardEvent) => event.key === 'Escape' && taken.push(event.defaultPrevented);
    document.addEventListener('keydown', note);
    await user.type(input, 'hämeen');
    await answer(environment, 'hämeen', hameen);
    await user.keyboard('{Escape}{Escape}{Escape}');
    document.removeEventListener('keydown', note);
    expect(taken).toEqual([true, true, false]);
  });

  // SPEC §4: Search: out-of-order results are discarded; results are cached
  test('never shows an answer that a later text has overtaken', async () => {
    const { environment, user, input } = await renderSearch();
    await user.type(input, 'ha');
    await waitFor(() => expect(asked(environment)).toEqual(['ha']));
    const early = environment.mock.findOperation((one) => one.request.variables.query === 'ha');
    await user.type(input, 'lti');
    await answer(environment, 'halti', [attraction(1, 'Halti')]);
    await act(async () => {
      if (environment.mock.isLoading(early.request.node, early.request.variables))
        environment.mock.resolve(early, { data: { search: [attraction(2, 'Hattu')] } });
    });
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'HaltiLuonnonsuojelualue · Hämeenlinna',
    ]);
  });

  // SPEC §4: Search: out-of-order results are discarded; results are cached
  test('asks once for a text, and shows its answer when it is typed again', async () => {
    const { environment, user, input } = await renderSearch();
    await user.type(input, 'halti');
    await answer(environment, 'halti', [attraction(1, 'Halti')]);
    await user.clear(input);
    await user.paste('halti');
    expect(await screen.findByRole('option', { name: /^Halti/ })).toBeTruthy();
    expect(asked(environment)).toEqual([]);
  });

  test('says that nothing was found, and offers where to go on, which Enter alone does not choose', async () => {
    const { environment, user, input, path } = await renderSearch();
    await user.type(input, 'xyzzy');
    await answer(environment, 'xyzzy', []);
    expect(screen.getAllByText('Haulla ei löytynyt mitään').map((said) => said.getAttribute('role'))).toEqual([
      'status',
      null,
    ]);
    const before = path();
    await user.keyboard('{Enter}');
    expect(path()).toBe(before);
    await user.click(screen.getByRole('option', { name: 'Museot' }));
    expect(path()).toBe('/v/map/museum');
  });

  test('announces the number of results of the typed text alone', async () => {
    const { environment, user, input } = await renderSearch();
    const said = () => screen.getByRole('status').textContent;
    await user.type(input, 'halt');
    expect(said()).toBe('');
    await answer(environment, 'halt', [attraction(1, 'Halti')]);
    expect(said()).toBe('1 tulos');
    await user.type(input, 'i');
    expect(said()).toBe('');
    await answer(environment, 'halti', [attraction(1, 'Halti')]);
    expect(said()).toBe('1 tulos');
  });

  test('offers to try again after a failure', async () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { environment, user, input } = await renderSearch();
    await user.type(input, 'linna');
    await waitFor(() => expect(asked(environment)).toEqual(['linna']));
    await act(async () => environment.mock.rejectMostRecentOperation(new Error('no network')));
    expect(screen.getByRole('alert')).toBeTruthy();
    // A press takes no focus from the field, which would close the popup with its button in Safari.
    expect(fireEvent.pointerDown(screen.getByRole('button', { name: 'Yritä uudelleen' }))).toBe(false);
    silence.mockRestore();
  });
});

describe('on a page of its own, as the intro', () => {
  test.each([
    ['a place', 1, '/v/map/5'],
    ['the name of a place', 3, '/v/map?pos=12,24.46,60.99'],
  ])('choosing %s is a step of the history, which leads to the map', async (_name, at, url) => {
    const { environment, user, input, path, router } = await renderSearch('/');
    await user.type(input, 'hämeen');
    await answer(environment, 'hämeen', hameen);
    await user.keyboard('{ArrowDown}'.repeat(at + 1));
    await user.keyboard('{Enter}');
    expect(path()).toBe(url);
    expect(router.state.historyAction).toBe('PUSH');
  });
});
