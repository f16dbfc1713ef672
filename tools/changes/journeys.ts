/** What a journey walks through: a feature (`settings`), one of its use cases (`profiles/home`), or the back office (`admin`). */
export type Area = string

/** Which area a file of the product belongs to; none where everything stands on it. */
export function areaOf(file: string): Area | null {
  if (file.startsWith('app/src/admin/') || file.startsWith('server/src/admin/')) return 'admin'
  const [, feature, useCase] = /^app\/src\/features\/([^/]+)\/(?:([^/.]+)\/)?[^/]/u.exec(file) ?? []
  if (feature) return useCase && useCase !== 'messages' ? `${feature}/${useCase}` : feature
  return /^server\/(?:src\/domains|contract)\/([^/]+)\//u.exec(file)?.[1] ?? null
}

/** Which areas have words of these ids, and which path leads to which: what tells where a journey comes. */
export type Places = {
  /** The area of each message. */
  ofMessage: ReadonlyMap<string, Area>
  /** The area of the screen of each path in the app's tables. */
  ofPath: ReadonlyMap<string, Area>
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/** A quoted text as a pattern: whatever is put into a template may be anything. */
const fitting = (quoted: string) =>
  new RegExp(
    `^${quoted
      .split(/\$\{[^}]*\}/u)
      .map(escape)
      .join('.+')}$`,
    'u',
  )

/** The path of the table that an address belongs to: the longest that it begins with. */
function pathOf(address: string, paths: Iterable<string>): string | undefined {
  const bare = address.replace(/[?#].*$/u, '')
  const parts = bare.split('/')
  const fits = (path: string) => {
    const pattern = path.split('/')
    return pattern.length <= parts.length && pattern.every((part, at) => part.startsWith(':') || part === parts[at])
  }
  return [...paths].filter((path) => path !== '/' && fits(path)).toSorted((one, other) => other.length - one.length)[0]
}

/** The areas that a journey's text, or that of a helper, speaks of: those whose words it quotes and to whose addresses it goes. */
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

/** The screens of the app's tables, as `path → area`, read from their source: each names the module that is fetched for it. */
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

/** Whether somebody who walks these areas meets what changed in this one. A feature holds its use cases. */
export const isWalked = (area: Area, walked: ReadonlySet<Area>): boolean =>
  walked.has(area) || [...walked].some((one) => one.startsWith(`${area}/`) || area.startsWith(`${one}/`))
