import type { GraphQLSchema } from 'graphql'
import { ownId } from '../validation/identifier.ts'
import { mapArguments } from './map-arguments.ts'

const read = (value: unknown): unknown => (typeof value === 'string' ? ownId(value) : value)

/**
 * Converts every argument of type `ID` that is a UUID to our own form, because people paste ids in capitals, in braces, without dashes and
 * with invisible marks (Y-13). Other ids stay as they are.
 */
export const withOwnIds = (schema: GraphQLSchema): GraphQLSchema => mapArguments(schema, ({ name }) => (name === 'ID' ? read : null))
