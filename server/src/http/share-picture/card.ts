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

/** Returns a hash of everything on the picture. It changes with the picture, so the picture may be cached under it for ever. */
export const versionOf = (card: ShareCard): string =>
  createHash('sha256')
    .update(JSON.stringify([drawingNumber, ...Object.entries(card).toSorted(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('base64url')
    .slice(0, 16)

/** Returns the address of a share picture. It changes with the picture, for sites that cache pictures by address. */
export const shareAddress = (card: ShareCard): string =>
  `/share/profile/${userNameKey(card.userName)}.png?lang=${card.language}&v=${versionOf(card)}`

export const shareOf = (publicUrl: string, product: Localized) => (facts: Facts, language: Language) => ({
  url: publicUrl + shareAddress(cardOf(facts, language, product)),
  ...shareSize,
})
