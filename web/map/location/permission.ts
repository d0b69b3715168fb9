/**
 * Whether the page may use the visitor's position; `prompt` also in browsers that do not say. Asks the visitor nothing.
 */
export async function locationPermission(): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    return 'prompt';
  }
}
