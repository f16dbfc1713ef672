/** Where the domains have their rooms, and which rooms there belong to no domain. Any other name is a second word for a domain. */
export const places = {
  // `search` has no service of its own yet.
  'server/contract': ['access', 'arguments', 'common', 'errors', 'generated', 'platform', 'search', 'validation'],
  'server/contract/access': ['guard-roots', 'refusal', 'rule', 'testing', 'user'],
  'server/src/database/tables': ['platform', 'values'],
  'mocks/store': ['resolvers'],
  'mocks/store/resolvers': [],
  'mocks/scenarios': ['scenario', 'scenario-server', 'scenarios'],
  'app/src/features': [],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Place = keyof typeof places

/** Rooms of a place that are called by no domain's name. */
export function strangeRooms(domains: readonly string[], place: Place, rooms: readonly string[]): string[] {
  const others: readonly string[] = places[place]
  return rooms.filter((room) => !domains.includes(room) && !others.includes(room)).map((room) => `${place}/${room}`)
}
