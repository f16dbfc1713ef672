import type { Language, Localized } from '@wasla/contract/platform/language.ts'
import { nameFor } from '@wasla/contract/profiles/names.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { plainLine } from '@wasla/contract/validation/plain-text.ts'
import { ownPicture, shortened } from '../public-page/facts.ts'
import { filled } from '../public-page/words.ts'
import { initials } from '../share-picture/generated/initials.ts'
import { versionOf } from '../share-picture/card.ts'
import { shareSize, type ShareCard } from '../share-picture/drawing.ts'
import { programWords } from './words.ts'

/** A listed program and its owner. Nothing in it is secret (K-10). */
export type ShownProgram = { program: ProgramRecord; owner: ProfileRecord }

/** Everything that a page’s head and link previews say about a program, in one language. */
export type ProgramFacts = {
  id: string
  name: string
  ownerName: string
  /** Part of the address of the owner’s profile. */
  ownerUserName: string
  /** The owner’s picture: a path on this site, or null. */
  picture: string | null
  title: string
  description: string
}

const descriptionLength = 180

export function programFacts({ program, owner }: ShownProgram, language: Language, product: Localized): ProgramFacts {
  const name = plainLine(program.name)
  const ownerName = plainLine(nameFor(owner, language))
  return {
    id: program.id,
    name,
    ownerName,
    ownerUserName: owner.userName ?? '',
    picture: ownPicture(owner.picture),
    title: `${name} · ${product[language]}`,
    description:
      shortened(program.description, descriptionLength) || filled(programWords.nobodysWords[language], { name, owner: ownerName }),
  }
}

/** Returns the path of a program’s page. All tabs are one page to search engines: the overview. */
export const programPath = (id: string): string => `/program/${id}/overview`

/** Returns the facts for the share picture of a program: its name is the title, and its brand is below. */
export const programCard = (facts: ProgramFacts, language: Language, product: Localized): ShareCard => ({
  type: 'BRAND',
  typeWord: programWords.program[language],
  name: facts.name,
  handle: facts.ownerName,
  userName: facts.ownerUserName,
  initials: initials(facts.ownerName),
  isVerified: false,
  picture: facts.picture,
  product: product[language],
  language,
})

/** Returns the address of a program’s share picture. The address changes with the picture. */
const programShareAddress = (id: string, card: ShareCard): string => `/share/program/${id}.png?lang=${card.language}&v=${versionOf(card)}`

export const programShare = (publicUrl: string, product: Localized) => (facts: ProgramFacts, language: Language) => ({
  url: publicUrl + programShareAddress(facts.id, programCard(facts, language, product)),
  ...shareSize,
})
