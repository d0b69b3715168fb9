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
import './callErrors.ts';
import './profile.ts';
import './viewer.ts';
import './login.ts';
import './registration.ts';
import './passwords.ts';
import './account.ts';
import './favourites.ts';
import './notes.ts';
import './ownPlace.ts';
import './users.ts';
import './reports.ts';

/** Everything that may be asked; printed to schema.graphql. */
export const schema: GraphQLSchema = builder.toSchema();
