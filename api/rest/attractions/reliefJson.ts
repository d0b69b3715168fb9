import { z } from 'zod';
import type { Relief } from '#api/domain/places/reliefs.ts';

/** Heights along a route. */
export const reliefBody = z.object({
  ascent: z.number().describe('Metres up from the start to the end, waves below 3 m left out.'),
  descent: z.number(),
  highest: z.number().describe('Metres above the sea.'),
  lowest: z.number(),
  steepestPercent: z.number().nullable().describe('Of the steepest 100 m.'),
  steepestFrom: z.number().nullable().describe('Where those begin, metres from the start.'),
  minutes: z.number().nullable().describe('Without rests, on foot, on skis or by bicycle, as the route is for.'),
  source: z.enum(['LIPAS', 'MODEL']).describe('Whose heights these are.'),
  profile: z.object({
    step: z.number().describe('Metres between two heights.'),
    heights: z.array(z.number()).readonly(),
    breaks: z.array(z.number()).readonly().describe('Numbers of the heights that begin another part of the route.'),
  }),
});

export function reliefJson({ profile, ...relief }: Relief): z.output<typeof reliefBody> {
  const { ascentM, descentM, highestM, lowestM, steepestPercent, steepestFromM, minutes, source } = relief;
  return {
    ascent: ascentM,
    descent: descentM,
    highest: highestM,
    lowest: lowestM,
    steepestPercent,
    steepestFrom: steepestFromM,
    minutes,
    source,
    profile: { step: profile.stepM, heights: profile.heightsM, breaks: profile.breaks },
  };
}
