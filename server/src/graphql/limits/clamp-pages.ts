import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql'
import { requestLimits } from '@wasla/contract/common/request-limits.ts'

const pagination = 'Pagination'

type Clamp = (value: unknown) => unknown

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const clampPage: Clamp = (page) => {
  if (!isRecord(page)) return page
  const limit = typeof page['limit'] === 'number' ? page['limit'] : 10
  const offset = typeof page['offset'] === 'number' ? page['offset'] : 0
  return { ...page, limit: Math.min(Math.max(limit, 1), requestLimits.pageSize), offset: Math.max(offset, 0) }
}

/** Returns a function that limits every page argument inside `type`; null if there is none. */
function clampOf(type: GraphQLInputType, seen: ReadonlySet<string> = new Set()): Clamp | null {
  const bare = getNullableType(type)
  if (isListType(bare)) {
    const inner = clampOf(bare.ofType, seen)
    return inner && ((value) => (Array.isArray(value) ? value.map(inner) : value))
  }
  const named = getNamedType(type)
  if (named.name === pagination) return clampPage
  if (!isInputObjectType(named) || seen.has(named.name)) return null
  const inside = Object.values(named.getFields()).flatMap((field) => {
    const clamp = clampOf(field.type, new Set([...seen, named.name]))
    return clamp ? [[field.name, clamp] as const] : []
  })
  if (inside.length === 0) return null
  return (value) =>
    isRecord(value)
      ? { ...value, ...Object.fromEntries(inside.filter(([name]) => name in value).map(([name, clamp]) => [name, clamp(value[name])])) }
      : value
}

/**
 * Limits the page arguments of every field: limit 1 to 100, offset never negative, whether in the document or in a variable. This
 * happens after coercion, the only place that sees both.
 */
export function clampPages(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const clamps = field.args.flatMap((arg) => {
        const clamp = clampOf(arg.type)
        return clamp ? [[arg.name, clamp] as const] : []
      })
      const resolve = field.resolve
      if (clamps.length === 0 || !resolve) continue
      field.resolve = (source, args: Record<string, unknown>, context, info) =>
        resolve(
          source,
          { ...args, ...Object.fromEntries(clamps.filter(([name]) => name in args).map(([name, clamp]) => [name, clamp(args[name])])) },
          context,
          info,
        )
    }
  }
  return schema
}
