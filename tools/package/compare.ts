import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { capture, inRoot, installed } from '../process.ts'
import { writeDeclarations, type Declarations } from './declarations.ts'
import { exportsIn, type Exported } from './exported.ts'
import { home } from './places.ts'

/** What a version of the package offers. */
export type Interface = { version: string; entries: ReadonlyMap<string, string>; declarations: Declarations }

/** One export that differs between two versions. */
export type Change = {
  /** An entry and its export, such as `components/Button ButtonProps`. */
  name: string
  kind: 'added' | 'removed' | 'changed'
  isBreaking: boolean
}

/**
 * A value is compatible if a product can use it in place of the old one; a list of names may become longer. A type is compatible if
 * everything that a product made with the old one fits the new one. The compiler ignores optional properties that are gone, so names of
 * properties are compared too.
 */
const rules = `type Keys<T> = T extends unknown ? keyof T : never
type Input<T> = T extends (first: infer First, ...rest: never[]) => unknown ? Keys<First> : never
type Value<Old, New> = Old extends readonly (infer One)[]
  ? New extends readonly (infer Other)[] ? ([One] extends [Other] ? 'fits' : 'breaks') : 'breaks'
  : [New] extends [Old] ? ([Input<Old>] extends [Input<New>] ? 'fits' : 'breaks') : 'breaks'
type Type<Old, New> = [Old] extends [New] ? ([Keys<Old>] extends [Keys<New>] ? 'fits' : 'breaks') : 'breaks'
declare function judge<Result extends 'fits'>(): Result
`

const importOf = (side: 'old' | 'new', { entries }: Interface, name: string) => {
  const [address = '', exported = ''] = name.split(' ')
  return `import('./${side}/${(entries.get(address) ?? '').replace(/\.tsx?$/u, '')}.js').${exported}`
}

function judgement(name: string, kind: Exported['kind'], old: Interface, now: Interface): string {
  const [before, after] = [importOf('old', old, name), importOf('new', now, name)]
  return kind === 'type' ? `judge<Type<${before}, ${after}>>()` : `judge<Value<typeof ${before}, typeof ${after}>>()`
}

const options = {
  target: 'ES2024',
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  module: 'preserve',
  moduleResolution: 'bundler',
  types: [],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
}

/** Returns the names of the exports that are not compatible. The compiler decides, by `rules`. */
async function breakingOf(names: readonly (readonly [string, Exported])[], old: Interface, now: Interface): Promise<ReadonlySet<string>> {
  const folder = inRoot('.cache', 'package', `compare-${process.pid}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  try {
    writeDeclarations(path.join(folder, 'old'), old.declarations)
    writeDeclarations(path.join(folder, 'new'), now.declarations)
    symlinkSync(path.join(home, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
    writeFileSync(path.join(folder, 'rules.d.ts'), rules)
    writeFileSync(path.join(folder, 'judge.ts'), `${names.map(([name, { kind }]) => judgement(name, kind, old, now)).join('\n')}\n`)
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['rules.d.ts', 'judge.ts'] }))
    const { output } = await capture(installed('tsc'), ['-p', '.', '--pretty', 'false'], { cwd: folder })
    const lines = [...output.matchAll(/^judge\.ts\((\d+),/gmu)].map(([, line]) => Number(line) - 1)
    return new Set(lines.flatMap((line) => names[line]?.[0] ?? []))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns what was added, removed and changed between two versions, in the order of the names. */
export async function compare(old: Interface, now: Interface): Promise<Change[]> {
  const [before, after] = [exportsIn(old.entries, old.declarations), exportsIn(now.entries, now.declarations)]
  const changed = [...after].flatMap(([name, exported]) => {
    const was = before.get(name)
    return was && was.text !== exported.text ? [[name, exported, was] as const] : []
  })
  const comparable = changed.filter(([, one, other]) => one.kind === other.kind && !one.isGeneric && !other.isGeneric)
  const breaking =
    comparable.length > 0
      ? await breakingOf(
          comparable.map(([name, exported]) => [name, exported]),
          old,
          now,
        )
      : new Set()
  const all: Change[] = [
    ...[...before.keys()].filter((name) => !after.has(name)).map((name) => ({ name, kind: 'removed' as const, isBreaking: true })),
    ...[...after.keys()].filter((name) => !before.has(name)).map((name) => ({ name, kind: 'added' as const, isBreaking: false })),
    ...changed.map((one) => ({ name: one[0], kind: 'changed' as const, isBreaking: !comparable.includes(one) || breaking.has(one[0]) })),
  ]
  return all.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}
