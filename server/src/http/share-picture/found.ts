import type { Language, Localized } from '@wasla/contract/platform/language.ts'
import { isUserName } from '@wasla/contract/profiles/user-name.ts'
import type { Database } from '#database/database.ts'
import { groupOfPage } from '../../domains/groups/stores/pages.ts'
import type { Services } from '../../services/services.ts'
import { groupCard, groupFacts, groupShareAddress } from '../group-page/facts.ts'
import { programCard, programFacts } from '../program-page/facts.ts'
import { findShownProgram } from '../program-page/shown.ts'
import { factsOf } from '../public-page/facts.ts'
import { findDrawn } from '../public-page/shown.ts'
import type { Drawn } from './answer.ts'
import { cardOf, shareAddress } from './card.ts'

/** Returns the share picture of a profile by its current or former name; null if it is not public. */
export const profileDrawn =
  (services: Pick<Services, 'profiles'>, product: Localized) =>
  async (name: string, language: Language): Promise<Drawn | null> => {
    const shown = isUserName(name) ? await findDrawn(services, name.toLowerCase()) : null
    if (!shown) return null
    const card = cardOf(factsOf(shown, language, product), language, product)
    return { card, movedTo: card.userName.toLowerCase() === name.toLowerCase() ? null : shareAddress(card) }
  }

/** Returns the share picture of a program that anybody may find. */
export const programDrawn =
  (services: Pick<Services, 'programs' | 'profiles' | 'flags'>, product: Localized) =>
  async (id: string, language: Language): Promise<Drawn | null> => {
    const shown = await findShownProgram(services, id)
    return shown && { card: programCard(programFacts(shown, language, product), language, product), movedTo: null }
  }

/** Returns the share picture of a discoverable group; null for a hidden one (G-03). */
export const groupDrawn =
  (db: Database, product: Localized) =>
  async (name: string, language: Language): Promise<Drawn | null> => {
    const group = isUserName(name) ? await groupOfPage(db, name.toLowerCase()) : null
    if (!group?.isDiscoverable) return null
    const card = groupCard(groupFacts(group, language, product), language, product)
    return { card, movedTo: name === group.userName ? null : groupShareAddress(group.userName, card) }
  }
