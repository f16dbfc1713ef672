import type { Language } from '../platform/language.ts'
import { moneyText } from '../platform/money-text.ts'
import type { Milestone } from '../programs/step-data.ts'

/** Returns the reward of a milestone as text: the amount, or the brand’s name for the experience (O-03). */
export const rewardText = ({ rewardType, amount = 0, title = '' }: Milestone, language: Language): string =>
  rewardType === 'CASH' ? moneyText(amount, language) : title
