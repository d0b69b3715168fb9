import { useCallback, useEffect, useRef, useState } from 'react';
import { createPath, useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import type { Bounds } from '#common/geo/bounds.ts';
import { type Camera, sameCamera } from '#common/geo/camera.ts';
import { formatLocation, readLocation } from '#common/urls/viewLocation.ts';
import { boundsSeenAt, currentCamera, storeCamera } from '#web/navigation/camera.ts';
import { useDestination } from '#web/navigation/destination.ts';

/** Pause after a movement of the map before the URL and the list follow. */
const REST_MS = 250;

function cameraOf(url: { readonly pathname: string; readonly search: string }): Camera | null {
  return readLocation(url)?.location.camera ?? null;
}

export interface MapCamera {
  /** Where the page wants the map; another object moves it. */
  readonly target: Camera;
  readonly goTo: (camera: Camera) => void;
  readonly onCameraChange: (camera: Camera, visible: Bounds) => void;
}

/**
 * Keeps the map and `pos` in the URL in step: the map's movements are written to the URL (replaced, never pushed), a
 * camera that comes with the URL (back, a place name, a shared link) moves the map. A URL without one leaves it where
 * it is and gets its camera at once, so that every step of the history knows where it was.
 */
export function useMapCamera(): MapCamera {
  const url = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const destination = useDestination();
  const [target, setTarget] = useState(() => currentCamera(cameraOf(url)));
  /** The camera that the URL has from this hook; it asks for no movement. */
  const written = useRef(cameraOf(url));
  const latest = useRef(url);
  /** The URLs of this hook that may be on their way still, the oldest first. */
  const writtenUrls = useRef<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /**
   * The map has reported another view since the URL and the list followed last; it may report more often than they
   * follow.
   */
  const isNewView = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  /**
   * True when the URL changes, by this or because the visitor is on the way elsewhere: writing then would undo the step
   * of the visitor.
   */
  const write = useCallback(
    (camera: Camera): boolean => {
      const going = createPath(destination());
      if (going !== createPath(latest.current) && !writtenUrls.current.includes(going)) return true;
      const read = readLocation(latest.current);
      if (read === null) return false;
      const { location, rest } = read;
      if (location.camera !== null && sameCamera(location.camera, camera)) return false;
      written.current = camera;
      const next = formatLocation({ ...location, camera }, rest);
      writtenUrls.current = [...writtenUrls.current, next];
      void navigate(next, { replace: true, preventScrollReset: true, state: latest.current.state });
      return true;
    },
    [navigate, destination],
  );

  useEffect(() => {
    // A visitor who leaves before the map has loaded comes back to the same camera.
    if (written.current !== null && boundsSeenAt(written.current) === null) storeCamera(written.current, null);
  }, []);

  const goTo = useCallback((camera: Camera) => {
    storeCamera(camera, null);
    setTarget(camera);
  }, []);

  useEffect(() => {
    latest.current = url;
    // A URL that has arrived leaves none before it on the way; a later navigation to it is the visitor's own.
    const arrived = writtenUrls.current.indexOf(createPath(url));
    writtenUrls.current = arrived < 0 ? [] : writtenUrls.current.slice(arrived + 1);
    const asked = cameraOf(url);
    if (asked === null) {
      write(currentCamera(null));
    } else if (arrived < 0 && (written.current === null || !sameCamera(asked, written.current))) {
      written.current = asked;
      goTo(asked);
    }
  }, [url, write, goTo]);

  const onCameraChange = useCallback(
    (camera: Camera, visible: Bounds) => {
      const seen = boundsSeenAt(camera);
      isNewView.current ||= seen === null || visible.some((edge, at) => edge !== seen[at]);
      storeCamera(camera, visible);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        // The same camera in a map of another size: the list follows although the URL does not change.
        if (!write(camera) && isNewView.current) void revalidate();
        isNewView.current = false;
      }, REST_MS);
    },
    [write, revalidate],
  );

  return { target, goTo, onCameraChange };
}
