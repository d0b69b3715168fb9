import { Ban, CircleAlert, Info, Snowflake, TriangleAlert, Waves } from 'lucide-react';

/** The sign of each kind of condition beside its words. */
export const CONDITION_GLYPHS = {
  CLOSED: Ban,
  WARNING: TriangleAlert,
  LIMITED: CircleAlert,
  NOTICE: Info,
  ICE: Snowflake,
  WATER: Waves,
  GROOMED: Snowflake,
} as const;
