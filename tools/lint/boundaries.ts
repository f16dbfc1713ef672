import { builtinModules } from 'node:module'
import path from 'node:path'
import { layeringProblem } from './layers.ts'
import { declaredBy, folderOf, mayImport, packageNames, type Declared, type Folder } from './packages.ts'
import { inProject, isForMakers, type Rule } from './rule.ts'

type Import = {
  /** Path of the importing file inside the project. */
  file: string
  specifier: string
  /** Whether it is an `import()`, which a bundler can leave out. */
  isDynamic?: boolean
  /** Whether it is an `import type`, which leaves no code. */
  isType?: boolean
}

type Span = { loc: { start: { line: number; column: number }; end: { line: number; column: number } } }

/** Folders whose code runs in a browser, or must be able to. */
const browserFolders = new Set<Folder>(['design-system', 'server/contract', 'app'])

const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

function relativeProblem(file: string, folder: Folder, specifier: string) {
  const target = path.posix.join(path.posix.dirname(file), specifier)
  const there = folderOf(target)
  const isToolOfMakers = there === 'tools' && isForMakers(file)
  const isNameless = there === '.storybook' && mayImport(folder, there)
  if (there && there !== folder && !isToolOfMakers && !isNameless) return `Imports ${there} by a path: use its package name.`
  return layeringProblem(file, specifier)
}

function ourPackageProblem({ file, isDynamic }: Import, folder: Folder, there: Folder) {
  if (there === folder) return 'Imports its own package by name: use a relative path or #….'
  if (!mayImport(folder, there)) return `${folder} may not import ${there}: there is no such arrow in the architecture.`
  if (there !== 'mocks' || isForMakers(file)) return undefined
  if (folder === 'app' && !isDynamic) return 'The product imports mocks only by import(), behind VITE_MOCKS.'
  if (folder === 'server' && !file.startsWith('server/src/demo/')) return 'Only server/src/demo may import mocks.'
  return undefined
}

/* These modules start the mocks. The product loads them only behind VITE_MOCKS and by import(), so their own imports may be static. */
const startsMocks: ReadonlySet<string> = new Set(['app/src/start-mocks.ts', 'app/src/admin/start-mocks.ts'])

/** Returns the problem of an import in one sentence; undefined if the architecture and the manifest allow the import. */
export function boundaryProblem(found: Import, declared: (folder: Folder) => Declared = declaredBy): string | undefined {
  const one = startsMocks.has(found.file) ? { ...found, isDynamic: true } : found
  const { file, specifier, isType } = one
  const folder = folderOf(file)
  if (!folder) return undefined
  if (specifier.startsWith('.')) return relativeProblem(file, folder, specifier)
  if (specifier.startsWith('#')) return layeringProblem(file, specifier)
  const name = packageOf(specifier)
  const forMakers = isForMakers(file)
  if (specifier.startsWith('node:') || builtinModules.includes(name))
    return browserFolders.has(folder) && !forMakers ? `${folder} has to run in a browser and imports ${specifier}.` : undefined
  const ours = packageNames.get(name)
  if (ours) {
    const problem = ourPackageProblem(one, folder, ours)
    if (problem) return problem
  }
  const { always, forMakers: all } = declared(folder)
  if (always.has(name) || ((forMakers || one.isDynamic || isType) && all.has(name))) return undefined
  return all.has(name)
    ? `${name} is a dependency of tests and tools only, and the product imports it.`
    : `${name} is not declared in the manifest of ${folder}.`
}

export const boundaries: Rule = {
  meta: { type: 'problem', docs: { description: 'Imports follow the arrows of the architecture and the manifests.' } },
  create(context) {
    const file = inProject(context.filename)
    const check = (node: Span, one: Omit<Import, 'file'>) => {
      const message = boundaryProblem({ ...one, file })
      if (message) context.report({ loc: node.loc, message })
    }
    return {
      ImportDeclaration: (node) => check(node, { specifier: node.source.value, isType: node.importKind === 'type' }),
      ExportNamedDeclaration: (node) => node.source && check(node, { specifier: node.source.value, isType: node.exportKind === 'type' }),
      ExportAllDeclaration: (node) => check(node, { specifier: node.source.value, isType: node.exportKind === 'type' }),
      ImportExpression: (node) =>
        node.source.type === 'Literal' &&
        typeof node.source.value === 'string' &&
        check(node, { specifier: node.source.value, isDynamic: true }),
    }
  },
}
