/**
 * Numbers of SPEC §5 and §9 that server and client share. Durations are milliseconds, lengths are characters, unless
 * the name says otherwise.
 */

import { DAY_MS, SECOND_MS } from './time.ts';

// Map and position

/** Default map centre, WGS84 `[lon, lat]`: Hämeenlinna. */
export const DEFAULT_CENTRE = [24.46654, 60.9948584] as const;
export const DEFAULT_ZOOM = 11.2;
/** The zoom that is stored between visits is clamped to these. */
export const STORED_ZOOM_MIN = 6;
export const STORED_ZOOM_MAX = 12;
/** Map bounds grow by this fraction before they are asked for. */
export const BOUNDS_PADDING = 0.2;
/** Sphere of all distances shown to people. */
export const EARTH_RADIUS_KM = 6371;
/** A position younger than this is fresh. */
export const LOCATION_FRESH_MS = 10 * SECOND_MS;
/** After this without a fix the position is shown as stale. */
export const LOCATION_STALE_TIMER_MS = 11 * SECOND_MS;
/** How long "jump to my position" waits for a first fix. */
export const JUMP_TO_POSITION_WAIT_MS = 15 * SECOND_MS;
export const GEOLOCATION_TIMEOUT_MS = 10 * SECOND_MS;
export const GEOLOCATION_MAX_AGE_MS = 5 * SECOND_MS;
/** Position requests stay away this long after the first refusal (and after a legacy flag) … */
export const IGNORE_POSITION_FIRST_MS = 30 * DAY_MS;
/** … and this long after a later one. */
export const IGNORE_POSITION_LATER_MS = 365 * DAY_MS;
/** The intro loads the map after this. */
export const INTRO_MAP_DELAY_MS = 5 * SECOND_MS;
/** A loading text shows only after this. */
export const LOADING_TEXT_DELAY_MS = 100;
/** An installed app hidden for longer resets its map. */
export const INSTALLED_APP_RESET_MS = 60 * SECOND_MS;

// Search and lists

export const SEARCH_MIN = 2;
/** Search answers that the client caches; the least recently used are evicted first. */
export const SEARCH_CACHE_ENTRIES = 100;
/** A list's map goes no nearer to the places that it moves to. */
export const LIST_CAMERA_MAX_ZOOM = 13;
/** Chosen rows that the empty search field offers again. */
export const RECENT_SEARCHES_MAX = 5;
/** Decimals of coordinates in search requests and of a coordinate point's name. */
export const COORDINATE_DECIMALS = 5;
export const LIST_CARDS_MAX = 40;
/** With fewer children everything is shown without category groups (SPEC §2). */
export const UNGROUPED_CHILDREN_BELOW = 5;
/** More stars than this show the top-item badge. */
export const TOP_ITEM_ABOVE_STARS = 3;
/** Images at the head of a detail; the rest are shown under Photos (SPEC §2). */
export const DETAIL_FIRST_IMAGES = 2;
export const TITLE_MAX = 50;
export const DESCRIPTION_LINK_MAX = 60;

// Texts people write

export const COMMENT_MAX = 500;
export const FEEDBACK_MAX = 2000;
/** Free text: an address, a number (RULINGS 20). */
export const FEEDBACK_CONTACT_MAX = 200;
export const PROFILE_DESCRIPTION_MAX = 1000;
/** Bounds of the trimmed value. */
export const EMAIL_MIN = 4;
export const EMAIL_MAX = 200;
export const USERNAME_MIN = 2;
export const USERNAME_MAX = 100;
/** Of admins (RULINGS 33). */
export const ADMIN_PASSWORD_MIN = 12;
export const PASSWORD_MIN = 6;
/** RULINGS 19. */
export const PASSWORD_MAX = 200;
/** Fewer distinct characters than this make a password weak. */
export const PASSWORD_WEAK_BELOW_DISTINCT = 6;
/** Fewer distinct characters than this make a password no more than OK. */
export const PASSWORD_OK_BELOW_DISTINCT = 8;
export const ALTERNATIVE_NAME_MIN = 2;
export const ALTERNATIVE_NAME_MAX = 100;
/** Why something is reported, rejected or blocked. */
export const REASON_MAX = 500;
/** Photos that moderators decide on with one call. */
export const IMAGES_DECIDED_MAX = 100;
/** RULINGS 23. */
export const NOTE_MAX = 5000;
export const OWN_PLACE_NAME_MAX = 100;
/** Favourites, and notes, of one user. */
export const FAVOURITES_PER_USER_MAX = 2000;
export const NOTES_PER_USER_MAX = 2000;
/** Texts of a note that a later one may say it is based on. */
export const NOTE_BASES_MAX = 5;
/** Own places of one user. */
export const OWN_PLACES_MAX = 2000;
/** A GPX file that is imported. */
export const GPX_BYTES_MAX = 5 * 2 ** 20;
/** Waypoints, routes and tracks of one file. */
export const GPX_PLACES_MAX = 500;
/** A track with more points is thinned to so many, evenly: some five hours of a point each second. */
export const TRACK_POINTS_MAX = 20_000;
/** Positions of a track as lists and the map draw it. */
export const TRACK_LINE_POINTS_MAX = 300;
/** A photo as it is uploaded: bytes, and pixels together. */
export const IMAGE_BYTES_MAX = 20 * 2 ** 20;
export const IMAGE_PIXELS_MAX = 60_000_000;
/** Each of its sides has fewer pixels than this … */
export const IMAGE_SIDE_BELOW = 30_000;
/** … and no fewer than this. */
export const IMAGE_SIDE_MIN = 200;
/** Longest side of a photo as it is stored and shown, pixels. */
export const IMAGE_SHOWN_MAX = 2560;
/** Photos that one user may upload within 24 hours. */
export const IMAGES_PER_DAY_MAX = 50;
/** A comment changed later than this after it was written carries an asterisk. */
export const COMMENT_EDITED_AFTER_MS = 60 * SECOND_MS;

// Notices

export const TOAST_MS = 8 * SECOND_MS;
export const NEW_IMAGES_TOAST_MS = 5 * SECOND_MS;
export const INSTALL_DISMISSED_TOAST_MS = 2.5 * SECOND_MS;
export const CLIPBOARD_FAILED_TOAST_MS = 2 * SECOND_MS;
export const CLIPBOARD_DONE_TOAST_MS = 1.5 * SECOND_MS;
/** Server-error notices show at most once per this. */
export const SERVER_ERROR_NOTICE_MS = 5 * SECOND_MS;
export const CLIENT_ERROR_REPORTS_MAX = 10;

// Gestures and images

/** Swiping the toolbar drawer further than this toggles it. */
export const DRAWER_SWIPE_PX = 50;
/** A visitor who has not seen the drawer open is shown it after this. */
export const DRAWER_SHOWS_AFTER_MS = 60_000;
/** A touch shorter than this … */
export const TAP_MS = 400;
/** … or moving less than this closes the image popup. */
export const TAP_MOVE_PX = 10;
/** A horizontal swipe over more than this fraction of the width changes the image. */
export const SWIPE_FRACTION = 0.1;
export const IMAGE_ZOOM_MAX = 12;
/** One step of the wheel. */
export const IMAGE_WHEEL_FACTOR = 1.4;
export const IMAGE_HIDE_ANIMATION_MS = 200;
/** Neighbours are preloaded this long after the popup opened. */
export const IMAGE_PRELOAD_DELAY_MS = 500;

// Weather

/** A measurement counts as the present weather up to this age and distance. */
export const MEASURED_NOW_MAX = { hours: 2, km: 50 } as const;
/** With fewer hours left, today has no card beside that of now. */
export const TODAY_HOURS_MIN = 2;
/** Averages and totals span this many hours. */
export const WEATHER_STEP_HOURS = 6;
/** Snow shows above this depth. */
export const SNOW_SHOWN_ABOVE_CM = 0.1;
/** Thresholds of the icon's precipitation step, mm. */
export const PRECIPITATION_STEPS_MM = [0.1, 3, 8] as const;
/** Thresholds of the icon's cloud step, per cent. */
export const CLOUD_STEPS_PERCENT = [25, 50, 75] as const;

// What server and saved areas fetch before they rank, so that both show the same

/** Candidates for a list by quality: some of them may turn out to lie outside the bounds. */
export const BEST_CANDIDATES = 3 * LIST_CARDS_MAX;
/**
 * Candidates weighed by distance or moment; a place beyond them would need a lead of many stars in them (RULINGS 8).
 */
export const MOVED_CANDIDATES = 5 * LIST_CARDS_MAX;
export const SEARCH_CANDIDATES = 120;
export const PLACE_NAME_CANDIDATES = 12;
/** Words of the vocabulary that a mistyped word may stand for. */
export const SIMILAR_WORDS = 8;
