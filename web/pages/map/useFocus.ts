import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Bounds, Position } from '#common/geo/bounds.ts';
import type { Camera } from '#common/geo/camera.ts';
import { readLocation } from '#common/urls/viewLocation.ts';
import { currentBearing, currentCamera } from '#web/navigation/camera.ts';
import { useMapFocusRequests } from '#web/navigation/mapFocus.ts';
import type { MapFrame } from '#web/pages/view/frame.ts';
import { cameraOn, canBeSeen } from './focus.ts';

/** The open place or point. */
export interface Focus {
  readonly key: string;
  readonly position: Position;
  readonly bbox: Bounds;
}

/**
 * Brings what is opened into view when it is not, or when the visitor asks; a first URL that says where to look is
 * obeyed.
 */
export function useFocus(focus: Focus | null, frame: MapFrame, goTo: (camera: Camera) => void): void {
  const url = useLocation();
  const requests = useMapFocusRequests();
  const [came] = useState({ path: url.pathname, withCamera: (readLocation(url)?.location.camera ?? null) !== null });
  const before = useRef({ key: '', requests, first: true });
  useEffect(() => {
    const { key, requests: answered } = before.current;
    const first = before.current.first && url.pathname === came.path;
    before.current = { key: focus?.key ?? '', requests, first: first && focus === null };
    if (focus === null) return;
    const asked = requests !== answered;
    const opened = focus.key !== key;
    const outOfSight = first ? !came.withCamera : !canBeSeen(focus, currentCamera(null), frame, currentBearing());
    if (asked || (opened && outOfSight)) goTo(cameraOn(focus.bbox, frame, currentBearing()));
  }, [focus, requests, came, url.pathname, frame, goTo]);
}
