import { GraphQLError, GraphQLScalarType, Kind } from 'graphql'
import { isMoment } from '@wasla/contract/platform/moment-text.ts'

function moment(value: unknown): string {
  if (typeof value === 'string' && isMoment(value)) return value
  throw new GraphQLError('DateTime cannot represent this value.')
}

/** Accepts only times in UTC, like the server. */
export const dateTimeScalar = new GraphQLScalarType({
  name: 'DateTime',
  parseValue: moment,
  parseLiteral: (node) => moment(node.kind === Kind.STRING ? node.value : null),
})
