import type { Image } from '#api/domain/imagesSql.ts';
import { builder } from './builder.ts';

/** A photo that the viewer may see; its fields stand in image.ts. */
export const ImageRef = builder.objectRef<Image>('Image');
