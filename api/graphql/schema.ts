import { type GraphQLSchema } from 'graphql';
import { builder } from './builder.ts';
import './scalars.ts';
import './enums.ts';
import './category.ts';
import './dataSource.ts';
import './dataSet.ts';
import './attraction.ts';
import './attractionAnswer.ts';
import './attractionChildren.ts';
import './attractionLists.ts';
import './attractions.ts';
import './image.ts';
import './search.ts';

/** Everything that may be asked; printed to schema.graphql. */
export const schema: GraphQLSchema = builder.toSchema();
