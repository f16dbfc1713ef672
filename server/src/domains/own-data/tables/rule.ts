import type { DataSection } from '@wasla/contract/generated/user-types.ts'
import type { Tables } from '#database/schema.ts'

/**
 * Why data is not in an archive. `SECRET`: a password, token, hash or key. `OTHERS`: it is about other people. `INTERNAL`: it says nothing
 * about the person, but how the product works. `DERIVED`: computed from data that is in the archive. `NOT_PERSONAL`: about no account.
 * `SHORT_LIVED`: deleted within a day, or changed with every request.
 */
export type Reason = 'SECRET' | 'OTHERS' | 'INTERNAL' | 'DERIVED' | 'NOT_PERSONAL' | 'SHORT_LIVED'

/** What a column has that says whose row it is: the id of the user, the id of one of the profiles, or the mobile number. */
export type Key = 'user' | 'profile' | 'number'

/** A row belongs to the account if its column has a key of the account, or names a row of another table that does. */
export type Owner =
  | { readonly column: string; readonly is: Key }
  | { readonly column: string; readonly in: keyof Tables; readonly key: string }

type ColumnOf<Name extends keyof Tables> = keyof Tables[Name] & string

/** How one table is exported. Each of its columns is in exactly one of the lists; a test compares them with the database. */
type TableRule<Name extends keyof Tables> = {
  readonly section: DataSection
  readonly owners: readonly Owner[]
  /** Column by which the rows are sorted, the newest first. */
  readonly newest: ColumnOf<Name>
  readonly shown: readonly ColumnOf<Name>[]
  /** Ids of profiles, which are shown as names. */
  readonly people?: readonly ColumnOf<Name>[]
  readonly leftOut?: Readonly<Partial<Record<Reason, readonly ColumnOf<Name>[]>>>
}

/** A rule of any table, for code that reads all of them. */
export type AnyRule = {
  readonly section: DataSection
  readonly owners: readonly Owner[]
  readonly newest: string
  readonly shown: readonly string[]
  readonly people?: readonly string[]
  readonly leftOut?: Readonly<Partial<Record<Reason, readonly string[]>>>
}

export type TableRules = { readonly [Name in keyof Tables]?: TableRule<Name> }

export const byUser = (column = 'user_id'): Owner => ({ column, is: 'user' })
export const byProfile = (column = 'profile_id'): Owner => ({ column, is: 'profile' })
export const byNumber = (column = 'mobile_no'): Owner => ({ column, is: 'number' })
/** The column names a row, by this key, of a table whose own rule says whose it is. */
export const through = (column: string, table: keyof Tables, key = 'id'): Owner => ({ column, in: table, key })
