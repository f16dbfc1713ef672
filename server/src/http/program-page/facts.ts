import type { Language, Localized } from '@wasla/contract/platform/language.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { nameFor } from '@wasla/contract/profiles/names.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { areaById } from '@wasla/contract/reference/areas.ts'
import { countryOf } from '@wasla/contract/reference/fields.ts'
import { plainLine, plainText } from '@wasla/contract/validation/plain-text.ts'
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
  /** The program’s own description. */
  words: string
  /** Names of the countries or areas in which the program runs; empty if it runs everywhere. */
  places: readonly string[]
  /** Days in Riyadh, `YYYY-MM-DD`. */
  publishedOn: string
  startDate: string
  endDate: string | null
}

const descriptionLength = 180

/** Returns the name of a country or of a part of one; none for an id that no longer exists. */
const placeIn = (language: Language) => (id: string) => {
  const name = (countryOf(id) ?? areaById(id))?.name[language]
  return name === undefined ? [] : [name]
}

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
    words: plainText(program.description),
    places: program.launchLocationType === 'WORLDWIDE' ? [] : program.launchLocationIds.flatMap(placeIn(language)),
    publishedOn: civilDate(program.publishedAt ?? program.createdAt),
    startDate: program.startDate,
    endDate: program.endDate,
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
