/**
 * Returns the public part of a declaration file: without comments, imports and the marks of the compiler. Everything else stays as it is,
 * so that a change of any prop, default list or return type is a changed line.
 */
export function declarations(text: string): string {
  return text
    .replaceAll(/\/\*\*?[\s\S]*?\*\//gu, '')
    .replaceAll(/^import [^;]*;\n/gmu, '')
    .replaceAll(/^export \{\};\n?/gmu, '')
    .replaceAll(/^(export )?declare /gmu, '$1')
    .replaceAll(/;$/gmu, '')
    .split('\n')
    .map((line) => line.replace(/^(?: {4})+/u, (indent) => ' '.repeat(indent.length / 2)).trimEnd())
    .filter((line) => line !== '')
    .join('\n')
}

/** Returns the lists of variants in the declarations of a style file, from which props are made. Nothing else of a style file is public. */
export const variantLists = (text: string): string =>
  declarations(text)
    .split('\n')
    .filter((line) => /^export const \w+: readonly \[/u.test(line))
    .join('\n')

export type Module = {
  /** The address by which the module is imported. */
  address: string
  /** The module's public declarations; empty if it has none. */
  promises: string
}

/** Returns the report of all modules, grouped by folder, in order. */
export function apiReport(groups: ReadonlyMap<string, readonly Module[]>): string {
  const sections = [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, modules]) => {
      const described = modules.filter(({ promises }) => promises !== '').toSorted((a, b) => (a.address < b.address ? -1 : 1))
      return described.length === 0
        ? []
        : [`## ${name}\n`, ...described.map(({ address, promises }) => `\`${address}\`\n\n\`\`\`ts\n${promises}\n\`\`\`\n`)]
    })
  return [
    '# What the design system promises\n',
    'Every module, its exports and their props, as the compiler sees them. Written by `npm run codegen`, checked by `npm test`: a change here is a change of the promise, and is reviewed as one.\n',
    ...sections,
  ].join('\n')
}
