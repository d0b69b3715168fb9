export interface paths {
    "/api/query/attractions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Best and closest attractions of a map
         * @description best: up to 40 in the bounds by quality2, less 8·log2(1 + km) from a position inside them, or in the order of `sort`. closest: the 40 nearest to the centre, only when best is empty. An access token needs the scope `read`.
         */
        get: {
            parameters: {
                query: {
                    /** @description A kind; `none` is no kind and, without a category, gives nothing. */
                    attractionKind?: "hiking" | "attraction" | "museum" | "restaurant" | "cafe" | "swimming" | "groceries" | "cycling" | "skiing" | "wc" | "none";
                    /** @description Key or slug of a category, see /api/query/data/categories; one that stands for a group means all of it. */
                    category?: string;
                    /** @description Only places that are known to have all of these, divided by commas: wheelchair, wheelchairLimited, children, dogs, free, fireOrShelter, lit, groomed, photos, easy, moderate, hard, upTo5Km, upTo10Km, upTo20Km, over20Km, ascentMax50, ascentMax100, ascentMax200, ascentMax400, vegetarian, vegan. Of difficulties, of lengths and of access by wheelchair one is enough. */
                    features?: string;
                    /** @description Only these places, divided by commas; unknown ones are left out. */
                    ids?: string;
                    /** @description Without what is closed at `openAt`, or now: by an official closure, or out of service for now. */
                    hideClosed?: "true" | "false";
                    /** @description Only places that are open, closed, or of which it is not known, at `openAt` or now. */
                    opening?: "OPEN" | "CLOSED" | "UNKNOWN";
                    /** @description ISO date and time with its zone, from a day ago to 14 days ahead; alone it asks for what is open then. */
                    openAt?: string;
                    /** @description `nearest` to the position, or to the centre of the bounds; `newest` by the last change at the source. */
                    sort?: "now" | "best" | "nearest" | "longest" | "flattest" | "newest";
                    /** @description west,south,east,north in WGS84 degrees. */
                    bbox: string;
                    /** @description Language of names and descriptions. */
                    lang?: "fi" | "sv" | "en";
                    /** @description Longitude, WGS84 degrees. */
                    lon?: number;
                    /** @description Latitude, WGS84 degrees. */
                    lat?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            best: {
                                id: number;
                                /** @description Finnish or local name; the name of its category where it has none. */
                                name: string;
                                name_sv: string | null;
                                name_en: string | null;
                                category: string;
                                /** @enum {string} */
                                type: "POINT" | "PATH" | "AREA";
                                /** @description [lon, lat], WGS84 degrees. */
                                readonly pos: [
                                    number,
                                    number
                                ];
                                /** @description [west, south, east, north], WGS84 degrees. */
                                readonly bbox: [
                                    number,
                                    number,
                                    number,
                                    number
                                ];
                                /** @description m², areas only. */
                                area: number | null;
                                /** @description Length of a route, m. */
                                contour: number | null;
                                /** @description Metres above the sea; null where no height is known. */
                                height: number | null;
                                /** @description Metres up along a route; null where its heights are not known. */
                                ascent: number | null;
                                /** @description Areas it lies in, the smallest first. */
                                readonly admin: string[];
                                stars: number;
                                /** @description Sort score, 0–100. */
                                quality2: number;
                                /**
                                 * @description Of the preferred record; `custom`: of our own.
                                 * @enum {string}
                                 */
                                source: "user" | "custom" | "lipas" | "osm";
                                /** @description Out of service for the time being, whatever its opening hours say. */
                                closedForNow: boolean;
                            }[];
                            closest: {
                                id: number;
                                /** @description Finnish or local name; the name of its category where it has none. */
                                name: string;
                                name_sv: string | null;
                                name_en: string | null;
                                category: string;
                                /** @enum {string} */
                                type: "POINT" | "PATH" | "AREA";
                                /** @description [lon, lat], WGS84 degrees. */
                                readonly pos: [
                                    number,
                                    number
                                ];
                                /** @description [west, south, east, north], WGS84 degrees. */
                                readonly bbox: [
                                    number,
                                    number,
                                    number,
                                    number
                                ];
                                /** @description m², areas only. */
                                area: number | null;
                                /** @description Length of a route, m. */
                                contour: number | null;
                                /** @description Metres above the sea; null where no height is known. */
                                height: number | null;
                                /** @description Metres up along a route; null where its heights are not known. */
                                ascent: number | null;
                                /** @description Areas it lies in, the smallest first. */
                                readonly admin: string[];
                                stars: number;
                                /** @description Sort score, 0–100. */
                                quality2: number;
                                /**
                                 * @description Of the preferred record; `custom`: of our own.
                                 * @enum {string}
                                 */
                                source: "user" | "custom" | "lipas" | "osm";
                                /** @description Out of service for the time being, whatever its opening hours say. */
                                closedForNow: boolean;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/query/attractions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One attraction with what lies in it or along it
         * @description An id that was merged answers with the place it is part of now. Unknown and vanished ones are 404, and so are others' own places. With a session the answer holds the caller's note. An access token needs the scope `read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Language of names and descriptions. */
                    lang?: "fi" | "sv" | "en";
                };
                header?: never;
                path: {
                    /** @description Attraction id, a non-negative integer below 2^53. */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @description Finnish or local name; the name of its category where it has none. */
                            name: string;
                            name_sv: string | null;
                            name_en: string | null;
                            category: string;
                            /** @enum {string} */
                            type: "POINT" | "PATH" | "AREA";
                            /** @description [lon, lat], WGS84 degrees. */
                            readonly pos: [
                                number,
                                number
                            ];
                            /** @description [west, south, east, north], WGS84 degrees. */
                            readonly bbox: [
                                number,
                                number,
                                number,
                                number
                            ];
                            /** @description m², areas only. */
                            area: number | null;
                            /** @description Length of a route, m. */
                            contour: number | null;
                            /** @description Metres above the sea; null where no height is known. */
                            height: number | null;
                            /** @description Metres up along a route; null where its heights are not known. */
                            ascent: number | null;
                            /** @description Areas it lies in, the smallest first. */
                            readonly admin: string[];
                            stars: number;
                            /** @description Sort score, 0–100. */
                            quality2: number;
                            /**
                             * @description Of the preferred record; `custom`: of our own.
                             * @enum {string}
                             */
                            source: "user" | "custom" | "lipas" | "osm";
                            /** @description Out of service for the time being, whatever its opening hours say. */
                            closedForNow: boolean;
                            /** @description GeoJSON geometry, WGS84. */
                            geometry: Record<string, never>;
                            /** @description Of routes whose heights are known. */
                            relief: {
                                /** @description Metres up from the start to the end, waves below 3 m left out. */
                                ascent: number;
                                descent: number;
                                /** @description Metres above the sea. */
                                highest: number;
                                lowest: number;
                                /** @description Of the steepest 100 m. */
                                steepestPercent: number | null;
                                /** @description Where those begin, metres from the start. */
                                steepestFrom: number | null;
                                /** @description Without rests, on foot, on skis or by bicycle, as the route is for. */
                                minutes: number | null;
                                /**
                                 * @description Whose heights these are.
                                 * @enum {string}
                                 */
                                source: "LIPAS" | "MODEL";
                                profile: {
                                    /** @description Metres between two heights. */
                                    step: number;
                                    readonly heights: number[];
                                    /** @description Numbers of the heights that begin another part of the route. */
                                    readonly breaks: number[];
                                };
                            } | null;
                            properties: {
                                name_sv?: string;
                                name_en?: string;
                                wikipedia?: string;
                                wikipedia_extra?: string;
                                accessibility?: string;
                                www?: string;
                                maintainer?: string;
                                phone?: string;
                                email?: string;
                                artist_name?: string;
                                cuisine?: string;
                                artwork_type?: string;
                                description?: string;
                                openingHours?: string;
                                commons?: string;
                                /** @description Further facts in words of the asked language: duration, surface, rules. */
                                readonly facts?: {
                                    key: string;
                                    name: string;
                                    text: string;
                                }[];
                                /**
                                 * @description What the description is written in, which may differ from the asked one; left out where unknown.
                                 * @enum {string}
                                 */
                                descriptionLanguage?: "fi" | "sv" | "en";
                            };
                            /** @description Names that moderators added. */
                            readonly aliases: string[];
                            /** @description With the cover mark first, then our own, then the newest; the first hundred. */
                            readonly images: {
                                id: number;
                                /** @description Files: /images/{attractionId}/{filename}.jpg, /thumbs/{attractionId}/{filename}_{100sq|200sq|240}.{jpg|avif}. */
                                filename: string;
                                /** @description Part of the paths of its files. */
                                attractionId: number;
                                /** @description Null where the account is gone. */
                                username: string | null;
                                profileImage: string | null;
                                /** @description [width, height], pixels. */
                                readonly size: [
                                    number,
                                    number
                                ];
                                created: string;
                                updated: string;
                                attractionName: string;
                                attractionCategory: string;
                                /** @description The moderators' cover mark. */
                                heart: boolean;
                                /** @description To be shown with a photo that comes from Wikimedia Commons; left out of our own. */
                                credit?: {
                                    author: string;
                                    licence: string;
                                    licenceUrl: string | null;
                                    /** @description The page of the file at Wikimedia Commons. */
                                    pageUrl: string;
                                };
                                /**
                                 * @description Of photos that wait or were rejected, told to their uploader and to admins; left out of approved ones.
                                 * @enum {string}
                                 */
                                state?: "pending" | "approved" | "rejected";
                            }[];
                            /** @description Photos of what lies in it or along it, one of each. */
                            readonly sampleImages: {
                                /** @description Its `filename`. */
                                fn: string;
                                attractionId: number;
                                /** @description To be shown with a photo that comes from Wikimedia Commons; left out of our own. */
                                credit?: {
                                    author: string;
                                    licence: string;
                                    licenceUrl: string | null;
                                    /** @description The page of the file at Wikimedia Commons. */
                                    pageUrl: string;
                                };
                            }[];
                            /** @description Newest first; the first hundred. */
                            readonly comments: {
                                id: number;
                                /** @description The place it is read at; the one it was written to where that is not public any more. */
                                attractionId: number;
                                attractionName: string;
                                attractionCategory: string;
                                /** @description Empty: the caller's own comment. Null: a former user's. */
                                username: string | null;
                                profileImage: string | null;
                                text: string;
                                created: string;
                                updated: string;
                            }[];
                            favourites: {
                                BEST: number;
                                GOOD: number;
                                TODO: number;
                                BAD: number;
                            };
                            /** @description In force now, as they are shown: what is official first. */
                            readonly conditions: {
                                id: number;
                                /** @enum {string} */
                                kind: "CLOSED" | "WARNING" | "LIMITED" | "NOTICE" | "ICE" | "WATER" | "GROOMED";
                                severity: ("EXTREME" | "SEVERE" | "MODERATE" | "MINOR") | null;
                                /** @description What exactly, by the source's own code: `forestFireWeather`. */
                                code: string | null;
                                headline: string;
                                /** @description Plain text. */
                                description: string;
                                /** @description Of both texts; may differ from the asked one. */
                                language: ("fi" | "sv" | "en") | null;
                                /** @description False: a visitor has reported it. */
                                official: boolean;
                                /** @description That visitor; null for official sources and former users. */
                                username: string | null;
                                /** @description How often others have seen it since. */
                                confirmations: number;
                                source: {
                                    key: string;
                                    /** @description Of a manager the organisation; null for what visitors report. */
                                    name: string | null;
                                    /** @description To be shown with the condition. */
                                    attribution: string | null;
                                    licence: string | null;
                                    licenceUrl: string | null;
                                    url: string | null;
                                    /** @description When its last good answer came: so old is what it says. */
                                    answeredAt: string | null;
                                };
                                /** @description ISO 8601, UTC. */
                                validFrom: string;
                                /** @description From this moment on it is over; null: until its source says so. */
                                validUntil: string | null;
                                /** @description When it was seen or issued. */
                                observedAt: string;
                                link: string | null;
                                /** @description The place, route or area that it is about. */
                                attractionId: number | null;
                                /** @description National numbers: 91 is Helsinki. */
                                municipalities: number[];
                                /** @description National numbers: 1 is Uusimaa. */
                                regions: number[];
                            }[];
                            /** @description Whether a fire may be lit now; null for places where visitors make no fires. */
                            fire: {
                                /**
                                 * @description ASK: it is not known. Never YES on missing or old data.
                                 * @enum {string}
                                 */
                                answer: "YES" | "NO" | "ASK";
                                /** @enum {string} */
                                reason: "SITE_WITHOUT_WARNING" | "STRUCTURE_ALLOWED" | "CLOSED" | "FIRE_BAN" | "WARNING" | "STRUCTURE_NOT_ALLOWED" | "WARNINGS_UNKNOWN" | "WARNINGS_OLD" | "MARKED_SITES_ONLY" | "RULES_UNKNOWN";
                                /** @description The reason in words. */
                                rule: string;
                                /** @description What forbids it. */
                                conditionId: number | null;
                                /** @description Of when the warnings are; null: none are known. */
                                answeredAt: string | null;
                                /** @description From this moment on it has to be asked for again. */
                                until: string | null;
                            } | null;
                            /** @description The caller's own note, shown to no other user; null without one. */
                            note: string | null;
                            /** @description The records that the place was made of, the preferred first. */
                            readonly sources: {
                                /** @description Source, as in /api/query/data/sources. */
                                key: string;
                                /** @description Name of the record there. */
                                ref: string;
                                /** @description The source's own page of the record. */
                                url: string | null;
                                /** @description ISO date of its last change there. */
                                date: string | null;
                            }[];
                            /** @description To be shown with the place: its sources and their licences, the preferred first. */
                            readonly credits: {
                                attribution: string;
                                licence: string;
                                licenceUrl: string;
                            }[];
                            readonly expandedChildren: {
                                id: number;
                                /** @description Finnish or local name; the name of its category where it has none. */
                                name: string;
                                name_sv: string | null;
                                name_en: string | null;
                                category: string;
                                /** @enum {string} */
                                type: "POINT" | "PATH" | "AREA";
                                /** @description [lon, lat], WGS84 degrees. */
                                readonly pos: [
                                    number,
                                    number
                                ];
                                /** @description [west, south, east, north], WGS84 degrees. */
                                readonly bbox: [
                                    number,
                                    number,
                                    number,
                                    number
                                ];
                                /** @description m², areas only. */
                                area: number | null;
                                /** @description Length of a route, m. */
                                contour: number | null;
                                /** @description Metres above the sea; null where no height is known. */
                                height: number | null;
                                /** @description Metres up along a route; null where its heights are not known. */
                                ascent: number | null;
                                /** @description Areas it lies in, the smallest first. */
                                readonly admin: string[];
                                stars: number;
                                /** @description Sort score, 0–100. */
                                quality2: number;
                                /**
                                 * @description Of the preferred record; `custom`: of our own.
                                 * @enum {string}
                                 */
                                source: "user" | "custom" | "lipas" | "osm";
                                /** @description Out of service for the time being, whatever its opening hours say. */
                                closedForNow: boolean;
                                /** @enum {string} */
                                relation: "INSIDE" | "ALONG";
                                /** @description Metres from the start of the route; null inside an area. */
                                metresAlong: number | null;
                            }[];
                            expandedParent: {
                                id: number;
                                /** @description Finnish or local name; the name of its category where it has none. */
                                name: string;
                                name_sv: string | null;
                                name_en: string | null;
                                category: string;
                                /** @enum {string} */
                                type: "POINT" | "PATH" | "AREA";
                                /** @description [lon, lat], WGS84 degrees. */
                                readonly pos: [
                                    number,
                                    number
                                ];
                                /** @description [west, south, east, north], WGS84 degrees. */
                                readonly bbox: [
                                    number,
                                    number,
                                    number,
                                    number
                                ];
                                /** @description m², areas only. */
                                area: number | null;
                                /** @description Length of a route, m. */
                                contour: number | null;
                                /** @description Metres above the sea; null where no height is known. */
                                height: number | null;
                                /** @description Metres up along a route; null where its heights are not known. */
                                ascent: number | null;
                                /** @description Areas it lies in, the smallest first. */
                                readonly admin: string[];
                                stars: number;
                                /** @description Sort score, 0–100. */
                                quality2: number;
                                /**
                                 * @description Of the preferred record; `custom`: of our own.
                                 * @enum {string}
                                 */
                                source: "user" | "custom" | "lipas" | "osm";
                                /** @description Out of service for the time being, whatever its opening hours say. */
                                closedForNow: boolean;
                            } | null;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/query/attractions.geojson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Attractions with their geometry as a GeoJSON FeatureCollection, streamed
         * @description An access token needs the scope `read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description A kind; `none` is no kind and, without a category, gives nothing. */
                    attractionKind?: "hiking" | "attraction" | "museum" | "restaurant" | "cafe" | "swimming" | "groceries" | "cycling" | "skiing" | "wc" | "none";
                    /** @description Key or slug of a category, see /api/query/data/categories; one that stands for a group means all of it. */
                    category?: string;
                    /** @description Only places that are known to have all of these, divided by commas: wheelchair, wheelchairLimited, children, dogs, free, fireOrShelter, lit, groomed, photos, easy, moderate, hard, upTo5Km, upTo10Km, upTo20Km, over20Km, ascentMax50, ascentMax100, ascentMax200, ascentMax400, vegetarian, vegan. Of difficulties, of lengths and of access by wheelchair one is enough. */
                    features?: string;
                    /** @description Without what is closed at `openAt`, or now: by an official closure, or out of service for now. */
                    hideClosed?: "true" | "false";
                    /** @description Only places that are open, closed, or of which it is not known, at `openAt` or now. */
                    opening?: "OPEN" | "CLOSED" | "UNKNOWN";
                    /** @description ISO date and time with its zone, from a day ago to 14 days ahead; alone it asks for what is open then. */
                    openAt?: string;
                    /** @description west,south,east,north in WGS84 degrees. */
                    bbox?: string;
                    /** @description Language of names and descriptions. */
                    lang?: "fi" | "sv" | "en";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A FeatureCollection. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/geo+json": unknown;
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/query/data/{x}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reference data
         * @description An access token needs the scope `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description One of categories, sources, version. */
                    x: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            key: string;
                            name: string;
                            name_sv: string | null;
                            name_en: string | null;
                            icon: string;
                            primary: boolean;
                            kind: ("hiking" | "attraction" | "museum" | "restaurant" | "cafe" | "swimming" | "groceries" | "cycling" | "skiing" | "wc" | "none") | null;
                            family: string;
                            slug: string;
                            group: string;
                        }[] | {
                            key: string;
                            name: string;
                            attribution: string;
                            licence: string;
                            licenceUrl: string;
                            url: string;
                            dataDate: string | null;
                            importedAt: string | null;
                            recordCount: number;
                        }[] | {
                            version: number;
                            publishedAt: string | null;
                            placeCount: number;
                            readonly kindCounts: {
                                /** @enum {string} */
                                kind: "hiking" | "attraction" | "museum" | "restaurant" | "cafe" | "swimming" | "groceries" | "cycling" | "skiing" | "wc" | "none";
                                count: number;
                            }[];
                        };
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/query/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search for attractions, place names, categories and coordinates
         * @description A line such as "avoin kahvila Porvoo" is understood too: the first row says what it asks for, and below the header UNDERSTOOD stand places that fit. An access token needs the scope `read`.
         */
        get: {
            parameters: {
                query: {
                    /** @description What to look for; under 2 characters nothing is found. */
                    q: string;
                    /** @description Language of names and descriptions. */
                    lang?: "fi" | "sv" | "en";
                    /** @description Longitude, WGS84 degrees. */
                    lon?: number;
                    /** @description Latitude, WGS84 degrees. */
                    lat?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": ({
                            /** @enum {string} */
                            type: "header";
                            /** @enum {string} */
                            name: "ADDRESSES" | "ATTRACTIONS" | "CATEGORIES" | "PLACE_NAMES" | "UNDERSTOOD";
                        } | {
                            /** @enum {string} */
                            type: "attraction";
                            id: number;
                            name: string;
                            name_sv: string | null;
                            name_en: string | null;
                            /** @description The name variant that matched. */
                            matchedName: string;
                            readonly admin: string[];
                            category: string;
                            stars: number;
                            /** @description [lon, lat], WGS84 degrees. */
                            readonly pt: [
                                number,
                                number
                            ];
                        } | {
                            /** @enum {string} */
                            type: "category";
                            name: string;
                            name_sv: string | null;
                            name_en: string | null;
                            category: string;
                        } | {
                            /** @enum {string} */
                            type: "place";
                            id: number;
                            name: string;
                            readonly admin: string[];
                            /** @description [lon, lat], WGS84 degrees. */
                            readonly pt: [
                                number,
                                number
                            ];
                        } | {
                            /**
                             * @description A street, or a house of it.
                             * @enum {string}
                             */
                            type: "address";
                            name: string;
                            readonly admin: string[];
                            /** @description [lon, lat], WGS84 degrees. */
                            readonly pt: [
                                number,
                                number
                            ];
                        } | {
                            /** @enum {string} */
                            type: "position";
                            name: string;
                            /** @description [lon, lat], WGS84 degrees. */
                            readonly pt: [
                                number,
                                number
                            ];
                        } | {
                            /**
                             * @description What was understood of the line; comes first.
                             * @enum {string}
                             */
                            type: "understood";
                            /** @description Each asks for one of category, kind, features, openAt and area. */
                            readonly parts: {
                                /** @description Words of the line. */
                                text: string;
                                /** @description The line without these words. */
                                without: string;
                                category?: string;
                                /** @enum {string} */
                                kind?: "hiking" | "attraction" | "museum" | "restaurant" | "cafe" | "swimming" | "groceries" | "cycling" | "skiing" | "wc" | "none";
                                /** @description A place needs one of them. */
                                readonly features?: ("wheelchair" | "wheelchairLimited" | "children" | "dogs" | "free" | "fireOrShelter" | "lit" | "groomed" | "photos" | "easy" | "moderate" | "hard" | "upTo5Km" | "upTo10Km" | "upTo20Km" | "over20Km" | "ascentMax50" | "ascentMax100" | "ascentMax200" | "ascentMax400" | "vegetarian" | "vegan")[];
                                /** @description Open at that moment; null for now. */
                                openAt?: string | null;
                                /** @description A municipality, a region or a town. */
                                area?: string;
                            }[];
                            /** @description What is searched for as a name. */
                            rest: string;
                            /** @description False where no place that fits bears the rest: then they are found without it. */
                            isRestMet: boolean;
                            /** @description Of the area. */
                            bbox: [
                                number,
                                number,
                                number,
                                number
                            ] | null;
                        })[];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/query/height": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Height of the ground at a point
         * @description In metres above the sea; null where none is known. 503 while heights cannot be read. An access token needs the scope `read`.
         */
        get: {
            parameters: {
                query: {
                    /** @description Longitude, WGS84 degrees. */
                    lon: number;
                    /** @description Latitude, WGS84 degrees. */
                    lat: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            height: number | null;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/query/weatherAt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Weather at a point in Finland: what was measured near it, and the forecast by hours and by Finnish days
         * @description Values at one index of the lists belong together; null is not known. 504 when the service is too slow, 503 when it is down, 404 when it has nothing of the point. An access token needs the scope `read`.
         */
        get: {
            parameters: {
                query: {
                    /** @description Longitude, WGS84 degrees. */
                    lon: number;
                    /** @description Latitude, WGS84 degrees. */
                    lat: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            observations: {
                                snow: {
                                    station: string;
                                    distanceKm: number;
                                    time: string;
                                    depthCm: number;
                                } | null;
                                air: {
                                    station: string;
                                    distanceKm: number;
                                    time: string;
                                    /** @description °C. */
                                    temp: number;
                                    /** @description m/s. */
                                    windgust: number | null;
                                } | null;
                            };
                            forecasts: {
                                /** @description ISO 8601, UTC. */
                                times: string[];
                                /** @description °C. */
                                temp: (number | null)[];
                                /** @description mm since the time before. */
                                precip: (number | null)[];
                                /** @description m/s. */
                                windgust: (number | null)[];
                                /** @description %. */
                                cloud: (number | null)[];
                            };
                            dayForecasts: {
                                /** @description When each day begins in Finland; ISO 8601, UTC. */
                                times: string[];
                                /** @description In Finland. */
                                dates: string[];
                                /** @description Whether every hour of the day is forecast. */
                                complete: boolean[];
                                /** @description °C. */
                                minTemp: (number | null)[];
                                /** @description °C. */
                                maxTemp: (number | null)[];
                                /** @description mm. */
                                sumPrecip: (number | null)[];
                                /** @description %. */
                                avgCloud: (number | null)[];
                                /** @description m/s. */
                                maxWind: (number | null)[];
                            };
                            sun: {
                                date: string;
                                sunrise: string | null;
                                sunset: string | null;
                                /** @enum {string} */
                                state: "RISES" | "POLAR_DAY" | "POLAR_NIGHT";
                            }[];
                            /** @description [lon, lat] of the forecast. */
                            pt: [
                                number,
                                number
                            ];
                            modelRun: string | null;
                            fetched: string;
                            /** @description A newer forecast could not be had. */
                            isStale: boolean;
                            attribution: string;
                            licence: string;
                            licenceUrl: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                504: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/query/conditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Conditions in force: closures, warnings, groomed tracks, reports of visitors
         * @description Of the bounds, or of one attraction: what is in force at it, in the areas that it lies in or touches, and along it. An access token needs the scope `read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description west,south,east,north in WGS84 degrees; not asked with `attraction`. */
                    bounds?: string;
                    /** @description Attraction id, a non-negative integer below 2^53. */
                    attraction?: number;
                    /** @description ISO date and time with its zone, from a day ago to 14 days ahead; now unless given. */
                    at?: string;
                    /** @description Language of names and descriptions. */
                    lang?: "fi" | "sv" | "en";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Of when this answer is. */
                            time: string;
                            /** @description In force, as they are shown: what is official first. */
                            conditions: {
                                id: number;
                                /** @enum {string} */
                                kind: "CLOSED" | "WARNING" | "LIMITED" | "NOTICE" | "ICE" | "WATER" | "GROOMED";
                                severity: ("EXTREME" | "SEVERE" | "MODERATE" | "MINOR") | null;
                                /** @description What exactly, by the source's own code: `forestFireWeather`. */
                                code: string | null;
                                headline: string;
                                /** @description Plain text. */
                                description: string;
                                /** @description Of both texts; may differ from the asked one. */
                                language: ("fi" | "sv" | "en") | null;
                                /** @description False: a visitor has reported it. */
                                official: boolean;
                                /** @description That visitor; null for official sources and former users. */
                                username: string | null;
                                /** @description How often others have seen it since. */
                                confirmations: number;
                                source: {
                                    key: string;
                                    /** @description Of a manager the organisation; null for what visitors report. */
                                    name: string | null;
                                    /** @description To be shown with the condition. */
                                    attribution: string | null;
                                    licence: string | null;
                                    licenceUrl: string | null;
                                    url: string | null;
                                    /** @description When its last good answer came: so old is what it says. */
                                    answeredAt: string | null;
                                };
                                /** @description ISO 8601, UTC. */
                                validFrom: string;
                                /** @description From this moment on it is over; null: until its source says so. */
                                validUntil: string | null;
                                /** @description When it was seen or issued. */
                                observedAt: string;
                                link: string | null;
                                /** @description The place, route or area that it is about. */
                                attractionId: number | null;
                                /** @description National numbers: 91 is Helsinki. */
                                municipalities: number[];
                                /** @description National numbers: 1 is Uusimaa. */
                                regions: number[];
                            }[];
                            /** @description Whether a fire may be lit at the asked attraction now; null for places where visitors make no fires, for bounds and for other moments. */
                            fire: {
                                /**
                                 * @description ASK: it is not known. Never YES on missing or old data.
                                 * @enum {string}
                                 */
                                answer: "YES" | "NO" | "ASK";
                                /** @enum {string} */
                                reason: "SITE_WITHOUT_WARNING" | "STRUCTURE_ALLOWED" | "CLOSED" | "FIRE_BAN" | "WARNING" | "STRUCTURE_NOT_ALLOWED" | "WARNINGS_UNKNOWN" | "WARNINGS_OLD" | "MARKED_SITES_ONLY" | "RULES_UNKNOWN";
                                /** @description The reason in words. */
                                rule: string;
                                /** @description What forbids it. */
                                conditionId: number | null;
                                /** @description Of when the warnings are; null: none are known. */
                                answeredAt: string | null;
                                /** @description From this moment on it has to be asked for again. */
                                until: string | null;
                            } | null;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/query/conditions.geojson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Conditions in force as a GeoJSON FeatureCollection
         * @description Of the bounds, or of one attraction: what is in force at it, in the areas that it lies in or touches, and along it. A feature's geometry is null where it is not known. An access token needs the scope `read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description west,south,east,north in WGS84 degrees; not asked with `attraction`. */
                    bounds?: string;
                    /** @description Attraction id, a non-negative integer below 2^53. */
                    attraction?: number;
                    /** @description ISO date and time with its zone, from a day ago to 14 days ahead; now unless given. */
                    at?: string;
                    /** @description Language of names and descriptions. */
                    lang?: "fi" | "sv" | "en";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A FeatureCollection. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/geo+json": unknown;
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/query/conditions.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Conditions in force as an Atom feed
         * @description Of the bounds, or of one attraction: what is in force at it, in the areas that it lies in or touches, and along it. An access token needs the scope `read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description west,south,east,north in WGS84 degrees; not asked with `attraction`. */
                    bounds?: string;
                    /** @description Attraction id, a non-negative integer below 2^53. */
                    attraction?: number;
                    /** @description ISO date and time with its zone, from a day ago to 14 days ahead; now unless given. */
                    at?: string;
                    /** @description Language of names and descriptions. */
                    lang?: "fi" | "sv" | "en";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A feed. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/atom+xml": string;
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/query/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changed of the public places since a version or a time
         * @description Each place once, by id: what its changes since then come to. Without `since` no changes, but where the data are now: a copy begins there. Changes are stored for 400 days, and those between a backup and its restore are lost; 410: read everything anew. A place that was hidden by moderators is gone, one that is shown again is added. An access token needs the scope `read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description A version of the data set, or an ISO date and time with its zone, such as `to.at` of the last answer. */
                    since?: string;
                    /** @description Changes of one page, 1–10000; without it 1000. */
                    limit?: number;
                    /** @description `next` of the page before; then `since` says nothing more. */
                    cursor?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            from: {
                                version: number;
                                /** Format: date-time */
                                at: string;
                            };
                            /** @description Ask next with `since={to.at}`. */
                            to: {
                                version: number;
                                /** Format: date-time */
                                at: string;
                            };
                            changes: {
                                id: number;
                                /** @enum {string} */
                                kind: "added" | "changed" | "merged" | "gone";
                                /** @description Of a changed place; without them any field may have changed. */
                                readonly fields?: ("name" | "otherNames" | "category" | "type" | "pos" | "bbox" | "area" | "contour" | "height" | "ascent" | "admin" | "stars" | "quality2" | "features" | "properties" | "wikidata" | "sources" | "parent" | "children" | "geometry" | "relief")[];
                                /** @description The place that finds the id from now on. */
                                into?: number;
                                /** @description The data set of its last change. */
                                version: number;
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** @description `cursor` of the next page; null: this was the last one. */
                            next: string | null;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Default Response */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            explanation: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/query/changes.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest changes of a place, of a box or of a category as an Atom feed
         * @description An access token needs the scope `read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description west,south,east,north in WGS84 degrees. */
                    bounds?: string;
                    /** @description Attraction id, a non-negative integer below 2^53. */
                    id?: number;
                    /** @description Key or slug of a category, see /api/query/data/categories; one that stands for a group means all of it. */
                    category?: string;
                    /** @description Language of names and descriptions. */
                    lang?: "fi" | "sv" | "en";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A feed. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/atom+xml": string;
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/query/attractions/{id}.gpx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One attraction as a GPX 1.1 file
         * @description A point as a waypoint, a route as a track with a segment for each part between gaps, an area as a track of its closed borders. Ids as of the attraction itself. An access token needs the scope `read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Language of names and descriptions. */
                    lang?: "fi" | "sv" | "en";
                };
                header?: never;
                path: {
                    /** @description Attraction id, a non-negative integer below 2^53. */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A GPX document. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/gpx+xml": string;
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/query/attractions/{id}.geojson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One attraction as a GeoJSON Feature
         * @description Properties as in the FeatureCollection of many, with the page of the attraction and the credits of its sources. Ids as of the attraction itself. An access token needs the scope `read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Language of names and descriptions. */
                    lang?: "fi" | "sv" | "en";
                };
                header?: never;
                path: {
                    /** @description Attraction id, a non-negative integer below 2^53. */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A Feature. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/geo+json": unknown;
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/query/wikiHtml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Beginning of an article of the encyclopedia, sanitised
         * @description In the language asked for where the article is there in it, else in its own. 404 without such an article, 504 when the service is too slow, 503 when it is down. An access token needs the scope `read`.
         */
        get: {
            parameters: {
                query: {
                    /** @description Language of the article. */
                    language: "fi" | "sv" | "en";
                    /** @description Title of the article. */
                    title: string;
                    /** @description Language wanted; by default that of the article. */
                    lang?: "fi" | "sv" | "en";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description The language it is written in, which may differ from the asked one. */
                            language: string;
                            title: string;
                            /** @description Sanitised: paragraphs, lists, emphasis and https links. */
                            html: string;
                            /** @description As html; the first paragraph alone, where more than 200 characters follow it. */
                            extract: string;
                            /** @description extract is less than html. */
                            isShortened: boolean;
                            /** @description The page of the article, which names its authors. */
                            url: string;
                            attribution: string;
                            licence: string;
                            licenceUrl: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                504: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wiki/html/{a}/{b}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Beginning of an article of the encyclopedia, sanitised
         * @description a is the language of the article, b its title. In the language asked for where the article is there in it, else in its own. 404 without such an article, 504 when the service is too slow, 503 when it is down. An access token needs the scope `read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Language wanted; by default that of the article. */
                    lang?: "fi" | "sv" | "en";
                };
                header?: never;
                path: {
                    /** @description Language of the article. */
                    a: "fi" | "sv" | "en";
                    /** @description Title of the article. */
                    b: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description The language it is written in, which may differ from the asked one. */
                            language: string;
                            title: string;
                            /** @description Sanitised: paragraphs, lists, emphasis and https links. */
                            html: string;
                            /** @description As html; the first paragraph alone, where more than 200 characters follow it. */
                            extract: string;
                            /** @description extract is less than html. */
                            isShortened: boolean;
                            /** @description The page of the article, which names its authors. */
                            url: string;
                            attribution: string;
                            licence: string;
                            licenceUrl: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                504: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ogc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * OGC API Features: landing page
         * @description An access token needs the scope `read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description `html` leads to our own page of the same; else the header Accept decides. */
                    f?: "json" | "html";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ogc/conformance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Conformance classes
         * @description An access token needs the scope `read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description `html` leads to our own page of the same; else the header Accept decides. */
                    f?: "json" | "html";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ogc/api": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This API as an OpenAPI 3.0 document
         * @description An access token needs the scope `read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description `html` leads to our own page of the same; else the header Accept decides. */
                    f?: "json" | "html";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ogc/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Collections of features
         * @description An access token needs the scope `read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description `html` leads to our own page of the same; else the header Accept decides. */
                    f?: "json" | "html";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ogc/collections/{collectionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One collection
         * @description An access token needs the scope `read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description `html` leads to our own page of the same; else the header Accept decides. */
                    f?: "json" | "html";
                };
                header?: never;
                path: {
                    /** @description One of places, routes, hiking, attraction, museum, restaurant, cafe, swimming, groceries, cycling, skiing, wc, conditions. */
                    collectionId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ogc/collections/{collectionId}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Features of a collection, in pages
         * @description An access token needs the scope `read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description west,south,east,north in degrees of CRS84; of six numbers the heights are ignored. */
                    bbox?: string;
                    /** @description A date or time (RFC 3339), or start/end, of which one may be open: `..` or nothing. */
                    datetime?: string;
                    /** @description Features of a page, 50 unless given, at most 500. */
                    limit?: string;
                    /** @description `html` leads to our own page of the same; else the header Accept decides. */
                    f?: "json" | "html";
                    /** @description Language of names and descriptions. */
                    lang?: "fi" | "sv" | "en";
                    /** @description Where a page begins: comes with the link `next`. */
                    after?: string;
                    /** @description Key or slug of a category, see /api/query/data/categories; one that stands for a group means all of it. */
                    category?: string;
                    /** @description The whole name, in any language. */
                    name?: string;
                    /** @description Finnish name of a municipality or region. */
                    municipality?: string;
                    /** @description Of conditions. */
                    kind?: "CLOSED" | "WARNING" | "LIMITED" | "NOTICE" | "ICE" | "WATER" | "GROOMED";
                    /** @description Of conditions. */
                    severity?: "EXTREME" | "SEVERE" | "MODERATE" | "MINOR";
                };
                header?: never;
                path: {
                    /** @description One of places, routes, hiking, attraction, museum, restaurant, cafe, swimming, groceries, cycling, skiing, wc, conditions. */
                    collectionId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ogc/collections/{collectionId}/items/{featureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One feature
         * @description An access token needs the scope `read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description `html` leads to our own page of the same; else the header Accept decides. */
                    f?: "json" | "html";
                    /** @description Language of names and descriptions. */
                    lang?: "fi" | "sv" | "en";
                };
                header?: never;
                path: {
                    /** @description One of places, routes, hiking, attraction, museum, restaurant, cafe, swimming, groceries, cycling, skiing, wc, conditions. */
                    collectionId: string;
                    /** @description A whole number from 0 on. */
                    featureId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bundle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is mine: the initial load of somebody logged in
         * @description 401 means anonymous. `favouries` is spelled so; both lists are the newest first. For users who have logged in. No access token may call this.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Language of names and descriptions. */
                    lang?: "fi" | "sv" | "en";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            userInfo: {
                                username: string;
                                email: string;
                                /** @enum {string} */
                                role: "user" | "admin";
                                /** @enum {string} */
                                lang: "fi" | "sv" | "en";
                                description: string;
                                /** @description Files: /profiles/{profileImage}_{50|100}sq.{jpg|avif}, of twice the pixels …sq_2x.{jpg|avif}. */
                                profileImage: string | null;
                                created: string;
                                helpShown: boolean;
                            };
                            favouries: {
                                attractionId: number;
                                /** @enum {string} */
                                type: "BEST" | "GOOD" | "TODO" | "BAD";
                                /** @description When it got its type. */
                                created: string;
                                /** @description Of the attraction; where it has vanished, as it was last. */
                                name: string;
                                category: string;
                                /** @description The attraction, as in lists; null where it has vanished. */
                                clientAttraction: {
                                    id: number;
                                    /** @description Finnish or local name; the name of its category where it has none. */
                                    name: string;
                                    name_sv: string | null;
                                    name_en: string | null;
                                    category: string;
                                    /** @enum {string} */
                                    type: "POINT" | "PATH" | "AREA";
                                    /** @description [lon, lat], WGS84 degrees. */
                                    readonly pos: [
                                        number,
                                        number
                                    ];
                                    /** @description [west, south, east, north], WGS84 degrees. */
                                    readonly bbox: [
                                        number,
                                        number,
                                        number,
                                        number
                                    ];
                                    /** @description m², areas only. */
                                    area: number | null;
                                    /** @description Length of a route, m. */
                                    contour: number | null;
                                    /** @description Metres above the sea; null where no height is known. */
                                    height: number | null;
                                    /** @description Metres up along a route; null where its heights are not known. */
                                    ascent: number | null;
                                    /** @description Areas it lies in, the smallest first. */
                                    readonly admin: string[];
                                    stars: number;
                                    /** @description Sort score, 0–100. */
                                    quality2: number;
                                    /**
                                     * @description Of the preferred record; `custom`: of our own.
                                     * @enum {string}
                                     */
                                    source: "user" | "custom" | "lipas" | "osm";
                                    /** @description Out of service for the time being, whatever its opening hours say. */
                                    closedForNow: boolean;
                                } | null;
                            }[];
                            userAttractions: {
                                id: number;
                                /** @description Finnish or local name; the name of its category where it has none. */
                                name: string;
                                name_sv: string | null;
                                name_en: string | null;
                                category: string;
                                /** @enum {string} */
                                type: "POINT" | "PATH" | "AREA";
                                /** @description [lon, lat], WGS84 degrees. */
                                readonly pos: [
                                    number,
                                    number
                                ];
                                /** @description [west, south, east, north], WGS84 degrees. */
                                readonly bbox: [
                                    number,
                                    number,
                                    number,
                                    number
                                ];
                                /** @description m², areas only. */
                                area: number | null;
                                /** @description Length of a route, m. */
                                contour: number | null;
                                /** @description Metres above the sea; null where no height is known. */
                                height: number | null;
                                /** @description Metres up along a route; null where its heights are not known. */
                                ascent: number | null;
                                /** @description Areas it lies in, the smallest first. */
                                readonly admin: string[];
                                stars: number;
                                /** @description Sort score, 0–100. */
                                quality2: number;
                                /**
                                 * @description Of the preferred record; `custom`: of our own.
                                 * @enum {string}
                                 */
                                source: "user" | "custom" | "lipas" | "osm";
                                /** @description Out of service for the time being, whatever its opening hours say. */
                                closedForNow: boolean;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in; the session is set as a cookie
         * @description 401 carries `pending` while the address waits to be confirmed, `blocked` where moderators have blocked the account, with their reason as `explanation` where they gave one, `secondFactor` where the password is right and a `code` is missing, else `wrong`. 429 carries `linkMailed` where many have failed to log in to the account: if the password was right, a link was mailed by which the login goes on. No access token may call this.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                        /** @default  */
                        code?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            userInfo: {
                                username: string;
                                email: string;
                                /** @enum {string} */
                                role: "user" | "admin";
                                /** @enum {string} */
                                lang: "fi" | "sv" | "en";
                                description: string;
                                /** @description Files: /profiles/{profileImage}_{50|100}sq.{jpg|avif}, of twice the pixels …sq_2x.{jpg|avif}. */
                                profileImage: string | null;
                                created: string;
                                helpShown: boolean;
                            };
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            /** @description Words of the moderators who blocked the account. */
                            explanation?: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/confirm-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the link that goes on with a login leads; changes nothing
         * @description No access token may call this.
         */
        get: {
            parameters: {
                query?: {
                    token?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                303: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/login-with-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on with a login by a mailed link, once; the session is set as a cookie
         * @description No access token may call this.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        loginToken: string;
                        /** @default  */
                        code?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            userInfo: {
                                username: string;
                                email: string;
                                /** @enum {string} */
                                role: "user" | "admin";
                                /** @enum {string} */
                                lang: "fi" | "sv" | "en";
                                description: string;
                                /** @description Files: /profiles/{profileImage}_{50|100}sq.{jpg|avif}, of twice the pixels …sq_2x.{jpg|avif}. */
                                profileImage: string | null;
                                created: string;
                                helpShown: boolean;
                            };
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            /** @description Words of the moderators who blocked the account. */
                            explanation?: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description No access token may call this.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                401: components["responses"]["Unauthorized"];
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/login-plain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in by a plain form
         * @description For browsers where scripts fail: takes the form of a plain HTML page and answers with a redirect (303). To /v/home, with `?login=wrong`, `pending`, `blocked`, `limited`, `linkMailed`, `secondFactor` or `missing` where it did not succeed. No access token may call this.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        /** @default  */
                        email?: string | null;
                        /** @default  */
                        password?: string | null;
                        /** @default  */
                        code?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                303: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                401: components["responses"]["Unauthorized"];
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/logout-plain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out by a plain form
         * @description For browsers where scripts fail: takes the form of a plain HTML page and answers with a redirect (303). No access token may call this.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                303: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                401: components["responses"]["Unauthorized"];
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register; a mail with a link follows
         * @description An address that waits for its link may be registered again: each registration has a link of its own, for its own name and password, and the first one confirmed ends the others. No access token may call this.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        username: string;
                        password: string;
                        /**
                         * @description Language of mails.
                         * @default fi
                         * @enum {string}
                         */
                        lang?: "fi" | "sv" | "en";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            email: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                401: components["responses"]["Unauthorized"];
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the link of a registration leads; changes nothing
         * @description No access token may call this.
         */
        get: {
            parameters: {
                query?: {
                    token?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                303: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        /**
         * Confirm the address of a registration
         * @description No access token may call this.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        registerToken: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            email: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                401: components["responses"]["Unauthorized"];
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link for a new password; the answer is the same for every address
         * @description No access token may call this.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        /**
                         * @description Language of mails.
                         * @default fi
                         * @enum {string}
                         */
                        lang?: "fi" | "sv" | "en";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                401: components["responses"]["Unauthorized"];
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/confirm-reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the link for a new password leads; changes nothing
         * @description No access token may call this.
         */
        get: {
            parameters: {
                query?: {
                    token?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                303: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/set-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password; all other sessions end
         * @description For users who have logged in. No access token may call this.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        oldPassword: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/set-password-with-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by a mailed link; all sessions end
         * @description No access token may call this.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        resetToken: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                401: components["responses"]["Unauthorized"];
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/change-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for another address of the own account; a link is mailed there, a notice to the present address
         * @description For users who have logged in. No access token may call this.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            email: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/confirm-new-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the link of a new address leads; changes nothing
         * @description No access token may call this.
         */
        get: {
            parameters: {
                query?: {
                    token?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                303: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        /**
         * Confirm a new address of an account
         * @description No access token may call this.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        emailToken: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            email: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                401: components["responses"]["Unauthorized"];
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the own profile
         * @description For users who have logged in. An access token needs the scope `own`.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        description: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            username: string;
                            description: string;
                            /** @description Files: /profiles/{profileImage}_{50|100}sq.{jpg|avif}, of twice the pixels …sq_2x.{jpg|avif}. */
                            profileImage: string | null;
                            created: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Profile of a user name
         * @description An access token needs the scope `read`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    user: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            username: string;
                            description: string;
                            /** @description Files: /profiles/{profileImage}_{50|100}sq.{jpg|avif}, of twice the pixels …sq_2x.{jpg|avif}. */
                            profileImage: string | null;
                            created: string;
                        };
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Users, newest first; for admins
         * @description The first thousand; GraphQL pages through all of them. For admins. No access token may call this.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            username: string;
                            description: string;
                            /** @description Files: /profiles/{profileImage}_{50|100}sq.{jpg|avif}, of twice the pixels …sq_2x.{jpg|avif}. */
                            profileImage: string | null;
                            created: string;
                            /** @enum {string} */
                            role: "user" | "admin";
                            confirmed: string | null;
                            blocked: string | null;
                        }[];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send feedback
         * @description No access token may call this.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        text: string;
                        /** @default  */
                        contact?: string | null;
                        /**
                         * @description Language of mails.
                         * @default fi
                         * @enum {string}
                         */
                        lang?: "fi" | "sv" | "en";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                401: components["responses"]["Unauthorized"];
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/logError": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell of a failure in a page, at most 10 of each
         * @description No access token may call this.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default  */
                        type?: string | null;
                        message: string;
                        /** @default  */
                        filename?: string | null;
                        /** @default null */
                        lineno?: number | null;
                        /** @default null */
                        colno?: number | null;
                        /** @default  */
                        stack?: string | null;
                        /** @default  */
                        location?: string | null;
                        /** @default 1 */
                        errorCount?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                401: components["responses"]["Unauthorized"];
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/my-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything the service holds about me
         * @description For users who have logged in. No access token may call this.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            [key: string]: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/prove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the password or a code anew, for what asks for it (`proofNeeded`) within the next 15 minutes
         * @description For users who have logged in. No access token may call this.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default  */
                        password?: string | null;
                        /** @default  */
                        code?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/second-factor/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to set up a second factor (TOTP)
         * @description For users who have logged in. No access token may call this.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default  */
                        password?: string | null;
                        /** @default  */
                        code?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            secret: string;
                            address: string;
                            picture: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the second factor into use by a code of the app; all other sessions end
         * @description For users who have logged in. No access token may call this.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            recoveryCodes: string[];
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/second-factor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the second factor out of use; 403 for admins where the operator asks for one
         * @description For users who have logged in. No access token may call this.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default  */
                        password?: string | null;
                        /** @default  */
                        code?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New recovery codes; the earlier ones work no more
         * @description For users who have logged in. No access token may call this.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default  */
                        password?: string | null;
                        /** @default  */
                        code?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            recoveryCodes: string[];
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/security-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to my account, newest first
         * @description For users who have logged in. No access token may call this.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            kind: string | null;
                            agent: string;
                            times: number;
                            created: string;
                            role: ("user" | "admin") | null;
                            by: ("admin" | "commandLine" | "issuer") | null;
                        }[];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/security-log/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to all accounts, newest first; for admins
         * @description For admins. No access token may call this.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            kind: string | null;
                            agent: string;
                            times: number;
                            created: string;
                            role: ("user" | "admin") | null;
                            by: ("admin" | "commandLine" | "issuer") | null;
                            userId: string | null;
                        }[];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Comments of an attraction
         * @description The newest thousand; GraphQL pages through all of them. An access token needs the scope `read`.
         */
        get: {
            parameters: {
                query: {
                    /** @description Attraction id, a non-negative integer below 2^53. */
                    attractionId: number;
                    /** @description Language of names and descriptions. */
                    lang?: "fi" | "sv" | "en";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @description The place it is read at; the one it was written to where that is not public any more. */
                            attractionId: number;
                            attractionName: string;
                            attractionCategory: string;
                            /** @description Empty: the caller's own comment. Null: a former user's. */
                            username: string | null;
                            profileImage: string | null;
                            text: string;
                            created: string;
                            updated: string;
                        }[];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        /**
         * Change an own comment; admins any
         * @description Answers with the comments of the place, newest first. For users who have logged in. An access token needs the scope `contribute`.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description A non-negative integer below 2^53. */
                        attractionId: number | string;
                        id: number | string;
                        text: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @description The place it is read at; the one it was written to where that is not public any more. */
                            attractionId: number;
                            attractionName: string;
                            attractionCategory: string;
                            /** @description Empty: the caller's own comment. Null: a former user's. */
                            username: string | null;
                            profileImage: string | null;
                            text: string;
                            created: string;
                            updated: string;
                        }[];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        /**
         * Write a comment
         * @description Answers with the comments of the place, newest first. For users who have logged in. An access token needs the scope `contribute`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description A non-negative integer below 2^53. */
                        attractionId: number | string;
                        text: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @description The place it is read at; the one it was written to where that is not public any more. */
                            attractionId: number;
                            attractionName: string;
                            attractionCategory: string;
                            /** @description Empty: the caller's own comment. Null: a former user's. */
                            username: string | null;
                            profileImage: string | null;
                            text: string;
                            created: string;
                            updated: string;
                        }[];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        /**
         * Delete an own comment; admins any
         * @description Answers with the comments of the place, newest first. The payload may stand in the query. For users who have logged in. An access token needs the scope `contribute`.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description A non-negative integer below 2^53. */
                        attractionId: number | string;
                        commentId: number | string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @description The place it is read at; the one it was written to where that is not public any more. */
                            attractionId: number;
                            attractionName: string;
                            attractionCategory: string;
                            /** @description Empty: the caller's own comment. Null: a former user's. */
                            username: string | null;
                            profileImage: string | null;
                            text: string;
                            created: string;
                            updated: string;
                        }[];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comments/user/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a user has written
         * @description The newest thousand; GraphQL pages through all of them. An access token needs the scope `read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Language of names and descriptions. */
                    lang?: "fi" | "sv" | "en";
                };
                header?: never;
                path: {
                    user: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @description The place it is read at; the one it was written to where that is not public any more. */
                            attractionId: number;
                            attractionName: string;
                            attractionCategory: string;
                            /** @description Empty: the caller's own comment. Null: a former user's. */
                            username: string | null;
                            profileImage: string | null;
                            text: string;
                            created: string;
                            updated: string;
                        }[];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comments/last": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest comments of all places; for admins
         * @description The newest thousand; GraphQL pages through all of them. For admins. No access token may call this.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Language of names and descriptions. */
                    lang?: "fi" | "sv" | "en";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @description The place it is read at; the one it was written to where that is not public any more. */
                            attractionId: number;
                            attractionName: string;
                            attractionCategory: string;
                            /** @description Empty: the caller's own comment. Null: a former user's. */
                            username: string | null;
                            profileImage: string | null;
                            text: string;
                            created: string;
                            updated: string;
                        }[];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comments/my": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What I have written
         * @description The newest thousand; GraphQL pages through all of them. For users who have logged in. An access token needs the scope `own`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Language of names and descriptions. */
                    lang?: "fi" | "sv" | "en";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @description The place it is read at; the one it was written to where that is not public any more. */
                            attractionId: number;
                            attractionName: string;
                            attractionCategory: string;
                            /** @description Empty: the caller's own comment. Null: a former user's. */
                            username: string | null;
                            profileImage: string | null;
                            text: string;
                            created: string;
                            updated: string;
                        }[];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report what you saw at an attraction
         * @description Ends by itself after the days that its kind sets. For users who have logged in. An access token needs the scope `contribute`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description A non-negative integer below 2^53. */
                        attractionId: number | string;
                        /** @enum {string} */
                        report: "fallenTree" | "blocked" | "flooded" | "wet" | "ice" | "dangerous" | "other";
                        /** @default  */
                        text?: string | null;
                        /**
                         * @description Language of names and descriptions.
                         * @default fi
                         * @enum {string}
                         */
                        lang?: "fi" | "sv" | "en";
                        /**
                         * @description `[lon, lat]` on the route or in the area, at most 250 m from it; null: at the place.
                         * @default null
                         */
                        position?: [
                            number,
                            number
                        ] | null;
                        /** @description When it was seen; null: now. */
                        seenAt?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @enum {string} */
                            kind: "CLOSED" | "WARNING" | "LIMITED" | "NOTICE" | "ICE" | "WATER" | "GROOMED";
                            severity: ("EXTREME" | "SEVERE" | "MODERATE" | "MINOR") | null;
                            /** @description What exactly, by the source's own code: `forestFireWeather`. */
                            code: string | null;
                            headline: string;
                            /** @description Plain text. */
                            description: string;
                            /** @description Of both texts; may differ from the asked one. */
                            language: ("fi" | "sv" | "en") | null;
                            /** @description False: a visitor has reported it. */
                            official: boolean;
                            /** @description That visitor; null for official sources and former users. */
                            username: string | null;
                            /** @description How often others have seen it since. */
                            confirmations: number;
                            source: {
                                key: string;
                                /** @description Of a manager the organisation; null for what visitors report. */
                                name: string | null;
                                /** @description To be shown with the condition. */
                                attribution: string | null;
                                licence: string | null;
                                licenceUrl: string | null;
                                url: string | null;
                                /** @description When its last good answer came: so old is what it says. */
                                answeredAt: string | null;
                            };
                            /** @description ISO 8601, UTC. */
                            validFrom: string;
                            /** @description From this moment on it is over; null: until its source says so. */
                            validUntil: string | null;
                            /** @description When it was seen or issued. */
                            observedAt: string;
                            link: string | null;
                            /** @description The place, route or area that it is about. */
                            attractionId: number | null;
                            /** @description National numbers: 91 is Helsinki. */
                            municipalities: number[];
                            /** @description National numbers: 1 is Uusimaa. */
                            regions: number[];
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conditions/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Another visitor's report still holds
         * @description It ends later. Counts once per user and day. For users who have logged in. An access token needs the scope `contribute`.
         */
        post: {
            parameters: {
                query?: {
                    /** @description Language of names and descriptions. */
                    lang?: "fi" | "sv" | "en";
                };
                header?: never;
                path: {
                    id: number | string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @enum {string} */
                            kind: "CLOSED" | "WARNING" | "LIMITED" | "NOTICE" | "ICE" | "WATER" | "GROOMED";
                            severity: ("EXTREME" | "SEVERE" | "MODERATE" | "MINOR") | null;
                            /** @description What exactly, by the source's own code: `forestFireWeather`. */
                            code: string | null;
                            headline: string;
                            /** @description Plain text. */
                            description: string;
                            /** @description Of both texts; may differ from the asked one. */
                            language: ("fi" | "sv" | "en") | null;
                            /** @description False: a visitor has reported it. */
                            official: boolean;
                            /** @description That visitor; null for official sources and former users. */
                            username: string | null;
                            /** @description How often others have seen it since. */
                            confirmations: number;
                            source: {
                                key: string;
                                /** @description Of a manager the organisation; null for what visitors report. */
                                name: string | null;
                                /** @description To be shown with the condition. */
                                attribution: string | null;
                                licence: string | null;
                                licenceUrl: string | null;
                                url: string | null;
                                /** @description When its last good answer came: so old is what it says. */
                                answeredAt: string | null;
                            };
                            /** @description ISO 8601, UTC. */
                            validFrom: string;
                            /** @description From this moment on it is over; null: until its source says so. */
                            validUntil: string | null;
                            /** @description When it was seen or issued. */
                            observedAt: string;
                            link: string | null;
                            /** @description The place, route or area that it is about. */
                            attractionId: number | null;
                            /** @description National numbers: 91 is Helsinki. */
                            municipalities: number[];
                            /** @description National numbers: 1 is Uusimaa. */
                            regions: number[];
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conditions/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A report is over
         * @description At once where its author or an admin says so, else when two users do. What a manager posted is ended by the managers of its place. Null: it has ended. For users who have logged in. An access token needs the scope `contribute`.
         */
        post: {
            parameters: {
                query?: {
                    /** @description Language of names and descriptions. */
                    lang?: "fi" | "sv" | "en";
                };
                header?: never;
                path: {
                    id: number | string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @enum {string} */
                            kind: "CLOSED" | "WARNING" | "LIMITED" | "NOTICE" | "ICE" | "WATER" | "GROOMED";
                            severity: ("EXTREME" | "SEVERE" | "MODERATE" | "MINOR") | null;
                            /** @description What exactly, by the source's own code: `forestFireWeather`. */
                            code: string | null;
                            headline: string;
                            /** @description Plain text. */
                            description: string;
                            /** @description Of both texts; may differ from the asked one. */
                            language: ("fi" | "sv" | "en") | null;
                            /** @description False: a visitor has reported it. */
                            official: boolean;
                            /** @description That visitor; null for official sources and former users. */
                            username: string | null;
                            /** @description How often others have seen it since. */
                            confirmations: number;
                            source: {
                                key: string;
                                /** @description Of a manager the organisation; null for what visitors report. */
                                name: string | null;
                                /** @description To be shown with the condition. */
                                attribution: string | null;
                                licence: string | null;
                                licenceUrl: string | null;
                                url: string | null;
                                /** @description When its last good answer came: so old is what it says. */
                                answeredAt: string | null;
                            };
                            /** @description ISO 8601, UTC. */
                            validFrom: string;
                            /** @description From this moment on it is over; null: until its source says so. */
                            validUntil: string | null;
                            /** @description When it was seen or issued. */
                            observedAt: string;
                            link: string | null;
                            /** @description The place, route or area that it is about. */
                            attractionId: number | null;
                            /** @description National numbers: 91 is Helsinki. */
                            municipalities: number[];
                            /** @description National numbers: 1 is Uusimaa. */
                            regions: number[];
                        } | null;
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conditions/{id}/until": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a report another end, at most 90 days ahead; for admins
         * @description For admins. No access token may call this.
         */
        put: {
            parameters: {
                query?: {
                    /** @description Language of names and descriptions. */
                    lang?: "fi" | "sv" | "en";
                };
                header?: never;
                path: {
                    id: number | string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        until: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @enum {string} */
                            kind: "CLOSED" | "WARNING" | "LIMITED" | "NOTICE" | "ICE" | "WATER" | "GROOMED";
                            severity: ("EXTREME" | "SEVERE" | "MODERATE" | "MINOR") | null;
                            /** @description What exactly, by the source's own code: `forestFireWeather`. */
                            code: string | null;
                            headline: string;
                            /** @description Plain text. */
                            description: string;
                            /** @description Of both texts; may differ from the asked one. */
                            language: ("fi" | "sv" | "en") | null;
                            /** @description False: a visitor has reported it. */
                            official: boolean;
                            /** @description That visitor; null for official sources and former users. */
                            username: string | null;
                            /** @description How often others have seen it since. */
                            confirmations: number;
                            source: {
                                key: string;
                                /** @description Of a manager the organisation; null for what visitors report. */
                                name: string | null;
                                /** @description To be shown with the condition. */
                                attribution: string | null;
                                licence: string | null;
                                licenceUrl: string | null;
                                url: string | null;
                                /** @description When its last good answer came: so old is what it says. */
                                answeredAt: string | null;
                            };
                            /** @description ISO 8601, UTC. */
                            validFrom: string;
                            /** @description From this moment on it is over; null: until its source says so. */
                            validUntil: string | null;
                            /** @description When it was seen or issued. */
                            observedAt: string;
                            link: string | null;
                            /** @description The place, route or area that it is about. */
                            attractionId: number | null;
                            /** @description National numbers: 91 is Helsinki. */
                            municipalities: number[];
                            /** @description National numbers: 1 is Uusimaa. */
                            regions: number[];
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conditions/{id}/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hide a condition that a visitor or a manager wrote; for admins
         * @description For admins. No access token may call this.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number | string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default  */
                        reason?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        post?: never;
        /**
         * Show a hidden condition again, until its end; for admins
         * @description For admins. No access token may call this.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number | string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conditions/official": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post an official condition at a place of a manager's area
         * @description Shown at once, without moderation. `POST /api/conditions/{id}/end` ends it. For users who have logged in. No access token may call this.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description A non-negative integer below 2^53. */
                        attractionId: number | string;
                        /** @enum {string} */
                        kind: "CLOSED" | "LIMITED" | "NOTICE" | "GROOMED";
                        /**
                         * @description At most 1,000 characters; LIMITED and NOTICE need some.
                         * @default
                         */
                        text?: string | null;
                        /**
                         * @description Language of names and descriptions.
                         * @default fi
                         * @enum {string}
                         */
                        lang?: "fi" | "sv" | "en";
                        /** @description Null: now. */
                        from?: string | null;
                        /** @description Null: until further notice; GROOMED needs it, within two weeks. */
                        until?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @enum {string} */
                            kind: "CLOSED" | "WARNING" | "LIMITED" | "NOTICE" | "ICE" | "WATER" | "GROOMED";
                            severity: ("EXTREME" | "SEVERE" | "MODERATE" | "MINOR") | null;
                            /** @description What exactly, by the source's own code: `forestFireWeather`. */
                            code: string | null;
                            headline: string;
                            /** @description Plain text. */
                            description: string;
                            /** @description Of both texts; may differ from the asked one. */
                            language: ("fi" | "sv" | "en") | null;
                            /** @description False: a visitor has reported it. */
                            official: boolean;
                            /** @description That visitor; null for official sources and former users. */
                            username: string | null;
                            /** @description How often others have seen it since. */
                            confirmations: number;
                            source: {
                                key: string;
                                /** @description Of a manager the organisation; null for what visitors report. */
                                name: string | null;
                                /** @description To be shown with the condition. */
                                attribution: string | null;
                                licence: string | null;
                                licenceUrl: string | null;
                                url: string | null;
                                /** @description When its last good answer came: so old is what it says. */
                                answeredAt: string | null;
                            };
                            /** @description ISO 8601, UTC. */
                            validFrom: string;
                            /** @description From this moment on it is over; null: until its source says so. */
                            validUntil: string | null;
                            /** @description When it was seen or issued. */
                            observedAt: string;
                            link: string | null;
                            /** @description The place, route or area that it is about. */
                            attractionId: number | null;
                            /** @description National numbers: 91 is Helsinki. */
                            municipalities: number[];
                            /** @description National numbers: 1 is Uusimaa. */
                            regions: number[];
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conditions/official/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change what your organisation has posted
         * @description For users who have logged in. No access token may call this.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number | string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "CLOSED" | "LIMITED" | "NOTICE" | "GROOMED";
                        /**
                         * @description At most 1,000 characters; LIMITED and NOTICE need some.
                         * @default
                         */
                        text?: string | null;
                        /**
                         * @description Language of names and descriptions.
                         * @default fi
                         * @enum {string}
                         */
                        lang?: "fi" | "sv" | "en";
                        /** @description Null: now. */
                        from?: string | null;
                        /** @description Null: until further notice; GROOMED needs it, within two weeks. */
                        until?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @enum {string} */
                            kind: "CLOSED" | "WARNING" | "LIMITED" | "NOTICE" | "ICE" | "WATER" | "GROOMED";
                            severity: ("EXTREME" | "SEVERE" | "MODERATE" | "MINOR") | null;
                            /** @description What exactly, by the source's own code: `forestFireWeather`. */
                            code: string | null;
                            headline: string;
                            /** @description Plain text. */
                            description: string;
                            /** @description Of both texts; may differ from the asked one. */
                            language: ("fi" | "sv" | "en") | null;
                            /** @description False: a visitor has reported it. */
                            official: boolean;
                            /** @description That visitor; null for official sources and former users. */
                            username: string | null;
                            /** @description How often others have seen it since. */
                            confirmations: number;
                            source: {
                                key: string;
                                /** @description Of a manager the organisation; null for what visitors report. */
                                name: string | null;
                                /** @description To be shown with the condition. */
                                attribution: string | null;
                                licence: string | null;
                                licenceUrl: string | null;
                                url: string | null;
                                /** @description When its last good answer came: so old is what it says. */
                                answeredAt: string | null;
                            };
                            /** @description ISO 8601, UTC. */
                            validFrom: string;
                            /** @description From this moment on it is over; null: until its source says so. */
                            validUntil: string | null;
                            /** @description When it was seen or issued. */
                            observedAt: string;
                            link: string | null;
                            /** @description The place, route or area that it is about. */
                            attractionId: number | null;
                            /** @description National numbers: 91 is Helsinki. */
                            municipalities: number[];
                            /** @description National numbers: 1 is Uusimaa. */
                            regions: number[];
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/uploadAttractionImage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a photo to an attraction; it waits for a moderator
         * @description For users who have logged in. An access token needs the scope `contribute`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /**
                         * Format: binary
                         * @description JPEG, PNG, WebP, AVIF, or HEIC where the server reads it; at most 20 MB and 60 megapixels (30 as AVIF), no side under 200 pixels.
                         */
                        file: string;
                        attractionId: number;
                        conditionId?: number | string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @description Files: /images/{attractionId}/{filename}.jpg, /thumbs/{attractionId}/{filename}_{100sq|200sq|240}.{jpg|avif}. */
                            filename: string;
                            /** @description Part of the paths of its files. */
                            attractionId: number;
                            /** @description Null where the account is gone. */
                            username: string | null;
                            profileImage: string | null;
                            /** @description [width, height], pixels. */
                            readonly size: [
                                number,
                                number
                            ];
                            created: string;
                            updated: string;
                            attractionName: string;
                            attractionCategory: string;
                            /** @description The moderators' cover mark. */
                            heart: boolean;
                            /** @description To be shown with a photo that comes from Wikimedia Commons; left out of our own. */
                            credit?: {
                                author: string;
                                licence: string;
                                licenceUrl: string | null;
                                /** @description The page of the file at Wikimedia Commons. */
                                pageUrl: string;
                            };
                            /**
                             * @description Of photos that wait or were rejected, told to their uploader and to admins; left out of approved ones.
                             * @enum {string}
                             */
                            state?: "pending" | "approved" | "rejected";
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/uploadProfileImage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the picture of my profile; everybody sees it at once
         * @description For users who have logged in. An access token needs the scope `own`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /**
                         * Format: binary
                         * @description JPEG, PNG, WebP, AVIF, or HEIC where the server reads it; at most 20 MB and 60 megapixels (30 as AVIF), no side under 200 pixels.
                         */
                        file: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            username: string;
                            description: string;
                            /** @description Files: /profiles/{profileImage}_{50|100}sq.{jpg|avif}, of twice the pixels …sq_2x.{jpg|avif}. */
                            profileImage: string | null;
                            created: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/profileImage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take the picture off my profile
         * @description For users who have logged in. An access token needs the scope `own`.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            username: string;
                            description: string;
                            /** @description Files: /profiles/{profileImage}_{50|100}sq.{jpg|avif}, of twice the pixels …sq_2x.{jpg|avif}. */
                            profileImage: string | null;
                            created: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a photo of my own with its files; admins any
         * @description Answers with what remains of the list it was called for: the photos of `attractionId` where that is given, else my own. For users who have logged in. An access token needs the scope `contribute`.
         */
        post: {
            parameters: {
                query?: {
                    /** @description Attraction id, a non-negative integer below 2^53. */
                    attractionId?: number;
                    /** @description Language of names and descriptions. */
                    lang?: "fi" | "sv" | "en";
                };
                header?: never;
                path: {
                    id: number | string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @description Files: /images/{attractionId}/{filename}.jpg, /thumbs/{attractionId}/{filename}_{100sq|200sq|240}.{jpg|avif}. */
                            filename: string;
                            /** @description Part of the paths of its files. */
                            attractionId: number;
                            /** @description Null where the account is gone. */
                            username: string | null;
                            profileImage: string | null;
                            /** @description [width, height], pixels. */
                            readonly size: [
                                number,
                                number
                            ];
                            created: string;
                            updated: string;
                            attractionName: string;
                            attractionCategory: string;
                            /** @description The moderators' cover mark. */
                            heart: boolean;
                            /** @description To be shown with a photo that comes from Wikimedia Commons; left out of our own. */
                            credit?: {
                                author: string;
                                licence: string;
                                licenceUrl: string | null;
                                /** @description The page of the file at Wikimedia Commons. */
                                pageUrl: string;
                            };
                            /**
                             * @description Of photos that wait or were rejected, told to their uploader and to admins; left out of approved ones.
                             * @enum {string}
                             */
                            state?: "pending" | "approved" | "rejected";
                        }[];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/user/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Photos that a user has uploaded, newest first
         * @description An access token needs the scope `read`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Language of names and descriptions. */
                    lang?: "fi" | "sv" | "en";
                };
                header?: never;
                path: {
                    user: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @description Files: /images/{attractionId}/{filename}.jpg, /thumbs/{attractionId}/{filename}_{100sq|200sq|240}.{jpg|avif}. */
                            filename: string;
                            /** @description Part of the paths of its files. */
                            attractionId: number;
                            /** @description Null where the account is gone. */
                            username: string | null;
                            profileImage: string | null;
                            /** @description [width, height], pixels. */
                            readonly size: [
                                number,
                                number
                            ];
                            created: string;
                            updated: string;
                            attractionName: string;
                            attractionCategory: string;
                            /** @description The moderators' cover mark. */
                            heart: boolean;
                            /** @description To be shown with a photo that comes from Wikimedia Commons; left out of our own. */
                            credit?: {
                                author: string;
                                licence: string;
                                licenceUrl: string | null;
                                /** @description The page of the file at Wikimedia Commons. */
                                pageUrl: string;
                            };
                            /**
                             * @description Of photos that wait or were rejected, told to their uploader and to admins; left out of approved ones.
                             * @enum {string}
                             */
                            state?: "pending" | "approved" | "rejected";
                        }[];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/my": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My own photos, newest first, those that wait or were rejected among them
         * @description For users who have logged in. An access token needs the scope `own`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Language of names and descriptions. */
                    lang?: "fi" | "sv" | "en";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @description Files: /images/{attractionId}/{filename}.jpg, /thumbs/{attractionId}/{filename}_{100sq|200sq|240}.{jpg|avif}. */
                            filename: string;
                            /** @description Part of the paths of its files. */
                            attractionId: number;
                            /** @description Null where the account is gone. */
                            username: string | null;
                            profileImage: string | null;
                            /** @description [width, height], pixels. */
                            readonly size: [
                                number,
                                number
                            ];
                            created: string;
                            updated: string;
                            attractionName: string;
                            attractionCategory: string;
                            /** @description The moderators' cover mark. */
                            heart: boolean;
                            /** @description To be shown with a photo that comes from Wikimedia Commons; left out of our own. */
                            credit?: {
                                author: string;
                                licence: string;
                                licenceUrl: string | null;
                                /** @description The page of the file at Wikimedia Commons. */
                                pageUrl: string;
                            };
                            /**
                             * @description Of photos that wait or were rejected, told to their uploader and to admins; left out of approved ones.
                             * @enum {string}
                             */
                            state?: "pending" | "approved" | "rejected";
                        }[];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Photos that wait for an admin, the oldest first
         * @description The first thousand; GraphQL pages through all of them. For admins. No access token may call this.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Language of names and descriptions. */
                    lang?: "fi" | "sv" | "en";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @description Files: /images/{attractionId}/{filename}.jpg, /thumbs/{attractionId}/{filename}_{100sq|200sq|240}.{jpg|avif}. */
                            filename: string;
                            /** @description Part of the paths of its files. */
                            attractionId: number;
                            /** @description Null where the account is gone. */
                            username: string | null;
                            profileImage: string | null;
                            /** @description [width, height], pixels. */
                            readonly size: [
                                number,
                                number
                            ];
                            created: string;
                            updated: string;
                            attractionName: string;
                            attractionCategory: string;
                            /** @description The moderators' cover mark. */
                            heart: boolean;
                            /** @description To be shown with a photo that comes from Wikimedia Commons; left out of our own. */
                            credit?: {
                                author: string;
                                licence: string;
                                licenceUrl: string | null;
                                /** @description The page of the file at Wikimedia Commons. */
                                pageUrl: string;
                            };
                            /**
                             * @description Of photos that wait or were rejected, told to their uploader and to admins; left out of approved ones.
                             * @enum {string}
                             */
                            state?: "pending" | "approved" | "rejected";
                        }[];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/approve/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a photo to everybody; for admins
         * @description Answers with the photos that wait. The files of the approved one get new addresses. What is approved already stays as it is. For admins. No access token may call this.
         */
        post: {
            parameters: {
                query?: {
                    /** @description Language of names and descriptions. */
                    lang?: "fi" | "sv" | "en";
                };
                header?: never;
                path: {
                    id: number | string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @description Files: /images/{attractionId}/{filename}.jpg, /thumbs/{attractionId}/{filename}_{100sq|200sq|240}.{jpg|avif}. */
                            filename: string;
                            /** @description Part of the paths of its files. */
                            attractionId: number;
                            /** @description Null where the account is gone. */
                            username: string | null;
                            profileImage: string | null;
                            /** @description [width, height], pixels. */
                            readonly size: [
                                number,
                                number
                            ];
                            created: string;
                            updated: string;
                            attractionName: string;
                            attractionCategory: string;
                            /** @description The moderators' cover mark. */
                            heart: boolean;
                            /** @description To be shown with a photo that comes from Wikimedia Commons; left out of our own. */
                            credit?: {
                                author: string;
                                licence: string;
                                licenceUrl: string | null;
                                /** @description The page of the file at Wikimedia Commons. */
                                pageUrl: string;
                            };
                            /**
                             * @description Of photos that wait or were rejected, told to their uploader and to admins; left out of approved ones.
                             * @enum {string}
                             */
                            state?: "pending" | "approved" | "rejected";
                        }[];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attractions/{id}/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the alternative name of an attraction; for admins
         * @description It is found by it at once, and after every import. For admins. No access token may call this.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Attraction id, a non-negative integer below 2^53. */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            readonly aliases: string[];
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attractions/{id}/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hide an attraction from everybody; for admins
         * @description At once in lists, search and details; on the map with the next version of the data. For admins. No access token may call this.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Attraction id, a non-negative integer below 2^53. */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            reason: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        post?: never;
        /**
         * Show a hidden attraction again; for admins
         * @description At once in lists, search and details; on the map with the next version of the data. For admins. No access token may call this.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Attraction id, a non-negative integer below 2^53. */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userattractions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My own places, newest first
         * @description For users who have logged in. An access token needs the scope `own`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @description Finnish or local name; the name of its category where it has none. */
                            name: string;
                            name_sv: string | null;
                            name_en: string | null;
                            category: string;
                            /** @enum {string} */
                            type: "POINT" | "PATH" | "AREA";
                            /** @description [lon, lat], WGS84 degrees. */
                            readonly pos: [
                                number,
                                number
                            ];
                            /** @description [west, south, east, north], WGS84 degrees. */
                            readonly bbox: [
                                number,
                                number,
                                number,
                                number
                            ];
                            /** @description m², areas only. */
                            area: number | null;
                            /** @description Length of a route, m. */
                            contour: number | null;
                            /** @description Metres above the sea; null where no height is known. */
                            height: number | null;
                            /** @description Metres up along a route; null where its heights are not known. */
                            ascent: number | null;
                            /** @description Areas it lies in, the smallest first. */
                            readonly admin: string[];
                            stars: number;
                            /** @description Sort score, 0–100. */
                            quality2: number;
                            /**
                             * @description Of the preferred record; `custom`: of our own.
                             * @enum {string}
                             */
                            source: "user" | "custom" | "lipas" | "osm";
                            /** @description Out of service for the time being, whatever its opening hours say. */
                            closedForNow: boolean;
                        }[];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        /**
         * Add a place that only its owner sees
         * @description For users who have logged in. An access token needs the scope `own`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description At most 100 characters; empty: the coordinates.
                         * @default
                         */
                        name?: string | null;
                        /** @default own */
                        category?: string;
                        /** @description [lon, lat], WGS84 degrees, inside Finland. */
                        pos: [
                            number,
                            number
                        ];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @description Finnish or local name; the name of its category where it has none. */
                            name: string;
                            name_sv: string | null;
                            name_en: string | null;
                            category: string;
                            /** @enum {string} */
                            type: "POINT" | "PATH" | "AREA";
                            /** @description [lon, lat], WGS84 degrees. */
                            readonly pos: [
                                number,
                                number
                            ];
                            /** @description [west, south, east, north], WGS84 degrees. */
                            readonly bbox: [
                                number,
                                number,
                                number,
                                number
                            ];
                            /** @description m², areas only. */
                            area: number | null;
                            /** @description Length of a route, m. */
                            contour: number | null;
                            /** @description Metres above the sea; null where no height is known. */
                            height: number | null;
                            /** @description Metres up along a route; null where its heights are not known. */
                            ascent: number | null;
                            /** @description Areas it lies in, the smallest first. */
                            readonly admin: string[];
                            stars: number;
                            /** @description Sort score, 0–100. */
                            quality2: number;
                            /**
                             * @description Of the preferred record; `custom`: of our own.
                             * @enum {string}
                             */
                            source: "user" | "custom" | "lipas" | "osm";
                            /** @description Out of service for the time being, whatever its opening hours say. */
                            closedForNow: boolean;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userattractions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename an own place
         * @description For users who have logged in. An access token needs the scope `own`.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Attraction id, a non-negative integer below 2^53. */
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description At most 100 characters; empty: the coordinates. */
                        name: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @description Finnish or local name; the name of its category where it has none. */
                            name: string;
                            name_sv: string | null;
                            name_en: string | null;
                            category: string;
                            /** @enum {string} */
                            type: "POINT" | "PATH" | "AREA";
                            /** @description [lon, lat], WGS84 degrees. */
                            readonly pos: [
                                number,
                                number
                            ];
                            /** @description [west, south, east, north], WGS84 degrees. */
                            readonly bbox: [
                                number,
                                number,
                                number,
                                number
                            ];
                            /** @description m², areas only. */
                            area: number | null;
                            /** @description Length of a route, m. */
                            contour: number | null;
                            /** @description Metres above the sea; null where no height is known. */
                            height: number | null;
                            /** @description Metres up along a route; null where its heights are not known. */
                            ascent: number | null;
                            /** @description Areas it lies in, the smallest first. */
                            readonly admin: string[];
                            stars: number;
                            /** @description Sort score, 0–100. */
                            quality2: number;
                            /**
                             * @description Of the preferred record; `custom`: of our own.
                             * @enum {string}
                             */
                            source: "user" | "custom" | "lipas" | "osm";
                            /** @description Out of service for the time being, whatever its opening hours say. */
                            closedForNow: boolean;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        post?: never;
        /**
         * Delete an own place with its favourite and its note
         * @description For users who have logged in. An access token needs the scope `own`.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Attraction id, a non-negative integer below 2^53. */
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userattractions/export.gpx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My own places as a GPX 1.1 file, streamed
         * @description Points as waypoints, tracks as tracks with a segment for each part between gaps. Imported, it makes the same places. For users who have logged in. An access token needs the scope `own`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Language of names and descriptions. */
                    lang?: "fi" | "sv" | "en";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A GPX document. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/gpx+xml": unknown;
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favourites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My favourites, newest first
         * @description For users who have logged in. An access token needs the scope `own`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Language of names and descriptions. */
                    lang?: "fi" | "sv" | "en";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            attractionId: number;
                            /** @enum {string} */
                            type: "BEST" | "GOOD" | "TODO" | "BAD";
                            /** @description When it got its type. */
                            created: string;
                            /** @description Of the attraction; where it has vanished, as it was last. */
                            name: string;
                            category: string;
                            /** @description The attraction, as in lists; null where it has vanished. */
                            clientAttraction: {
                                id: number;
                                /** @description Finnish or local name; the name of its category where it has none. */
                                name: string;
                                name_sv: string | null;
                                name_en: string | null;
                                category: string;
                                /** @enum {string} */
                                type: "POINT" | "PATH" | "AREA";
                                /** @description [lon, lat], WGS84 degrees. */
                                readonly pos: [
                                    number,
                                    number
                                ];
                                /** @description [west, south, east, north], WGS84 degrees. */
                                readonly bbox: [
                                    number,
                                    number,
                                    number,
                                    number
                                ];
                                /** @description m², areas only. */
                                area: number | null;
                                /** @description Length of a route, m. */
                                contour: number | null;
                                /** @description Metres above the sea; null where no height is known. */
                                height: number | null;
                                /** @description Metres up along a route; null where its heights are not known. */
                                ascent: number | null;
                                /** @description Areas it lies in, the smallest first. */
                                readonly admin: string[];
                                stars: number;
                                /** @description Sort score, 0–100. */
                                quality2: number;
                                /**
                                 * @description Of the preferred record; `custom`: of our own.
                                 * @enum {string}
                                 */
                                source: "user" | "custom" | "lipas" | "osm";
                                /** @description Out of service for the time being, whatever its opening hours say. */
                                closedForNow: boolean;
                            } | null;
                        }[];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        /**
         * Make an attraction a favourite, or give it another type
         * @description One per attraction: sent again it is the same favourite. `favourites` counts who gave which type. For users who have logged in. An access token needs the scope `own`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description A non-negative integer below 2^53. */
                        attractionId: number | string;
                        /** @enum {string} */
                        type: "BEST" | "GOOD" | "TODO" | "BAD";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            favourite: {
                                attractionId: number;
                                /** @enum {string} */
                                type: "BEST" | "GOOD" | "TODO" | "BAD";
                                /** @description When it got its type. */
                                created: string;
                                /** @description Of the attraction; where it has vanished, as it was last. */
                                name: string;
                                category: string;
                                /** @description The attraction, as in lists; null where it has vanished. */
                                clientAttraction: {
                                    id: number;
                                    /** @description Finnish or local name; the name of its category where it has none. */
                                    name: string;
                                    name_sv: string | null;
                                    name_en: string | null;
                                    category: string;
                                    /** @enum {string} */
                                    type: "POINT" | "PATH" | "AREA";
                                    /** @description [lon, lat], WGS84 degrees. */
                                    readonly pos: [
                                        number,
                                        number
                                    ];
                                    /** @description [west, south, east, north], WGS84 degrees. */
                                    readonly bbox: [
                                        number,
                                        number,
                                        number,
                                        number
                                    ];
                                    /** @description m², areas only. */
                                    area: number | null;
                                    /** @description Length of a route, m. */
                                    contour: number | null;
                                    /** @description Metres above the sea; null where no height is known. */
                                    height: number | null;
                                    /** @description Metres up along a route; null where its heights are not known. */
                                    ascent: number | null;
                                    /** @description Areas it lies in, the smallest first. */
                                    readonly admin: string[];
                                    stars: number;
                                    /** @description Sort score, 0–100. */
                                    quality2: number;
                                    /**
                                     * @description Of the preferred record; `custom`: of our own.
                                     * @enum {string}
                                     */
                                    source: "user" | "custom" | "lipas" | "osm";
                                    /** @description Out of service for the time being, whatever its opening hours say. */
                                    closedForNow: boolean;
                                } | null;
                            };
                            favourites: {
                                BEST: number;
                                GOOD: number;
                                TODO: number;
                                BAD: number;
                            };
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        /**
         * Take a favourite away
         * @description The payload may stand in the query. Nothing there is no failure; `removed` says whether there was one. For users who have logged in. An access token needs the scope `own`.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description A non-negative integer below 2^53. */
                        attractionId: number | string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            removed: boolean;
                            favourites: {
                                BEST: number;
                                GOOD: number;
                                TODO: number;
                                BAD: number;
                            };
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favourites/export.gpx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My favourites of one group as a GPX 1.1 file, streamed
         * @description For users who have logged in. An access token needs the scope `own`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Without it, all of them. */
                    type?: "BEST" | "GOOD" | "TODO" | "BAD";
                    /** @description Language of names and descriptions. */
                    lang?: "fi" | "sv" | "en";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A GPX document. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/gpx+xml": unknown;
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Store a note on an attraction that only its author reads
         * @description At most 5,000 characters; an empty text takes the note away. For users who have logged in. An access token needs the scope `own`.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description A non-negative integer below 2^53. */
                        attractionId: number | string;
                        text: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            attractionId: number;
                            text: string;
                            /** @description Null where there is no note. */
                            updated: string | null;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
                507: components["responses"]["Full"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oembed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The frame of a page of places or of the map (oEmbed 1.0)
         * @description An access token needs the scope `read`.
         */
        get: {
            parameters: {
                query: {
                    /** @description Address of a page of Taival. */
                    url: string;
                    /** @description The frame is at most so wide, in CSS pixels. */
                    maxwidth?: number;
                    /** @description The frame is at most so high, in CSS pixels. */
                    maxheight?: number;
                    format?: "json" | "xml";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The frame. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            version: "1.0";
                            /** @enum {string} */
                            type: "rich";
                            provider_name: string;
                            provider_url: string;
                            title: string;
                            width: number;
                            height: number;
                            cache_age: number;
                            html: string;
                        };
                        "text/xml": string;
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameterName: string;
                            /** @description A stable code, such as `missing` or `outOfRange`. */
                            detail: string;
                        };
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                /** @description Not one of our pages that can be embedded, or no frame can be so small. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                429: components["responses"]["TooManyRequests"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: {
        /** @description `invalidToken`: the access token is unknown, expired or revoked; `anonymous`: log in first. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    message: string;
                };
            };
        };
        /** @description `insufficientScope`: the access token lacks the scope, or no token may call this; `forbidden`: for others; `crossSite`: a page of another site called. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    message: string;
                };
            };
        };
        /** @description Asked too often. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    message: string;
                };
            };
        };
        /** @description `readOnly`: the operator has closed the service to changes; `unavailable`: the database, the file store or a service that the answer is made of does not answer. */
        Unavailable: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    message: string;
                };
            };
        };
        /** @description `full`: the disk of the database is full; the server takes no changes until there is room again. */
        Full: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    message: string;
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
