import { createHash } from 'node:crypto'
import type { Language, Localized } from '@wasla/contract/platform/language.ts'
import { userNameKey } from '@wasla/contract/profiles/user-name.ts'
import type { Facts } from '../public-page/facts.ts'
import { drawingNumber, shareSize, type ShareCard } from './drawing.ts'

export const cardOf = (facts: Facts, language: Language, product: Localized): ShareCard => ({
  type: facts.type,
  typeWord: facts.typeWord,
  name: facts.name,
  handle: facts.handle,
  userName: facts.userName,
  initials: facts.initials,
  isVerified: facts.isVerified,
  picture: facts.picture,
  product: product[language],
  language,
})

/** The same for the same picture, another for any other: what is drawn once may be cached for ever under it. */
export const versionOf = (card: ShareCard): string =>
  createHash('sha256')
    .update(JSON.stringify([drawingNumber, ...Object.entries(card).toSorted(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('base64url')
    .slice(0, 16)

/** Where a card's picture is drawn: an address that changes with it, for those who keep pictures by their address. */
export const shareAddress = (card: ShareCard): string =>
  `/share/profile/${userNameKey(card.userName)}.png?lang=${card.language}&v=${versionOf(card)}`

export const shareOf = (publicUrl: string, product: Localized) => (facts: Facts, language: Language) => ({
  url: publicUrl + shareAddress(cardOf(facts, language, product)),
  ...shareSize,
})
