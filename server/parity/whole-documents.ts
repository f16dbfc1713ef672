import {
  getNamedType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'

/** Every field of a type, and of the types it leads to; a type is not entered twice on one way. */
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

/** For every root field of the contract a document that asks for all there is behind it: what is added to the SDL is compared from then on. */
export const wholeDocuments = (schema: GraphQLSchema): ReadonlyMap<string, string> =>
  new Map([...documentsOf('query', schema.getQueryType()), ...documentsOf('mutation', schema.getMutationType())])
