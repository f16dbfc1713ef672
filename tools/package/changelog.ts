const heading = '### For products that use the design system'

/** Returns the part of each version that is for products that use the package, by version, the newest first. */
export function changesOfPackage(changelog: string): ReadonlyMap<string, string> {
  const versions = changelog.split(/^## /mu).slice(1)
  return new Map(
    versions.flatMap((text) => {
      const version = text.slice(0, text.indexOf('\n')).trim()
      const part = text.split(`${heading}\n`)[1]?.split(/^### /mu)[0]?.trim()
      return part === undefined ? [] : [[version, part] as const]
    }),
  )
}

/** Returns the changelog of the package: the parts of the product's changelog that are for products that use it. */
export const changelogOf = (changelog: string): string =>
  ['# Changelog\n', ...[...changesOfPackage(changelog)].map(([version, part]) => `## ${version}\n\n${part}\n`)].join('\n')
