import path from 'node:path'
import { parseSync, type Statement } from 'oxc-parser'
import { withoutComments, type Declarations } from './declarations.ts'

/** What an entry exports under one name. */
export type Exported = {
  kind: 'value' | 'type'
  /** Whether it is a type with parameters. The compiler cannot compare such types without arguments. */
  isGeneric: boolean
  /** Its declaration, and the declarations of all names in it. Exports with equal texts are equal. */
  text: string
}

type Source = { module: string; name: string }
type Module = {
  /** Declarations at the top by name; overloads have several texts. */
  declared: ReadonlyMap<string, { kind: Exported['kind']; isGeneric: boolean; text: string }>
  imported: ReadonlyMap<string, Source>
  /** Where each exported name comes from: the name inside this module, or a name of another module. */
  exported: ReadonlyMap<string, Source>
}

function declarationsIn(statement: Statement): { name: string; kind: Exported['kind']; isGeneric: boolean }[] {
  const node = statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement
  if (node.type === 'VariableDeclaration')
    return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [{ name: id.name, kind: 'value', isGeneric: false }] : []))
  if (node.type === 'TSTypeAliasDeclaration' || node.type === 'TSInterfaceDeclaration')
    return [{ name: node.id.name, kind: 'type', isGeneric: Boolean(node.typeParameters) }]
  if (node.type === 'FunctionDeclaration' || node.type === 'TSDeclareFunction' || node.type === 'ClassDeclaration')
    return node.id ? [{ name: node.id.name, kind: 'value', isGeneric: false }] : []
  return []
}

function read(module: string, declaration: string): Module {
  const text = withoutComments(declaration)
  const at = (specifier: string) =>
    specifier.startsWith('.') ? path.posix.join(path.posix.dirname(module), specifier).replace(/\.js$/u, '') : ''
  const [declared, imported, exported] = [new Map<string, Exported>(), new Map<string, Source>(), new Map<string, Source>()]
  for (const statement of parseSync('module.d.ts', text).program.body) {
    for (const { name, kind, isGeneric } of declarationsIn(statement)) {
      const own = text.slice(statement.start, statement.end)
      declared.set(name, { kind, isGeneric, text: `${declared.get(name)?.text ?? ''}${own}\n` })
      if (statement.type === 'ExportNamedDeclaration') exported.set(name, { module, name })
    }
    if (statement.type === 'ImportDeclaration')
      for (const one of statement.specifiers)
        if (one.type === 'ImportSpecifier' && one.imported.type === 'Identifier')
          imported.set(one.local.name, { module: at(statement.source.value), name: one.imported.name })
    if (statement.type === 'ExportNamedDeclaration')
      for (const { local, exported: outside } of statement.specifiers)
        if (local.type === 'Identifier' && outside.type === 'Identifier')
          exported.set(outside.name, { module: statement.source ? at(statement.source.value) : module, name: local.name })
  }
  return { declared, imported, exported }
}

/** Returns what each entry exports, by the entry and the name: `components/Button ButtonProps`. */
export function exportsIn(entries: ReadonlyMap<string, string>, declarations: Declarations): ReadonlyMap<string, Exported> {
  const modules = new Map([...declarations].map(([module, text]) => [module, read(module, text)]))
  /** Follows a name to its declaration through imports and exports. */
  const find = ({ module, name }: Source): Source | undefined => {
    const there = modules.get(module)
    if (!there || there.declared.has(name)) return there && { module, name }
    const next = there.imported.get(name) ?? there.exported.get(name)
    return next && (next.module !== module || next.name !== name) ? find(next) : undefined
  }
  const textOf = (source: Source, seen: Set<string>): string => {
    const found = find(source)
    const own = found && modules.get(found.module)?.declared.get(found.name)?.text
    if (!found || own === undefined || seen.has(`${found.module} ${found.name}`)) return ''
    seen.add(`${found.module} ${found.name}`)
    const names = [...new Set(own.match(/[\w$]+/gu))].filter((name) => name !== found.name)
    return own + names.map((name) => textOf({ module: found.module, name }, seen)).join('')
  }
  const all = [...entries].flatMap(([address, file]) => {
    const module = file.replace(/\.tsx?$/u, '')
    return [...(modules.get(module)?.exported ?? [])].map(([name, source]) => {
      const found = find(source)
      const declared = found && modules.get(found.module)?.declared.get(found.name)
      const { kind = 'value', isGeneric = false } = declared ?? {}
      return [`${address} ${name}`, { kind, isGeneric, text: textOf(source, new Set()) }] as const
    })
  })
  return new Map(all)
}
