/** Whether we may look where the visitor is, as the browser says without asking; one that does not tell would ask. */
export async function locationPermission(): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    return 'prompt';
  }
}
