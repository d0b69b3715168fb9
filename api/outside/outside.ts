import type { Config } from '#api/platform/config.ts';
import type { Log } from '#api/platform/log.ts';
import { type EncyclopediaService, encyclopediaService } from './encyclopedia/encyclopediaService.ts';
import { type WeatherService, weatherService } from './weather/weatherService.ts';

/** Where services outside are asked; no other host is ever contacted for them. */
export type OutsideConfig = Pick<Config, 'fmiUrl' | 'publicUrl' | 'wikidataUrl' | 'wikipediaUrl'>;

/** Services outside that are asked within a request: one of each per process. */
export interface Outside {
  readonly encyclopedia: EncyclopediaService;
  readonly weather: WeatherService;
}

export interface OutsideOptions {
  readonly config: OutsideConfig;
  readonly log: Log;
  /** For one answer. */
  readonly timeoutMs?: number;
}

export function openOutside({ config, log, timeoutMs }: OutsideOptions): Outside {
  const patience = timeoutMs === undefined ? {} : { timeoutMs };
  return {
    encyclopedia: encyclopediaService({ ...config, log, ...patience }),
    weather: weatherService({ url: new URL(config.fmiUrl), log, ...patience }),
  };
}
