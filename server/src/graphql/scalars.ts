import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql'
import { isDay, isMoment } from '@wasla/contract/platform/moment-text.ts'
import type { Upload } from '@wasla/contract/files/upload.ts'
import { uploadedFile } from '../platform/uploaded-file.ts'

function wholeNumber(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value
  throw new GraphQLError('MinorUnits cannot represent this value.')
}

function textScalar(name: string, description: string, isGood: (text: string) => boolean): GraphQLScalarType {
  const check = (value: unknown): string => {
    if (typeof value === 'string' && isGood(value)) return value
    throw new GraphQLError(`${name} cannot represent this value.`)
  }
  return new GraphQLScalarType({
    name,
    description,
    serialize: check,
    parseValue: check,
    parseLiteral: (node: ValueNode) => check(node.kind === Kind.STRING ? node.value : null),
  })
}

/** Whole halalas, as a JSON number that every client holds exactly. */
export const minorUnitsScalar = new GraphQLScalarType({
  name: 'MinorUnits',
  description: 'Whole halalas, 1 SAR = 100',
  serialize: wholeNumber,
  parseValue: wholeNumber,
  parseLiteral: (node: ValueNode) => wholeNumber(node.kind === Kind.INT ? Number(node.value) : null),
})

/** A time in ISO 8601, in UTC. */
export const dateTimeScalar = textScalar('DateTime', 'ISO 8601 in UTC', isMoment)
export const dateScalar = textScalar('Date', 'YYYY-MM-DD, read in Asia/Riyadh', isDay)

/** A file of a multipart request; it is never in a response. */
export const uploadScalar = new GraphQLScalarType({
  name: 'Upload',
  description: 'A file of a multipart request',
  parseValue: (value) => uploadedFile(value as Upload),
  parseLiteral: () => {
    throw new GraphQLError('Upload cannot represent this value.')
  },
  serialize: () => {
    throw new GraphQLError('Upload is never answered.')
  },
})
