import { type Answering, sending } from '../services/upstream.ts';

/**
 * A table of an answer of the weather service, made as the service writes it: columns by name, rows of a point and a
 * time (Unix, ms).
 */
export interface MadeCoverage {
  readonly fields: readonly string[];
  readonly rows: readonly {
    readonly at: readonly [lon: number, lat: number];
    readonly time: number;
    readonly values: readonly (number | null)[];
  }[];
  readonly points?: readonly { readonly name: string; readonly at: readonly [lon: number, lat: number] }[];
  readonly analysisTime?: number;
}

/** An answer of the WFS in the shape of the real ones. */
export function wfsText({ fields, rows, points = [], analysisTime }: MadeCoverage): string {
  const run =
    analysisTime === undefined
      ? ''
      : '<om:parameter><om:NamedValue><om:value><gml:TimeInstant>' +
        `<gml:timePosition>${new Date(analysisTime).toISOString()}</gml:timePosition></gml:TimeInstant></om:value>` +
        '</om:NamedValue></om:parameter>';
  const places = points
    .map(
      ({ name, at: [lon, lat] }) =>
        `<gml:Point srsDimension="2"><gml:name>${name}</gml:name><gml:pos>${lat} ${lon} </gml:pos></gml:Point>`,
    )
    .join('');
  const columns = fields.map((name) => `<swe:field name="${name}"/>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<wfs:FeatureCollection numberMatched="1" numberReturned="1"
  xmlns:wfs="http://www.opengis.net/wfs/2.0" xmlns:gml="http://www.opengis.net/gml/3.2"
  xmlns:om="http://www.opengis.net/om/2.0" xmlns:gmlcov="http://www.opengis.net/gmlcov/1.0"
  xmlns:swe="http://www.opengis.net/swe/2.0">
<wfs:member><om:result>${run}${places}<gmlcov:MultiPointCoverage>
<gml:domainSet><gmlcov:SimpleMultiPoint><gmlcov:positions>
${rows.map(({ at: [lon, lat], time }) => `${lat} ${lon}  ${time / 1000}`).join('\n')}
</gmlcov:positions></gmlcov:SimpleMultiPoint></gml:domainSet>
<gml:rangeSet><gml:DataBlock><gml:doubleOrNilReasonTupleList>
${rows.map(({ values }) => values.map((value) => value ?? 'NaN').join(' ')).join('\n')}
</gml:doubleOrNilReasonTupleList></gml:DataBlock></gml:rangeSet>
<gmlcov:rangeType><swe:DataRecord>${columns}</swe:DataRecord></gmlcov:rangeType>
</gmlcov:MultiPointCoverage></om:result></wfs:member></wfs:FeatureCollection>`;
}

const HOUR_MS = 3_600_000;

/** Three runs of the day ago, every three hours. */
const runBefore = (time: number) => Math.floor(time / (3 * HOUR_MS)) * 3 * HOUR_MS - 3 * HOUR_MS;

/**
 * A forecast and observations wherever they are asked of, from the hour that is asked for: a frosty day with some
 * snowfall.
 */
export function madeWeather(): Answering {
  return (request, response, url) => {
    const from = Date.parse(url.searchParams.get('starttime') ?? '');
    const isForecast = url.searchParams.get('storedquery_id')?.startsWith('fmi::forecast') === true;
    sending(
      isForecast
        ? madeForecast(from, Date.parse(url.searchParams.get('endtime') ?? ''), pointOf(url))
        : madeObservations(from, pointOf(url)),
      'text/xml; charset=UTF8',
    )(request, response, url);
  };
}

function pointOf({ searchParams }: URL): readonly [number, number] {
  const [lat = 60.995, lon = 24.467] = searchParams.get('latlon')?.split(',').map(Number) ?? [];
  const [west = lon, south = lat, east = lon, north = lat] = searchParams.get('bbox')?.split(',').map(Number) ?? [];
  return [(west + east) / 2, (south + north) / 2];
}

function madeForecast(from: number, to: number, at: readonly [number, number]): string {
  let fallen = 0.4;
  const rows = Array.from({ length: Math.round((to - from) / HOUR_MS) + 1 }, (_, hour) => {
    const time = from + hour * HOUR_MS;
    fallen += hour % 12 < 4 ? 0.3 : 0;
    const warmth = Math.sin(((new Date(time).getUTCHours() - 6) / 24) * 2 * Math.PI);
    return {
      at,
      time,
      values: [decimals(fallen, 2), decimals(-4 + 3 * warmth, 1), hour % 12 < 4 ? 95 : 40, decimals(6 + 4 * warmth, 1)],
    };
  });
  // Not the order in which they are asked for: it is to be read from the answer.
  return wfsText({
    fields: ['PrecipitationAmount', 'Temperature', 'TotalCloudCover', 'WindGust'],
    rows,
    points: [{ name: 'Testilä', at }],
    analysisTime: runBefore(from),
  });
}

function madeObservations(from: number, [lon, lat]: readonly [number, number]): string {
  const near = [decimals(lon + 0.02, 5), decimals(lat, 5)] as const;
  const far = [decimals(lon + 0.2, 5), decimals(lat, 5)] as const;
  const rows = [0, 1, 2, 3].flatMap((hour) => [
    { at: near, time: from + hour * HOUR_MS, values: [null, -3.1 - hour / 10, 7.2] },
    { at: far, time: from + hour * HOUR_MS, values: [23, -3.5, 8.1] },
  ]);
  return wfsText({
    fields: ['snow_aws', 't2m', 'wg_10min'],
    rows,
    points: [
      { name: 'Lähilä', at: near },
      { name: 'Kaukola', at: far },
    ],
  });
}

function decimals(value: number, count: number): number {
  return Number(value.toFixed(count));
}
