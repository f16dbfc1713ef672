import type { GraphQLInputType, GraphQLNamedType, GraphQLSchema } from 'graphql'

type Change = (value: unknown) => unknown

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const changeFields = (value: Record<string, unknown>, changes: readonly (readonly [string, Change])[]) => ({
  ...value,
  ...Object.fromEntries(changes.filter(([name]) => name in value).map(([name, change]) => [name, change(value[name])])),
})

type Changes = {
  of(type: GraphQLNamedType): Change | null
  /** Cache by the name of the input type, because an input may contain itself. */
  inputs: Map<string, Change | null>
}

const isList = (type: GraphQLInputType) => /^\[.*\]$/.test(String(type))

/** Returns a function that changes every matching value inside `type`; null if nothing in `type` matches. */
function changeOf(type: GraphQLInputType, changes: Changes): Change | null {
  if ('ofType' in type) {
    const inner = changeOf(type.ofType, changes)
    return inner && isList(type) ? (value) => (Array.isArray(value) ? value.map(inner) : value) : inner
  }
  const own = changes.of(type)
  if (own || !('getFields' in type)) return own
  const { inputs } = changes
  const known = inputs.get(type.name)
  if (known !== undefined) return known
  inputs.set(type.name, (value) => inputs.get(type.name)?.(value) ?? value)
  const inside = Object.values(type.getFields()).flatMap((field) => {
    const change = changeOf(field.type, changes)
    return change ? [[field.name, change] as const] : []
  })
  const whole: Change | null = inside.length === 0 ? null : (value) => (isRecord(value) ? changeFields(value, inside) : value)
  inputs.set(type.name, whole)
  return whole
}

/**
 * Wraps the resolvers of a schema so that arguments are changed before a resolver reads them. `of` returns the change for a type, or null.
 * Also changes values inside lists and inputs, at any depth. Runs after coercion, because only then are literals and variables treated
 * alike. Fields without an argument to change stay as they are.
 */
export function mapArguments(schema: GraphQLSchema, of: (type: GraphQLNamedType) => Change | null): GraphQLSchema {
  const changing: Changes = { of, inputs: new Map() }
  for (const type of Object.values(schema.getTypeMap())) {
    if (!('getInterfaces' in type)) continue
    for (const field of Object.values(type.getFields())) {
      const changes = field.args.flatMap((arg) => {
        const change = changeOf(arg.type, changing)
        return change ? [[arg.name, change] as const] : []
      })
      const resolve = field.resolve
      if (changes.length === 0 || !resolve) continue
      field.resolve = (source, args: Record<string, unknown>, context, info) => resolve(source, changeFields(args, changes), context, info)
    }
  }
  return schema
}
