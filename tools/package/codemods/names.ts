import { Visitor, type Program } from 'oxc-parser'

type Span = { start: number; end: number }
type Named = Span & { name: string }

/** The uses of names in a source. */
export type Uses = {
  /** Identifiers that refer to a variable or a type, with the names of JSX elements. */
  references: readonly Named[]
  /** The positions of those references that are the key and the value of a property: `{ name }`. */
  shorthands: ReadonlySet<number>
  /** Names that the source defines besides its imports: variables, functions and parameters. */
  defined: ReadonlySet<string>
  /** Names that the source exports again. */
  exported: ReadonlySet<string>
}

const isNamed = (node: object): node is Named => 'name' in node && typeof node.name === 'string'

/** Returns the uses of names in a source. Names of members, keys and attributes are no uses. */
export function usesOf(program: Program): Uses {
  const all: Named[] = []
  const [isNoUse, shorthands] = [new Set<number>(), new Set<number>()]
  const [defined, exported] = [new Set<string>(), new Set<string>()]
  const define = (node: object | null) => node && isNamed(node) && defined.add(node.name)
  const key = (node: { computed: boolean; key: Span }) => void (node.computed || isNoUse.add(node.key.start))
  const parameters = (node: { id: object | null; params: readonly object[] }) => [node.id, ...node.params].forEach(define)
  new Visitor({
    Identifier: (node) => void all.push(node),
    JSXIdentifier: (node) => void all.push(node),
    MemberExpression: (node) => void (node.computed || isNoUse.add(node.property.start)),
    JSXMemberExpression: (node) => void isNoUse.add(node.property.start),
    JSXAttribute: (node) => void isNoUse.add(node.name.start),
    Property: (node) => (node.shorthand ? void shorthands.add(node.key.start) : key(node)),
    MethodDefinition: key,
    PropertyDefinition: key,
    TSPropertySignature: key,
    VariableDeclarator: (node) => void define(node.id),
    FunctionDeclaration: parameters,
    FunctionExpression: parameters,
    ArrowFunctionExpression: parameters,
    ImportSpecifier: (node) => void isNoUse.add(node.imported.start).add(node.local.start),
    ImportDefaultSpecifier: (node) => void isNoUse.add(node.local.start),
    ImportNamespaceSpecifier: (node) => void isNoUse.add(node.local.start),
    ExportSpecifier: (node) => {
      isNoUse.add(node.local.start).add(node.exported.start)
      if (isNamed(node.local)) exported.add(node.local.name)
    },
  }).visit(program)
  return { references: all.filter(({ start }) => !isNoUse.has(start)), shorthands, defined, exported }
}
