import type { ReactNode } from 'react';
import { createStore } from '#web/data/store.ts';

/**
 * The notices that the shell shows at the top of the page. Their code is loaded later than the shell and puts them
 * here; null until then.
 */
export const noticesSlot = createStore<ReactNode>(null);
