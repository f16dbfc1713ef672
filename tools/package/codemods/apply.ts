import type { Codemod } from '@wasla/design-system/codemods/codemod.ts'
import { parseSync, Visitor, type ImportDeclaration, type JSXOpeningElement } from 'oxc-parser'
import { Edits } from './edits.ts'
import { usesOf, type Uses } from './names.ts'

/** A line that a person has to check. */
type Note = { line: number; text: string }
/** A source after a codemod. */
export type Applied = { text: string; notes: readonly Note[] }

type Imported = { entry: string; name: string }

const packageName = '@wasla/design-system'

class Source {
  readonly #edits = new Edits()
  readonly #notes: Note[] = []
  /** What each name of the source was imported as, with its present entry and name. */
  readonly #imported = new Map<string, Imported>()
  readonly #text: string
  readonly #codemod: Codemod

  constructor(text: string, codemod: Codemod) {
    this.#text = text
    this.#codemod = codemod
  }

  #note(start: number, text: string): void {
    this.#notes.push({ line: this.#text.slice(0, start).split('\n').length, text: `${this.#codemod.name}: ${text}` })
  }

  #entryOf(specifier: string): string | undefined {
    if (!specifier.startsWith(`${packageName}/`)) return undefined
    const address = specifier.slice(packageName.length + 1)
    return this.#codemod.entries?.find(({ from }) => from === address)?.to ?? address
  }

  /** Replaces the address of an entry that moved. */
  #address(literal: { value: string; start: number; end: number }): void {
    const entry = this.#entryOf(literal.value)
    if (entry !== undefined && literal.value !== `${packageName}/${entry}`)
      this.#edits.replace({ start: literal.start + 1, end: literal.end - 1 }, `${packageName}/${entry}`)
  }

  #rename(local: string, to: string, { references, shorthands }: Uses): void {
    for (const one of references.filter(({ name }) => name === local))
      this.#edits.replace(one, shorthands.has(one.start) ? `${local}: ${to}` : to)
  }

  /** Gives imports their present names. If the source defines or exports the old name, the import keeps it by `as`. */
  #imports(declaration: ImportDeclaration, uses: Uses): void {
    const entry = this.#entryOf(declaration.source.value)
    if (entry === undefined) return
    this.#address(declaration.source)
    for (const specifier of declaration.specifiers) {
      if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue
      const [before, local] = [specifier.imported.name, specifier.local.name]
      const to = this.#codemod.exports?.find((one) => one.entry === entry && one.from === before)?.to
      this.#imported.set(local, { entry, name: to ?? before })
      if (to === undefined) continue
      const isAlone = specifier.imported.start === specifier.local.start
      if (!isAlone) this.#edits.replace(specifier.imported, to)
      else if (uses.defined.has(to) || uses.defined.has(local) || uses.exported.has(local))
        this.#edits.replace(specifier.imported, `${to} as ${local}`)
      else {
        this.#edits.replace(specifier.imported, to)
        this.#rename(local, to, uses)
      }
    }
  }

  #element(element: JSXOpeningElement): void {
    if (element.name.type !== 'JSXIdentifier') return
    const imported = this.#imported.get(element.name.name)
    const renamed = this.#codemod.props?.filter((one) => one.entry === imported?.entry && one.component === imported.name) ?? []
    for (const { from, to } of renamed) {
      for (const attribute of element.attributes) {
        if (attribute.type === 'JSXSpreadAttribute') this.#note(attribute.start, `these properties may contain ${from}, which is ${to} now`)
        else if (attribute.name.type === 'JSXIdentifier' && attribute.name.name === from) this.#edits.replace(attribute.name, to)
      }
    }
  }

  apply(file: string): Applied {
    const { program, errors } = parseSync(file, this.#text)
    if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`)
    const uses = usesOf(program)
    new Visitor({
      ImportDeclaration: (node) => this.#imports(node, uses),
      ExportNamedDeclaration: ({ source, start }) => {
        if (!source) return
        this.#address(source)
        const entry = this.#entryOf(source.value)
        if (this.#codemod.exports?.some((one) => one.entry === entry)) this.#note(start, 'what is exported here may have a new name')
      },
      ImportExpression: ({ source, start }) => {
        if (source.type !== 'Literal' || typeof source.value !== 'string') return
        this.#address({ value: source.value, start: source.start, end: source.end })
        const entry = this.#entryOf(source.value)
        if (this.#codemod.exports?.some((one) => one.entry === entry)) this.#note(start, 'what is loaded here has a new name')
      },
    }).visit(program)
    new Visitor({ JSXOpeningElement: (node) => this.#element(node) }).visit(program)
    return { text: this.#edits.madeIn(this.#text), notes: this.#notes }
  }
}

/** Replaces names of custom properties, in style sheets and in texts. */
const withProperties = (text: string, { properties = [] }: Codemod): string =>
  properties.reduce((rest, { from, to }) => rest.replaceAll(new RegExp(`${from}(?![\\w-])`, 'gu'), () => to), text)

/** Applies one codemod to a source or a style sheet. Throws if a source has a syntax error. */
export function apply(file: string, text: string, codemod: Codemod): Applied {
  const named = withProperties(text, codemod)
  if (file.endsWith('.css') || !named.includes(packageName)) return { text: named, notes: [] }
  return new Source(named, codemod).apply(file)
}
