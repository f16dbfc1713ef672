import { wordsOf } from '@wasla/contract/groups/rich-text/clean.ts'
import type { Language, Localized } from '@wasla/contract/platform/language.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { plainLine, plainText } from '@wasla/contract/validation/plain-text.ts'
import type { PagedGroup } from '../../domains/groups/stores/pages.ts'
import { ownPicture, shortened } from '../public-page/facts.ts'
import { filled } from '../public-page/words.ts'
import { shareSize, type ShareCard } from '../share-picture/drawing.ts'
import { initials } from '../share-picture/generated/initials.ts'
import { versionOf } from '../share-picture/card.ts'
import { groupWords } from './words.ts'

/** Everything that a page’s head and link previews say about a group, in one language. */
export type GroupFacts = {
  name: string
  userName: string
  handle: string
  /** A path on this site, or null. */
  picture: string | null
  /** The group’s description, without markup. */
  words: string
  membersCount: number
  /** Time at which the group was created, in ISO 8601. */
  since: string
  title: string
  description: string
  /** Whether search engines and link previews may show the group (G-03). */
  isDiscoverable: boolean
}

const descriptionLength = 180

export function groupFacts(group: PagedGroup, language: Language, product: Localized): GroupFacts {
  const name = plainLine(group.name)
  const words = plainText(wordsOf(group.description))
  return {
    name,
    userName: group.userName,
    handle: `@${group.userName}`,
    picture: ownPicture(group.photo),
    words,
    membersCount: group.membersCount,
    since: toDateTime(group.createdAt),
    title: `${name} · ${product[language]}`,
    description: shortened(words, descriptionLength) || filled(groupWords.nobodysWords[language], { name, product: product[language] }),
    isDiscoverable: group.isDiscoverable,
  }
}

/** Returns the path of a group’s page. All tabs are one page to search engines. */
export const groupPath = (userName: string): string => `/groups/${userName}`

/** Returns the facts for the share picture of a group, in the same form as for a profile. */
export const groupCard = (facts: GroupFacts, language: Language, product: Localized): ShareCard => ({
  type: 'GROUP',
  typeWord: groupWords.group[language],
  name: facts.name,
  handle: facts.handle,
  userName: facts.userName,
  initials: initials(facts.name),
  isVerified: false,
  picture: facts.picture,
  product: product[language],
  language,
})

/** Returns the address of a group’s share picture. The address changes with the picture. */
export const groupShareAddress = (userName: string, card: ShareCard): string =>
  `/share/group/${userName}.png?lang=${card.language}&v=${versionOf(card)}`

export const groupShare = (publicUrl: string, product: Localized) => (facts: GroupFacts, language: Language) => ({
  url: publicUrl + groupShareAddress(facts.userName, groupCard(facts, language, product)),
  ...shareSize,
})
