import type { Language } from '../platform/language.ts'
import { moneyText } from '../platform/money-text.ts'
import type { Milestone } from '../programs/step-data.ts'

/** What a milestone is rewarded with, as one reads it: an amount, or what the brand called the experience (O-03). */
export const rewardText = ({ rewardType, amount = 0, title = '' }: Milestone, language: Language): string =>
  rewardType === 'CASH' ? moneyText(amount, language) : title
