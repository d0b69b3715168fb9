import { useLocation } from 'react-router-dom';
import { formatPage, readPage } from '#common/urls/pageLocation.ts';
import { formatLocation, readLocation } from '#common/urls/viewLocation.ts';
import { useDestination } from '#web/navigation/destination.ts';
import { useOpened } from '#web/navigation/opened.ts';

/** The panel for photos of a place, or for the picture of a profile, stands in the URL (SPEC §2). */
export interface UploadPanelState {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

interface Url {
  readonly pathname: string;
  readonly search: string;
}

function isOpenAt(url: Url): boolean {
  return (readLocation(url) ?? readPage(url))?.location.upload === true;
}

function pathWith(url: Url, upload: true | undefined): string {
  const view = readLocation(url);
  if (view !== null) return formatLocation({ ...view.location, upload }, view.rest);
  const page = readPage(url);
  return page === null ? url.pathname : formatPage({ ...page.location, upload }, page.rest);
}

/** A new beginning of the installed app leaves it open: the camera may have hidden the app for minutes. */
export function useUploadPanel(): UploadPanelState {
  const url = useLocation();
  const destination = useDestination();
  const isOpen = isOpenAt(url);
  const opened = useOpened(isOpen, pathWith(url, undefined));
  return {
    isOpen,
    // Pressed twice before it has come, it is one step.
    open: () => {
      if (!isOpenAt(destination())) opened.open(pathWith(url, true));
    },
    close: opened.close,
  };
}
