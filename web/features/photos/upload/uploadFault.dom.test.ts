import { afterEach, describe, expect, test, vi } from 'vitest';
import { requestFailure } from '#web/data/relay/mutationResult.ts';
import { ConnectionError, LimitedError, ServerError } from '#web/data/requestErrors.ts';
import { fileFault, uploadFault } from './uploadFault.ts';

const photo = { name: 'IMG_1.jpg', type: 'image/jpeg' };

afterEach(() => vi.useRealTimers());

describe('why a photo was not taken', () => {
  // SPEC §2: Photo upload button or login prompt; several photos at once, progress, cancel, retry; seen as waiting at
  //   once
  test.each([
    ['unsupportedType', photo, 'upload.unsupportedType'],
    ['unsupportedType', { name: 'IMG_1.HEIC', type: '' }, 'upload.heic'],
    ['unsupportedType', { name: 'photo', type: 'image/heif' }, 'upload.heic'],
    ['tooLarge', photo, 'upload.tooLarge'],
    ['tooManyPixels', photo, 'upload.tooManyPixels'],
    ['tooSmall', photo, 'upload.tooSmall'],
    ['damaged', photo, 'upload.damaged'],
  ])('%s of %o is a fault of the file', (detail, file, id) => {
    expect(fileFault(detail, file)).toEqual({ fault: { id }, about: 'file' });
  });

  // SPEC §2: Photo upload button or login prompt; several photos at once, progress, cancel, retry; seen as waiting at
  //   once
  test('the daily limit says when it ends, and that nothing else can be sent before', () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T12:30:10Z') });
    expect(uploadFault(requestFailure(new LimitedError(20 * 3600)), photo)).toEqual({
      fault: { id: 'upload.dayLimit', values: { date: '23.11.2026', time: '10:31' } },
      about: 'all',
    });
    expect(uploadFault(requestFailure(new LimitedError(10)), photo)).toMatchObject({
      fault: { id: 'limited.minutes' },
      about: 'now',
    });
  });

  test('no connection and a failing server can be tried again', () => {
    expect(uploadFault(requestFailure(new ConnectionError('gone')), photo)).toEqual({
      fault: { id: 'failure.connection' },
      about: 'now',
    });
    expect(uploadFault(requestFailure(new ServerError(500, 'oops')), photo)).toEqual({
      fault: { id: 'upload.failed' },
      about: 'now',
    });
  });
});
