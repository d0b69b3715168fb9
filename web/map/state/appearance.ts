/** Colour scheme of the visitor's system. */
export type Theme = 'light' | 'dark';

/** Contrast that the visitor's system asks for (`prefers-contrast`, forced colours). */
export type Contrast = 'normal' | 'more';
