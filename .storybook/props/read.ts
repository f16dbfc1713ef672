import path from 'node:path'
import {
  isFunctionDeclaration,
  isIdentifier,
  isObjectBindingPattern,
  isVariableStatement,
  type FunctionDeclaration,
  type Node,
} from 'typescript/unstable/ast'
import { API, SignatureKind, SymbolFlags, type Project, type Snapshot, type Symbol as Sign } from 'typescript/unstable/sync'
import type { Prop } from './arg-types.ts'
import { tidyType } from './type-text.ts'

export type Described = { name: string; description: string; props: readonly Prop[] }

/** Collects the defaults of a pattern such as `{ size = 'medium', align: side = 'end' }`. */
function defaultsIn(pattern: Node, into: Map<string, string>): void {
  if (!isObjectBindingPattern(pattern)) return
  for (const { name, propertyName, initializer } of pattern.elements) {
    const prop = propertyName ?? name
    if (initializer && prop && isIdentifier(prop)) into.set(prop.text, initializer.getText())
  }
}

/**
 * Returns the defaults of props. Reads them from the destructuring of the props, in the parameter or in the first statements of the
 * component.
 */
function writtenDefaults(component: FunctionDeclaration): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const taken = component.parameters[0]?.name
  if (!taken) return found
  defaultsIn(taken, found)
  if (!isIdentifier(taken)) return found
  for (const line of component.body?.statements ?? []) {
    if (!isVariableStatement(line)) continue
    for (const { name, initializer } of line.declarationList.declarations)
      if (initializer && isIdentifier(initializer) && initializer.text === taken.text) defaultsIn(name, found)
  }
  return found
}

const longest = 24
const inPackages = (place: string) => place.includes('node_modules')

/** Reads the props of components with the compiler, because only the compiler resolves members of unions and props of other types. */
export class PropReader {
  readonly #api: API
  readonly #config: string
  #snapshot: Snapshot

  constructor(folder: string) {
    this.#config = path.join(folder, 'tsconfig.json')
    this.#api = new API({ cwd: folder })
    this.#snapshot = this.#api.updateSnapshot({ openProjects: [this.#config] })
  }

  /** Call after files have changed. */
  refresh(): void {
    this.#snapshot = this.#api.updateSnapshot({ openProjects: [this.#config], fileChanges: { invalidateAll: true } })
  }

  close(): void {
    this.#api.close()
  }

  /** Returns the components that a file exports, with their props. */
  componentsIn(file: string): Described[] {
    const project = this.#snapshot.getProject(this.#config)
    const source = project?.program.getSourceFile(file)
    if (!project || !source) return []
    const { checker } = project
    const module = checker.getSymbolAtLocation(source)
    if (!module) return []
    const functions = new Map(source.statements.filter(isFunctionDeclaration).map((one) => [one.name?.text, one]))
    return checker.getExportsOfModule(module).flatMap((exported): Described[] => {
      const type = /^[A-Z]/u.test(exported.name) ? checker.getTypeOfSymbol(exported) : undefined
      const [call] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : []
      const given = call && checker.getParameterType(call, 0)
      if (!call || (exported.flags & SymbolFlags.Class) !== 0) return []
      const component = functions.get(exported.name)
      const defaults = component ? writtenDefaults(component) : new Map<string, string>()
      const isOwn = (prop: Sign) => !prop.declarations.every((at) => inPackages(at.path))
      const symbols = given ? checker.getPropertiesOfType(given) : []
      return [
        {
          name: exported.name,
          description: exported.getDocumentationComment(checker),
          props: [...symbols.filter(isOwn), ...symbols.filter((prop) => !isOwn(prop))].map((prop) => readProp(project, prop, defaults)),
        },
      ]
    })
  }
}

/** Returns the declarations of our own types in a type, without those of libraries. */
function detailOf(project: Project, prop: Sign, type: string): string | undefined {
  const source = prop.declarations[0] && project.program.getSourceFile(prop.declarations[0].path)
  if (!source || inPackages(source.path)) return undefined
  const names = new Set(type.replaceAll(/'[^']*'/gu, '').match(/\b[A-Z]\w+/gu))
  const declared = [...names].flatMap((name) => {
    const found = project.checker.resolveName(name, SymbolFlags.Type, source)
    const origin = found && (found.flags & SymbolFlags.Alias) !== 0 ? project.checker.getAliasedSymbol(found) : found
    const [at] = origin?.declarations ?? []
    if (!at || inPackages(at.path)) return []
    const text = at.resolve(project)?.getText() ?? ''
    return text !== '' && text.split('\n').length <= longest ? [text.replace(/^export /u, '')] : []
  })
  return declared.length > 0 ? declared.join('\n\n') : undefined
}

function readProp(project: Project, prop: Sign, defaults: ReadonlyMap<string, string>): Prop {
  const { checker } = project
  const isOptional = (prop.flags & SymbolFlags.Optional) !== 0
  const value = checker.getTypeOfSymbol(prop)
  const type = tidyType(value ? checker.typeToString(value, undefined, 1) : 'never', isOptional)
  const tagged = prop.getJsDocTags(checker).find(({ name }) => name === 'default')?.text
  const written = tagged ?? defaults.get(prop.name)
  const detail = detailOf(project, prop, type)
  return {
    name: prop.name,
    isRequired: !isOptional,
    type,
    description: prop.getDocumentationComment(checker),
    ...(written !== undefined && { default: written.trim().replaceAll(/\s+/gu, ' ') }),
    ...(detail !== undefined && { detail }),
  }
}
