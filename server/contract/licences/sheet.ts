import { csvLines } from '../files/csv.ts'
import type { ParticipantLicenceState } from '../generated/user-sdl-types.ts'
import { platformNames } from '../social/platform-names.ts'
import type { SocialLinkRecord } from '../social/record.ts'
import { groupedNumber } from './number.ts'
import { licenceState, type OwnLicences } from './standing.ts'

/** What the owner of a program reads of a participant's licence. */
export type SheetLicence = {
  readonly state: ParticipantLicenceState
  readonly number: string | null
  readonly expiresOn: string | null
  readonly accounts: readonly SocialLinkRecord[]
}

const nothing = { number: null, expiresOn: null, accounts: [] } as const

/**
 * Returns the licence of a participant on a day, for the owner of a program. A licence that no reviewer approved shows nothing but its
 * state: its number is not checked and not public.
 */
export function sheetLicence({ current, next }: OwnLicences, accounts: readonly SocialLinkRecord[], today: string): SheetLicence {
  const state = current && licenceState(current, today)
  if (current && (state === 'VALID' || (state === 'EXPIRED' && next?.status !== 'InReview'))) {
    const { number, expiresOn, accountIds } = current
    return { state, number, expiresOn, accounts: accounts.filter(({ id }) => accountIds.includes(id)) }
  }
  return { state: next?.status === 'InReview' ? 'IN_REVIEW' : 'NONE', ...nothing }
}

export type SheetLine = SheetLicence & { readonly name: string; readonly userName: string | null }

/** Names of the columns. They are the same in every language, so that spreadsheets can import every file in the same way. */
const columns = ['name', 'user_name', 'licence', 'number', 'expires_on', 'accounts'] as const

const accountText = ({ platform, userName }: SocialLinkRecord) => `${platformNames[platform].en} @${userName}`

/**
 * Returns the compliance sheet: a CSV file (RFC 4180) with one line for each participant. The number is text in groups of four, so that
 * spreadsheets do not change it; texts that a spreadsheet would read as formulas are marked (security case 58).
 */
export const licenceSheet = (lines: readonly SheetLine[]): string =>
  csvLines([
    columns,
    ...lines.map(({ name, userName, state, number, expiresOn, accounts }) => [
      name,
      userName ?? '',
      state,
      number === null ? '' : groupedNumber(number),
      expiresOn ?? '',
      accounts.map(accountText).join('; '),
    ]),
  ])
