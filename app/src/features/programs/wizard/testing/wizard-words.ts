import type { Catalogue } from '#i18n/catalogue.ts'
import { detailsMessages } from '#features/programs/wizard/details/messages/catalogue.ts'
import { criteriaMessages } from '#features/programs/wizard/participant-criteria/messages/catalogue.ts'
import { targetMessages } from '#features/programs/wizard/target-criteria/messages/catalogue.ts'
import { objectivesMessages } from '#features/programs/objectives/messages/catalogue.ts'
import { contentMessages } from '#features/programs/content/messages/catalogue.ts'
import { catalogueMessages } from '#features/programs/catalogue/messages/catalogue.ts'
import { guidelinesMessages } from '#features/programs/guidelines/messages/catalogue.ts'
import { budgetMessages } from '#features/programs/budget/messages/catalogue.ts'
import { moneyMessages } from '#features/programs/money/messages/catalogue.ts'
import { wizardMessages } from '../messages/catalogue.ts'

/** Message catalogues of every step, for stories of any step. */
export const wizardCatalogues: readonly Catalogue[] = [
  wizardMessages,
  detailsMessages,
  criteriaMessages,
  targetMessages,
  objectivesMessages,
  contentMessages,
  catalogueMessages,
  guidelinesMessages,
  budgetMessages,
  moneyMessages,
]
