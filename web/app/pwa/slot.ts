import type { ReactNode } from 'react';
import { createStore } from '#web/data/store.ts';

/** What the shell shows above everything, once it has come: its code is no part of what a page begins with. */
export const noticesSlot = createStore<ReactNode>(null);
