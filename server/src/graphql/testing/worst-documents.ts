import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql'
import { requestLimits } from '@wasla/contract/common/request-limits.ts'

/** Values of arguments by name, as text of a document; ids of existing things. */
export type Given = Readonly<Record<string, string>>

const scalars: Given = {
  Int: '100',
  Float: '1',
  Boolean: 'true',
  MinorUnits: '100',
  JSON: '{}',
  Date: '"2026-01-01"',
  String: '"ali"',
  ID: '"none"',
}

/** Returns the largest value of a type in a short text: full pages, every value of an enum. */
function largest(type: GraphQLInputType, name: string, given: Given): string {
  const known = given[name]
  if (known !== undefined) return known
  const bare = getNullableType(type)
  if (isListType(bare)) {
    const item = getNullableType(bare.ofType)
    return isEnumType(item)
      ? `[${item
          .getValues()
          .map((value) => value.name)
          .join(' ')}]`
      : '[]'
  }
  if (isEnumType(bare)) return bare.getValues()[0]?.name ?? ''
  if (!isInputObjectType(bare)) return scalars[bare.name] ?? '"none"'
  if (bare.name === 'Pagination') return `{ limit: ${requestLimits.pageSize} }`
  const fields = Object.values(bare.getFields()).filter((field) => isNonNullType(field.type) || isListType(getNullableType(field.type)))
  return `{ ${fields.map((field) => `${field.name}: ${largest(field.type, field.name, given)}`).join(' ')} }`
}

const isWorthIt = ({ type, name }: GraphQLArgument) =>
  isNonNullType(type) || name === 'pagination' || name === 'limit' || isListType(getNullableType(type))

function argumentsOf(field: GraphQLField<unknown, unknown>, given: Given): string {
  const written = field.args.filter(isWorthIt).map(({ name, type }) => `${name}: ${largest(type, name, given)}`)
  return written.length === 0 ? '' : `(${written.join(' ')})`
}

/** Selects every field of a type and of its parts while there is room. Does not select a type inside itself. */
function selection(schema: GraphQLSchema, typeName: string, given: Given, room: { fields: number }, path: readonly string[]): string {
  const type = schema.getType(typeName)
  if (!(isObjectType(type) || isInterfaceType(type))) return type && 'getTypes' in type ? ' { __typename }' : ''
  const written: string[] = []
  for (const field of Object.values(type.getFields())) {
    if (room.fields <= 0) break
    const inner = getNamedType(field.type)
    room.fields -= 1
    if (!(isObjectType(inner) || isInterfaceType(inner) || 'getTypes' in inner)) written.push(`${field.name}${argumentsOf(field, given)}`)
    else if (!path.includes(inner.name) && path.length < requestLimits.depth - 2)
      written.push(`${field.name}${argumentsOf(field, given)}${selection(schema, inner.name, given, room, [...path, inner.name])}`)
  }
  return written.length === 0 ? ' { __typename }' : ` { ${written.join(' ')} }`
}

/**
 * Returns one document for every root field of the queries. It requests the field as often as aliases allow, with arguments for the largest
 * result, and selects `fields` fields.
 */
export function worstDocuments(schema: GraphQLSchema, given: Given, fields: number): { field: string; text: string }[] {
  return Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => {
    const inner = selection(schema, getNamedType(field.type).name, given, { fields }, [getNamedType(field.type).name])
    const once = `${field.name}${argumentsOf(field, given)}`
    const one = inner === '' ? once : `${once} { ...Part }`
    const part = inner === '' ? '' : `fragment Part on ${getNamedType(field.type).name}${inner}`
    const times =
      inner === '' ? requestLimits.aliases : Math.max(1, Math.min(requestLimits.aliases, Math.floor(requestLimits.fields / (fields + 1))))
    return { field: field.name, text: `{ ${Array.from({ length: times }, (_, at) => `a${at}: ${one}`).join(' ')} } ${part}` }
  })
}
