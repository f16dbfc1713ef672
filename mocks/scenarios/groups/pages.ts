import {
  COFFEE_AND_BOOKS,
  COOKING_FOR_TWO,
  DATE_SEASON,
  HIJAZ_TABLES,
  HOME_LIGHT,
  RIYADH_KITCHENS,
  SWEETS_OF_EID,
  OVEN_BAKERS,
} from '../../world/groups/all-groups.ts'

/**
 * Groups for stories and tests. The demo networker owns `riyadhKitchens` and `cookingForTwo`. She is admin of `ovenBakers`, member of
 * `coffeeAndBooks` and invited to `dateSeason`. Her request to `hijazTables` is open, `homeLight` declined her request, and she may send
 * one to `sweetsOfEid`.
 */
export const groupIds = {
  riyadhKitchens: RIYADH_KITCHENS.id,
  dateSeason: DATE_SEASON.id,
  sweetsOfEid: SWEETS_OF_EID.id,
  ovenBakers: OVEN_BAKERS.id,
  hijazTables: HIJAZ_TABLES.id,
  /** A group with the longest allowed name and description. */
  homeLight: HOME_LIGHT.id,
  /** A group with two members, too few for figures. */
  cookingForTwo: COOKING_FOR_TWO.id,
  coffeeAndBooks: COFFEE_AND_BOOKS.id,
  /** An id that belongs to no group. */
  nobody: '00000000-0000-7000-8000-000000000000',
} as const

const own = (id: string) => `/groups/my/${id}`
const open = ({ userName }: { userName: string }) => `/groups/${userName}`

/** Address of each scenario of a group's page. The key is the scenario's id without `group-`. */
export const groupAddresses = {
  owner: own(RIYADH_KITCHENS.id),
  'owner-private': own(HIJAZ_TABLES.id),
  admin: own(OVEN_BAKERS.id),
  member: own(COFFEE_AND_BOOKS.id),
  'visitor-open': open(RIYADH_KITCHENS),
  'visitor-by-link': open(COOKING_FOR_TWO),
  'visitor-private': open(OVEN_BAKERS),
  'visitor-closed': open(COFFEE_AND_BOOKS),
  invited: open(DATE_SEASON),
  'invited-closed': open(COFFEE_AND_BOOKS),
  requested: open(HIJAZ_TABLES),
  refused: open(HOME_LIGHT),
  'join-limit': open(SWEETS_OF_EID),
  long: own(HOME_LIGHT.id),
  missing: '/groups/nobody_here',
  'many-members': own(RIYADH_KITCHENS.id),
  'many-countries': own(RIYADH_KITCHENS.id),
  'no-figures': own(COOKING_FOR_TWO.id),
  'no-invites': own(OVEN_BAKERS.id),
  'no-requests': own(OVEN_BAKERS.id),
  'answer-too-late': own(OVEN_BAKERS.id),
} as const
