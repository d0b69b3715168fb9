import { fetchMapCode } from './fetchMapCode.ts';

// On the page of the map its code is asked for as soon as React has arrived: until the program says so, a slow phone's
// network would rest for a third of a second.
if (import.meta.env.VITE_WITHOUT !== 'earlyMapCode' && /^\/v\/map(?:\/|$)/.test(location.pathname)) fetchMapCode();
