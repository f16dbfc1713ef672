/** Folders that have one part per domain, and their parts that belong to no domain. Any other name is a second word for a domain. */
export const places = {
  // `search` has no service of its own yet.
  // `api` describes the interface for keys. `splits` is a part of managed accounts with rules of its own.
  'server/contract': [
    'access',
    'api',
    'arguments',
    'common',
    'errors',
    'generated',
    'platform',
    'public-pages',
    'search',
    'splits',
    'validation',
  ],
  'server/contract/access': ['guard-roots', 'needed-scope', 'refusal', 'root-scopes', 'rule', 'scopes', 'testing', 'type-scopes', 'user'],
  'server/src/database/tables': ['platform', 'splits', 'values'],
  'server/src/graphql/resolvers': ['group-figures'],
  'mocks/store': ['resolvers'],
  'mocks/store/resolvers': [],
  'mocks/scenarios': ['scenario', 'scenario-server', 'scenarios', 'splits'],
  'app/src/features': [],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Place = keyof typeof places

/** Returns the parts of a place that do not have the name of a domain. */
export function strangeRooms(domains: readonly string[], place: Place, rooms: readonly string[]): string[] {
  const others: readonly string[] = places[place]
  return rooms.filter((room) => !domains.includes(room) && !others.includes(room)).map((room) => `${place}/${room}`)
}
