import type { GraphQLSchema } from 'graphql'
import { ownId } from '../validation/identifier.ts'
import { mapArguments } from './map-arguments.ts'

const read = (value: unknown): unknown => (typeof value === 'string' ? ownId(value) : value)

/**
 * Converts every argument of type `ID` to our own form if it is a UUID (Y-13). People paste ids in capitals, in braces, without dashes or
 * with invisible marks. Other ids stay as they are.
 */
export const withOwnIds = (schema: GraphQLSchema): GraphQLSchema => mapArguments(schema, ({ name }) => (name === 'ID' ? read : null))
