/** The address and keys by which a push service reaches this browser. */
export interface BrowserAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The worker that would show notices; null where the browser shows none, or has no worker yet. */
async function pushManager(): Promise<PushManager | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager ?? null;
}

/** Whether notices can be shown here at all, and whether the user has refused them in the browser. */
export async function pushSupport(): Promise<'asks' | 'refused' | 'none'> {
  if ((await pushManager()) === null) return 'none';
  return Notification.permission === 'denied' ? 'refused' : 'asks';
}

/** Where this browser can be reached now; null: notices are off here. */
export async function ownAddress(): Promise<BrowserAddress | null> {
  return addressOf((await (await pushManager())?.getSubscription()) ?? null);
}

/**
 * Asks the user and the browser to let the holder of a key (VAPID, base64url) push to it; null where one of them
 * refuses. Call it in the handler of a press, where `pushSupport` is not `none`. Throws where the browser does not
 * reach its push service.
 */
export async function askForPush(key: string): Promise<BrowserAddress | null> {
  // First of all: Safari asks the user only while their press counts.
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const manager = await pushManager();
  if (manager === null) return null;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return addressOf(await manager.subscribe(options));
  } catch (error) {
    // An address that was given to another key, as after the database was made anew.
    const old = await manager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return addressOf(await manager.subscribe(options));
  }
}

/** Has the browser take no more messages. */
export async function endPush(): Promise<void> {
  await (await (await pushManager())?.getSubscription())?.unsubscribe();
}

function addressOf(subscription: PushSubscription | null): BrowserAddress | null {
  const { endpoint = '', keys = {} } = subscription?.toJSON() ?? {};
  const { p256dh, auth } = keys;
  return p256dh === undefined || auth === undefined ? null : { endpoint, p256dh, auth };
}
