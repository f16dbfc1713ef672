import type { PromoCodeRecord } from '../participations/promo-codes/record.ts'
import { isProof } from './proof.ts'
import type { ClickRecord, ConversionRecord } from './record.ts'
import { unknownCountry } from './unknown-country.ts'

/** Beginning of the `clickId` of a result that came by a code. No click id begins with it. */
const beginning = 'code:'

/** Returns the `clickId` of a result that came by this folded code. */
export const codeSourceId = (code: string): string => `${beginning}${code}`

/** Returns whether a `clickId` is that of a code. */
export const isCodeSource = (clickId: string): boolean => clickId.startsWith(beginning)

/** Returns the code in a `clickId`; null for a click. */
export const promoCodeOf = (clickId: string): string | null => (isCodeSource(clickId) ? clickId.slice(beginning.length) : null)

/**
 * Returns a code in the form of the click that a result is otherwise decided by. It begins when its participant got it, and says nothing
 * about a browser, a country or a network.
 */
export const codeSource = ({ programId, profileId, code, createdAt }: Omit<PromoCodeRecord, 'ownerId' | 'isChosen'>): ClickRecord => ({
  id: codeSourceId(code),
  programId,
  profileId,
  at: createdAt,
  channel: 'CODE',
  country: unknownCountry,
  visitor: '',
  status: 'Approved',
  reason: null,
})

/**
 * Returns whether only a browser says that a result came by a code. Anybody can say so without having clicked anything, so such a result
 * counts only if its owner or an admin lets it count.
 */
export const isUnproven = ({ way, clickId }: Pick<ConversionRecord, 'way' | 'clickId'>): boolean => !isProof(way) && isCodeSource(clickId)

/** Returns whether a waiting result counts by itself at `countsAt` (Y-01). A contested number does not (Y-02). */
export const countsAutomatically = (result: Pick<ConversionRecord, 'way' | 'clickId' | 'naming'>): boolean =>
  result.naming !== 'Contested' && !isUnproven(result)

/** Highest number of undecided results by code of one participant that only browsers report. Anybody can make up any number of them. */
export const mostUnproven = 200
