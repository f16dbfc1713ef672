import {
  getNamedType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'

/** Returns a selection of every field of a type and of the types it contains. A type does not occur twice on the same path. */
function selectionOf(type: GraphQLNamedType, entered: readonly string[]): string {
  if (isUnionType(type))
    return `{ __typename ${type
      .getTypes()
      .map((member) => `... on ${member.name} ${selectionOf(member, entered)}`)
      .join(' ')} }`
  if (!isObjectType(type)) return ''
  const way = [...entered, type.name]
  const fields = Object.values(type.getFields()).filter((field) => !way.includes(getNamedType(field.type).name))
  return `{ __typename ${fields.map((field) => `${field.name} ${selectionOf(getNamedType(field.type), way)}`).join(' ')} }`
}

const headOf = (field: GraphQLField<unknown, unknown>) =>
  field.args.length === 0
    ? ['', '']
    : [
        `(${field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')})`,
        `(${field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')})`,
      ]

function documentsOf(kind: 'query' | 'mutation', root: GraphQLObjectType | null | undefined): [string, string][] {
  return Object.values(root?.getFields() ?? {}).map((field) => {
    const [variables, args] = headOf(field)
    return [field.name, `${kind} ${field.name}${variables} { ${field.name}${args} ${selectionOf(getNamedType(field.type), [])} }`]
  })
}

/**
 * Returns, for every root field of the contract, a document that requests every field of its result. So additions to the SDL are compared
 * too.
 */
export const wholeDocuments = (schema: GraphQLSchema): ReadonlyMap<string, string> =>
  new Map([...documentsOf('query', schema.getQueryType()), ...documentsOf('mutation', schema.getMutationType())])
