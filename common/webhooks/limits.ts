export const WEBHOOKS_PER_USER_MAX = 5;
/** Characters. */
export const WEBHOOK_NAME_MAX = 60;
export const WEBHOOK_URL_MAX = 500;
