/** True when the browser can draw the map at all (WebGL 2). */
export function canDrawMap(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}
