import { CircleHelp, Info, List, Map, MessageSquare, Smartphone } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { install } from '#web/features/install/install.ts';
import { useInstallPrompt } from '#web/features/install/installPrompt.ts';
import { isInstalled } from '#web/navigation/installed.ts';
import { Links, type PageLink } from '#web/ui/layout/Links.tsx';

const INSTALL: PageLink = { to: '/v/installhelp', text: 'home.install', glyph: Smartphone };
const BEFORE: readonly PageLink[] = [
  { to: '/v/map', text: 'intro.openMap', glyph: Map },
  { to: '/v/place', text: 'intro.openPlaces', glyph: List },
];
const AFTER: readonly PageLink[] = [
  { to: '/v/help', text: 'nav.help', glyph: CircleHelp },
  { to: '/v/feedback', text: 'nav.feedback', glyph: MessageSquare },
  { to: '/v/about', text: 'nav.about', glyph: Info },
];

/**
 * Links to other pages. The row for installing is a button where the browser offers it, a link to the help elsewhere,
 * and missing in the installed app.
 */
export function HomeLinks() {
  const navigate = useNavigate();
  const isOffered = useInstallPrompt() !== null;
  const offer = isOffered ? { ...INSTALL, press: () => void install(() => void navigate(INSTALL.to)) } : INSTALL;
  return <Links links={[...BEFORE, ...(isInstalled() ? [] : [offer]), ...AFTER]} />;
}
