export interface paths {
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Landing page */
        get: operations["landingPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conformance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Conformance classes */
        get: operations["conformance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This document */
        get: operations["api"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Collections */
        get: operations["collections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All places */
        get: operations["places.collection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/places/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All places: features */
        get: operations["places.items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/places/items/{featureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All places: one feature */
        get: operations["places.item"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/routes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Routes, as lines */
        get: operations["routes.collection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/routes/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Routes, as lines: features */
        get: operations["routes.items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/routes/items/{featureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Routes, as lines: one feature */
        get: operations["routes.item"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/hiking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hiking: trails, nature areas, shelters, campfire sites */
        get: operations["hiking.collection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/hiking/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hiking: trails, nature areas, shelters, campfire sites: features */
        get: operations["hiking.items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/hiking/items/{featureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hiking: trails, nature areas, shelters, campfire sites: one feature */
        get: operations["hiking.item"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/attraction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sights */
        get: operations["attraction.collection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/attraction/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sights: features */
        get: operations["attraction.items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/attraction/items/{featureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sights: one feature */
        get: operations["attraction.item"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/museum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Museums and culture */
        get: operations["museum.collection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/museum/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Museums and culture: features */
        get: operations["museum.items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/museum/items/{featureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Museums and culture: one feature */
        get: operations["museum.item"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/restaurant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Restaurants */
        get: operations["restaurant.collection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/restaurant/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Restaurants: features */
        get: operations["restaurant.items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/restaurant/items/{featureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Restaurants: one feature */
        get: operations["restaurant.item"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/cafe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cafés */
        get: operations["cafe.collection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/cafe/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cafés: features */
        get: operations["cafe.items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/cafe/items/{featureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cafés: one feature */
        get: operations["cafe.item"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/swimming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Swimming */
        get: operations["swimming.collection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/swimming/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Swimming: features */
        get: operations["swimming.items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/swimming/items/{featureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Swimming: one feature */
        get: operations["swimming.item"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/groceries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Groceries */
        get: operations["groceries.collection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/groceries/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Groceries: features */
        get: operations["groceries.items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/groceries/items/{featureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Groceries: one feature */
        get: operations["groceries.item"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/cycling": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cycling */
        get: operations["cycling.collection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/cycling/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cycling: features */
        get: operations["cycling.items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/cycling/items/{featureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cycling: one feature */
        get: operations["cycling.item"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/skiing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Skiing */
        get: operations["skiing.collection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/skiing/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Skiing: features */
        get: operations["skiing.items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/skiing/items/{featureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Skiing: one feature */
        get: operations["skiing.item"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/wc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Toilets */
        get: operations["wc.collection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/wc/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Toilets: features */
        get: operations["wc.items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/wc/items/{featureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Toilets: one feature */
        get: operations["wc.item"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/conditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Conditions */
        get: operations["conditions.collection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/conditions/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Conditions: features */
        get: operations["conditions.items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/conditions/items/{featureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Conditions: one feature */
        get: operations["conditions.item"];
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
    schemas: {
        exception: {
            code: string;
            description?: string;
        };
        link: {
            href: string;
            rel: string;
            type?: string;
            title?: string;
        };
        geometry: {
            type: string;
        };
        feature: {
            /** @enum {string} */
            type: "Feature";
            /** Format: int64 */
            id: number;
            bbox?: number[];
            geometry: Record<string, never> | null;
            properties: Record<string, never> | null;
            links?: components["schemas"]["link"][];
        };
        featureCollection: {
            /** @enum {string} */
            type: "FeatureCollection";
            /** Format: date-time */
            timeStamp?: string;
            numberReturned?: number;
            numberMatched?: number;
            features: components["schemas"]["feature"][];
            links?: components["schemas"]["link"][];
        };
        place: {
            /** @enum {string} */
            type: "Feature";
            /** Format: int64 */
            id: number;
            bbox?: number[];
            geometry: components["schemas"]["geometry"];
            properties: {
                name_sv: string | null;
                name_en: string | null;
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
                /** @description Finnish or local name; the name of its category where it has none. */
                name: string;
                category: string;
                /** @enum {string} */
                type: "POINT" | "PATH" | "AREA";
                /** @description [lon, lat], WGS84 degrees. */
                readonly pos: (number)[];
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
                municipality: string | null;
                /**
                 * Format: date
                 * @description When it was last changed at its source.
                 */
                updated: string | null;
                /** @description To be shown with the place: its sources and their licences, the preferred first. */
                readonly credits: {
                    attribution: string;
                    licence: string;
                    licenceUrl: string;
                }[];
            };
            links?: components["schemas"]["link"][];
        };
        places: {
            /** @enum {string} */
            type: "FeatureCollection";
            /** Format: date-time */
            timeStamp?: string;
            numberReturned?: number;
            numberMatched?: number;
            features: components["schemas"]["place"][];
            links?: components["schemas"]["link"][];
        };
    };
    responses: {
        /** @description A parameter that cannot be used, or one that is not known. */
        Exception: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["exception"];
            };
        };
        /** @description There is no such resource. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["exception"];
            };
        };
        /** @description Asked too often; `Retry-After` says when again. */
        TooMany: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["exception"];
            };
        };
        /** @description A failure of the server. */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["exception"];
            };
        };
        /** @description Our own page of the same. */
        Page: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/html": string;
            };
        };
    };
    parameters: {
        /** @description West, south, east, north in degrees of CRS84; heights are ignored. */
        bbox: number[] & (number[] | number[]);
        /** @description RFC 3339, or an interval, maybe half-open. */
        datetime: string;
        limit: number;
        /** @description Comes with the link `next`. */
        after: string;
        lang: "fi" | "sv" | "en";
        f: "json" | "html";
        featureId: string;
        /** @description Key or slug: /api/query/data/categories. */
        category: string;
        /** @description The whole name, in any language. */
        name: string;
        /** @description Finnish name; a region too. */
        municipality: string;
        kind: "CLOSED" | "WARNING" | "LIMITED" | "NOTICE" | "ICE" | "WATER" | "GROOMED";
        severity: "EXTREME" | "SEVERE" | "MODERATE" | "MINOR";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    landingPage: {
        parameters: {
            query?: {
                f?: components["parameters"]["f"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Landing page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    conformance: {
        parameters: {
            query?: {
                f?: components["parameters"]["f"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Conformance classes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    api: {
        parameters: {
            query?: {
                f?: components["parameters"]["f"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.oai.openapi+json;version=3.0": Record<string, never>;
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    collections: {
        parameters: {
            query?: {
                f?: components["parameters"]["f"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Collections */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "places.collection": {
        parameters: {
            query?: {
                f?: components["parameters"]["f"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All places */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "places.items": {
        parameters: {
            query?: {
                /** @description West, south, east, north in degrees of CRS84; heights are ignored. */
                bbox?: components["parameters"]["bbox"];
                /** @description RFC 3339, or an interval, maybe half-open. */
                datetime?: components["parameters"]["datetime"];
                limit?: components["parameters"]["limit"];
                /** @description Comes with the link `next`. */
                after?: components["parameters"]["after"];
                lang?: components["parameters"]["lang"];
                f?: components["parameters"]["f"];
                /** @description Key or slug: /api/query/data/categories. */
                category?: components["parameters"]["category"];
                /** @description The whole name, in any language. */
                name?: components["parameters"]["name"];
                /** @description Finnish name; a region too. */
                municipality?: components["parameters"]["municipality"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All places: features */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["places"];
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "places.item": {
        parameters: {
            query?: {
                lang?: components["parameters"]["lang"];
                f?: components["parameters"]["f"];
            };
            header?: never;
            path: {
                featureId: components["parameters"]["featureId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All places: one feature */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["place"];
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "routes.collection": {
        parameters: {
            query?: {
                f?: components["parameters"]["f"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Routes, as lines */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "routes.items": {
        parameters: {
            query?: {
                /** @description West, south, east, north in degrees of CRS84; heights are ignored. */
                bbox?: components["parameters"]["bbox"];
                /** @description RFC 3339, or an interval, maybe half-open. */
                datetime?: components["parameters"]["datetime"];
                limit?: components["parameters"]["limit"];
                /** @description Comes with the link `next`. */
                after?: components["parameters"]["after"];
                lang?: components["parameters"]["lang"];
                f?: components["parameters"]["f"];
                /** @description Key or slug: /api/query/data/categories. */
                category?: components["parameters"]["category"];
                /** @description The whole name, in any language. */
                name?: components["parameters"]["name"];
                /** @description Finnish name; a region too. */
                municipality?: components["parameters"]["municipality"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Routes, as lines: features */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["places"];
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "routes.item": {
        parameters: {
            query?: {
                lang?: components["parameters"]["lang"];
                f?: components["parameters"]["f"];
            };
            header?: never;
            path: {
                featureId: components["parameters"]["featureId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Routes, as lines: one feature */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["place"];
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "hiking.collection": {
        parameters: {
            query?: {
                f?: components["parameters"]["f"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hiking: trails, nature areas, shelters, campfire sites */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "hiking.items": {
        parameters: {
            query?: {
                /** @description West, south, east, north in degrees of CRS84; heights are ignored. */
                bbox?: components["parameters"]["bbox"];
                /** @description RFC 3339, or an interval, maybe half-open. */
                datetime?: components["parameters"]["datetime"];
                limit?: components["parameters"]["limit"];
                /** @description Comes with the link `next`. */
                after?: components["parameters"]["after"];
                lang?: components["parameters"]["lang"];
                f?: components["parameters"]["f"];
                /** @description Key or slug: /api/query/data/categories. */
                category?: components["parameters"]["category"];
                /** @description The whole name, in any language. */
                name?: components["parameters"]["name"];
                /** @description Finnish name; a region too. */
                municipality?: components["parameters"]["municipality"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hiking: trails, nature areas, shelters, campfire sites: features */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["places"];
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "hiking.item": {
        parameters: {
            query?: {
                lang?: components["parameters"]["lang"];
                f?: components["parameters"]["f"];
            };
            header?: never;
            path: {
                featureId: components["parameters"]["featureId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hiking: trails, nature areas, shelters, campfire sites: one feature */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["place"];
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "attraction.collection": {
        parameters: {
            query?: {
                f?: components["parameters"]["f"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sights */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "attraction.items": {
        parameters: {
            query?: {
                /** @description West, south, east, north in degrees of CRS84; heights are ignored. */
                bbox?: components["parameters"]["bbox"];
                /** @description RFC 3339, or an interval, maybe half-open. */
                datetime?: components["parameters"]["datetime"];
                limit?: components["parameters"]["limit"];
                /** @description Comes with the link `next`. */
                after?: components["parameters"]["after"];
                lang?: components["parameters"]["lang"];
                f?: components["parameters"]["f"];
                /** @description Key or slug: /api/query/data/categories. */
                category?: components["parameters"]["category"];
                /** @description The whole name, in any language. */
                name?: components["parameters"]["name"];
                /** @description Finnish name; a region too. */
                municipality?: components["parameters"]["municipality"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sights: features */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["places"];
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "attraction.item": {
        parameters: {
            query?: {
                lang?: components["parameters"]["lang"];
                f?: components["parameters"]["f"];
            };
            header?: never;
            path: {
                featureId: components["parameters"]["featureId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sights: one feature */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["place"];
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "museum.collection": {
        parameters: {
            query?: {
                f?: components["parameters"]["f"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Museums and culture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "museum.items": {
        parameters: {
            query?: {
                /** @description West, south, east, north in degrees of CRS84; heights are ignored. */
                bbox?: components["parameters"]["bbox"];
                /** @description RFC 3339, or an interval, maybe half-open. */
                datetime?: components["parameters"]["datetime"];
                limit?: components["parameters"]["limit"];
                /** @description Comes with the link `next`. */
                after?: components["parameters"]["after"];
                lang?: components["parameters"]["lang"];
                f?: components["parameters"]["f"];
                /** @description Key or slug: /api/query/data/categories. */
                category?: components["parameters"]["category"];
                /** @description The whole name, in any language. */
                name?: components["parameters"]["name"];
                /** @description Finnish name; a region too. */
                municipality?: components["parameters"]["municipality"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Museums and culture: features */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["places"];
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "museum.item": {
        parameters: {
            query?: {
                lang?: components["parameters"]["lang"];
                f?: components["parameters"]["f"];
            };
            header?: never;
            path: {
                featureId: components["parameters"]["featureId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Museums and culture: one feature */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["place"];
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "restaurant.collection": {
        parameters: {
            query?: {
                f?: components["parameters"]["f"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restaurants */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "restaurant.items": {
        parameters: {
            query?: {
                /** @description West, south, east, north in degrees of CRS84; heights are ignored. */
                bbox?: components["parameters"]["bbox"];
                /** @description RFC 3339, or an interval, maybe half-open. */
                datetime?: components["parameters"]["datetime"];
                limit?: components["parameters"]["limit"];
                /** @description Comes with the link `next`. */
                after?: components["parameters"]["after"];
                lang?: components["parameters"]["lang"];
                f?: components["parameters"]["f"];
                /** @description Key or slug: /api/query/data/categories. */
                category?: components["parameters"]["category"];
                /** @description The whole name, in any language. */
                name?: components["parameters"]["name"];
                /** @description Finnish name; a region too. */
                municipality?: components["parameters"]["municipality"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restaurants: features */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["places"];
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "restaurant.item": {
        parameters: {
            query?: {
                lang?: components["parameters"]["lang"];
                f?: components["parameters"]["f"];
            };
            header?: never;
            path: {
                featureId: components["parameters"]["featureId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restaurants: one feature */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["place"];
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "cafe.collection": {
        parameters: {
            query?: {
                f?: components["parameters"]["f"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cafés */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "cafe.items": {
        parameters: {
            query?: {
                /** @description West, south, east, north in degrees of CRS84; heights are ignored. */
                bbox?: components["parameters"]["bbox"];
                /** @description RFC 3339, or an interval, maybe half-open. */
                datetime?: components["parameters"]["datetime"];
                limit?: components["parameters"]["limit"];
                /** @description Comes with the link `next`. */
                after?: components["parameters"]["after"];
                lang?: components["parameters"]["lang"];
                f?: components["parameters"]["f"];
                /** @description Key or slug: /api/query/data/categories. */
                category?: components["parameters"]["category"];
                /** @description The whole name, in any language. */
                name?: components["parameters"]["name"];
                /** @description Finnish name; a region too. */
                municipality?: components["parameters"]["municipality"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cafés: features */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["places"];
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "cafe.item": {
        parameters: {
            query?: {
                lang?: components["parameters"]["lang"];
                f?: components["parameters"]["f"];
            };
            header?: never;
            path: {
                featureId: components["parameters"]["featureId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cafés: one feature */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["place"];
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "swimming.collection": {
        parameters: {
            query?: {
                f?: components["parameters"]["f"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Swimming */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "swimming.items": {
        parameters: {
            query?: {
                /** @description West, south, east, north in degrees of CRS84; heights are ignored. */
                bbox?: components["parameters"]["bbox"];
                /** @description RFC 3339, or an interval, maybe half-open. */
                datetime?: components["parameters"]["datetime"];
                limit?: components["parameters"]["limit"];
                /** @description Comes with the link `next`. */
                after?: components["parameters"]["after"];
                lang?: components["parameters"]["lang"];
                f?: components["parameters"]["f"];
                /** @description Key or slug: /api/query/data/categories. */
                category?: components["parameters"]["category"];
                /** @description The whole name, in any language. */
                name?: components["parameters"]["name"];
                /** @description Finnish name; a region too. */
                municipality?: components["parameters"]["municipality"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Swimming: features */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["places"];
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "swimming.item": {
        parameters: {
            query?: {
                lang?: components["parameters"]["lang"];
                f?: components["parameters"]["f"];
            };
            header?: never;
            path: {
                featureId: components["parameters"]["featureId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Swimming: one feature */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["place"];
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "groceries.collection": {
        parameters: {
            query?: {
                f?: components["parameters"]["f"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Groceries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "groceries.items": {
        parameters: {
            query?: {
                /** @description West, south, east, north in degrees of CRS84; heights are ignored. */
                bbox?: components["parameters"]["bbox"];
                /** @description RFC 3339, or an interval, maybe half-open. */
                datetime?: components["parameters"]["datetime"];
                limit?: components["parameters"]["limit"];
                /** @description Comes with the link `next`. */
                after?: components["parameters"]["after"];
                lang?: components["parameters"]["lang"];
                f?: components["parameters"]["f"];
                /** @description Key or slug: /api/query/data/categories. */
                category?: components["parameters"]["category"];
                /** @description The whole name, in any language. */
                name?: components["parameters"]["name"];
                /** @description Finnish name; a region too. */
                municipality?: components["parameters"]["municipality"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Groceries: features */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["places"];
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "groceries.item": {
        parameters: {
            query?: {
                lang?: components["parameters"]["lang"];
                f?: components["parameters"]["f"];
            };
            header?: never;
            path: {
                featureId: components["parameters"]["featureId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Groceries: one feature */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["place"];
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "cycling.collection": {
        parameters: {
            query?: {
                f?: components["parameters"]["f"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cycling */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "cycling.items": {
        parameters: {
            query?: {
                /** @description West, south, east, north in degrees of CRS84; heights are ignored. */
                bbox?: components["parameters"]["bbox"];
                /** @description RFC 3339, or an interval, maybe half-open. */
                datetime?: components["parameters"]["datetime"];
                limit?: components["parameters"]["limit"];
                /** @description Comes with the link `next`. */
                after?: components["parameters"]["after"];
                lang?: components["parameters"]["lang"];
                f?: components["parameters"]["f"];
                /** @description Key or slug: /api/query/data/categories. */
                category?: components["parameters"]["category"];
                /** @description The whole name, in any language. */
                name?: components["parameters"]["name"];
                /** @description Finnish name; a region too. */
                municipality?: components["parameters"]["municipality"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cycling: features */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["places"];
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "cycling.item": {
        parameters: {
            query?: {
                lang?: components["parameters"]["lang"];
                f?: components["parameters"]["f"];
            };
            header?: never;
            path: {
                featureId: components["parameters"]["featureId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cycling: one feature */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["place"];
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "skiing.collection": {
        parameters: {
            query?: {
                f?: components["parameters"]["f"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Skiing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "skiing.items": {
        parameters: {
            query?: {
                /** @description West, south, east, north in degrees of CRS84; heights are ignored. */
                bbox?: components["parameters"]["bbox"];
                /** @description RFC 3339, or an interval, maybe half-open. */
                datetime?: components["parameters"]["datetime"];
                limit?: components["parameters"]["limit"];
                /** @description Comes with the link `next`. */
                after?: components["parameters"]["after"];
                lang?: components["parameters"]["lang"];
                f?: components["parameters"]["f"];
                /** @description Key or slug: /api/query/data/categories. */
                category?: components["parameters"]["category"];
                /** @description The whole name, in any language. */
                name?: components["parameters"]["name"];
                /** @description Finnish name; a region too. */
                municipality?: components["parameters"]["municipality"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Skiing: features */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["places"];
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "skiing.item": {
        parameters: {
            query?: {
                lang?: components["parameters"]["lang"];
                f?: components["parameters"]["f"];
            };
            header?: never;
            path: {
                featureId: components["parameters"]["featureId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Skiing: one feature */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["place"];
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "wc.collection": {
        parameters: {
            query?: {
                f?: components["parameters"]["f"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Toilets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "wc.items": {
        parameters: {
            query?: {
                /** @description West, south, east, north in degrees of CRS84; heights are ignored. */
                bbox?: components["parameters"]["bbox"];
                /** @description RFC 3339, or an interval, maybe half-open. */
                datetime?: components["parameters"]["datetime"];
                limit?: components["parameters"]["limit"];
                /** @description Comes with the link `next`. */
                after?: components["parameters"]["after"];
                lang?: components["parameters"]["lang"];
                f?: components["parameters"]["f"];
                /** @description Key or slug: /api/query/data/categories. */
                category?: components["parameters"]["category"];
                /** @description The whole name, in any language. */
                name?: components["parameters"]["name"];
                /** @description Finnish name; a region too. */
                municipality?: components["parameters"]["municipality"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Toilets: features */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["places"];
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "wc.item": {
        parameters: {
            query?: {
                lang?: components["parameters"]["lang"];
                f?: components["parameters"]["f"];
            };
            header?: never;
            path: {
                featureId: components["parameters"]["featureId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Toilets: one feature */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["place"];
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "conditions.collection": {
        parameters: {
            query?: {
                f?: components["parameters"]["f"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Conditions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "conditions.items": {
        parameters: {
            query?: {
                /** @description West, south, east, north in degrees of CRS84; heights are ignored. */
                bbox?: components["parameters"]["bbox"];
                /** @description RFC 3339, or an interval, maybe half-open. */
                datetime?: components["parameters"]["datetime"];
                limit?: components["parameters"]["limit"];
                /** @description Comes with the link `next`. */
                after?: components["parameters"]["after"];
                lang?: components["parameters"]["lang"];
                f?: components["parameters"]["f"];
                kind?: components["parameters"]["kind"];
                severity?: components["parameters"]["severity"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Conditions: features */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["featureCollection"];
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
    "conditions.item": {
        parameters: {
            query?: {
                lang?: components["parameters"]["lang"];
                f?: components["parameters"]["f"];
            };
            header?: never;
            path: {
                featureId: components["parameters"]["featureId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Conditions: one feature */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["feature"];
                };
            };
            303: components["responses"]["Page"];
            400: components["responses"]["Exception"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Error"];
        };
    };
}
