/** What a journey visits: a feature (`settings`), one of its use cases (`profiles/home`), or the back office (`admin`). */
export type Area = string

/** Returns the area of a file of the product; null if every area depends on it. */
export function areaOf(file: string): Area | null {
  if (file.startsWith('app/src/admin/') || file.startsWith('server/src/admin/')) return 'admin'
  const [, feature, useCase] = /^app\/src\/features\/([^/]+)\/(?:([^/.]+)\/)?[^/]/u.exec(file) ?? []
  if (feature) return useCase && useCase !== 'messages' ? `${feature}/${useCase}` : feature
  return /^server\/(?:src\/domains|contract)\/([^/]+)\//u.exec(file)?.[1] ?? null
}

/** Which area each message id and each path belongs to. They show which areas a journey visits. */
export type Places = {
  /** The area of each message. */
  ofMessage: ReadonlyMap<string, Area>
  /** The area of the screen of each path in the app's tables. */
  ofPath: ReadonlyMap<string, Area>
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/** Returns a pattern for a quoted text; the values of a template may be anything. */
const fitting = (quoted: string) =>
  new RegExp(
    `^${quoted
      .split(/\$\{[^}]*\}/u)
      .map(escape)
      .join('.+')}$`,
    'u',
  )

/** Returns the path in the table that an address belongs to: the longest that matches its beginning. */
function pathOf(address: string, paths: Iterable<string>): string | undefined {
  const bare = address.replace(/[?#].*$/u, '')
  const parts = bare.split('/')
  const fits = (path: string) => {
    const pattern = path.split('/')
    return pattern.length <= parts.length && pattern.every((part, at) => part.startsWith(':') || part === parts[at])
  }
  return [...paths].filter((path) => path !== '/' && fits(path)).toSorted((one, other) => other.length - one.length)[0]
}

/** Returns the areas in the source of a journey or a helper: those whose message ids it quotes and whose addresses it opens. */
export function areasIn(text: string, { ofMessage, ofPath }: Places): Set<Area> {
  const quoted = [...text.matchAll(/'([^'\n]+)'|`([^`\n]+)`/gu)].map(([, plain, template]) => plain ?? template ?? '')
  const found = new Set<Area>()
  for (const each of quoted) {
    if (each.startsWith('/')) {
      const area = ofPath.get(pathOf(each, ofPath.keys()) ?? '')
      if (area) found.add(area)
      if (/^\/admin(?:\/|$)/u.test(each)) found.add('admin')
    } else if (/^[a-z][\w-]*\./u.test(each)) {
      const exact = ofMessage.get(each)
      if (exact) found.add(exact)
      else if (each.includes('${')) {
        const pattern = fitting(each)
        for (const [id, area] of ofMessage) if (pattern.test(id)) found.add(area)
      }
    }
  }
  return found
}

/** Returns the screens of the app's tables as `path → area`. Each entry of the source names the module that it loads. */
export function screensIn(table: string): Map<string, Area> {
  const entries = table.split(/^ {2}'(?=\/)/mu).slice(1)
  return new Map(
    entries.flatMap((entry) => {
      const path = entry.slice(0, entry.indexOf("'"))
      const [, file = ''] = /import\('#(features\/[^']+)'\)/u.exec(entry) ?? []
      const area = areaOf(`app/src/${file}`)
      return area ? [[path, area] as const] : []
    }),
  )
}

/** Returns whether a journey through these areas visits a changed area. A feature contains its use cases. */
export const isWalked = (area: Area, walked: ReadonlySet<Area>): boolean =>
  walked.has(area) || [...walked].some((one) => one.startsWith(`${area}/`) || area.startsWith(`${one}/`))
