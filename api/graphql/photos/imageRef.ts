import type { Image } from '#api/domain/photos/imagesSql.ts';
import { builder } from '#api/graphql/core/builder.ts';

/** A photo that the viewer may see; its fields stand in image.ts. */
export const ImageRef = builder.objectRef<Image>('Image');
