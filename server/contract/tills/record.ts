/** What one order of a till may cost, in halalas, and how many orders it may report. */
export type TillBounds = {
  mostAmount: number
  /** Orders that were made within one hour. */
  mostPerHour: number
  /** Orders that arrived within 24 hours. */
  mostPerDay: number
}

/** A till: a page for a phone in a shop, which reports orders by code for one program. Times are in milliseconds. */
export type TillRecord = TillBounds & {
  id: string
  programId: string
  name: string
  /** The secret end of the page’s address. Its owner may read it again; without the PIN it reports nothing. */
  link: string
  /** Keyed hash of the PIN. */
  pin: string
  createdAt: number
  revokedAt: number | null
  lastUsedAt: number | null
  /** Wrong PINs since the last right one, or since the till was last locked. */
  wrongPins: number
  /** How often the till was locked since its PIN was made. */
  locks: number
  lockedUntil: number | null
  /** Number of the till’s last order. */
  lastNumber: number
  /** How many orders it reported and did not undo, and their sum. */
  orders: number
  sum: number
}

/** A phone that typed the PIN of a till. Times are in milliseconds. */
export type TillPhoneRecord = {
  /** Hash of the phone’s token. */
  id: string
  tillId: string
  createdAt: number
  lastUsedAt: number
}

/** An order that a till reported. Times are in milliseconds, the amount in halalas. */
export type TillOrderRecord = {
  id: string
  tillId: string
  programId: string
  /** The key that the phone made: the same order sent again has the same key. */
  key: string
  /** Counts the orders of the till. */
  number: number
  profileId: string
  code: string
  amount: number
  /** The order as results have it. */
  conversionId: string
  occurredAt: number
  receivedAt: number
  undoneAt: number | null
}

/** The order’s own number among the results of its program. Nobody can guess it, so nobody can name it first. */
export const externalIdOf = ({ id }: Pick<TillOrderRecord, 'id'>): string => `till-${id}`
