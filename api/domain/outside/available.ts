import { UnavailableError } from '#api/domain/core/errors.ts';
import { OutageError } from '#api/platform/http/serviceHealth.ts';

/** The answer of a service outside. Throws UnavailableError where it gave nothing. */
export async function available<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof OutageError ? new UnavailableError(error.reason) : error;
  }
}
