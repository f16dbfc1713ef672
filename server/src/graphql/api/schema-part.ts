import {
  Kind,
  parse,
  print,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type ObjectTypeDefinitionNode,
  type TypeDefinitionNode,
} from 'graphql'

const isRoot = (name: string) => name === 'Query' || name === 'Mutation'

const isType = (node: DefinitionNode): node is TypeDefinitionNode =>
  'name' in node && node.name !== undefined && node.kind !== Kind.OPERATION_DEFINITION && node.kind !== Kind.FRAGMENT_DEFINITION

/** Returns the names of all types that a definition uses. */
function namesIn(node: TypeDefinitionNode): string[] {
  const names: string[] = []
  visit(node, { NamedType: ({ name }) => void names.push(name.value) })
  return names
}

function withFields(root: ObjectTypeDefinitionNode, isChosen: (field: string) => boolean): ObjectTypeDefinitionNode {
  return { ...root, fields: (root.fields ?? []).filter(({ name }) => isChosen(name.value)) }
}

/** Returns an SDL with only some of its root fields, and only the types that those reach. */
export function schemaPart(sdl: string, isChosen: (field: string) => boolean): string {
  const types = new Map(
    parse(sdl, { noLocation: true })
      .definitions.filter(isType)
      .map((node): [string, TypeDefinitionNode] => [
        node.name.value,
        node.kind === Kind.OBJECT_TYPE_DEFINITION && isRoot(node.name.value) ? withFields(node, isChosen) : node,
      ]),
  )
  const reached = new Set<string>()
  const open = ['Query', 'Mutation']
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const node = types.get(name)
    if (!node || reached.has(name)) continue
    reached.add(name)
    open.push(...namesIn(node))
  }
  const document: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [...types].flatMap(([name, node]) => (reached.has(name) ? [node] : [])),
  }
  return print(document)
}
