import type { Accent } from '../../tokens/token-type.ts'
import type { Reward } from './reward.ts'

export type Goal = {
  id: string
  target: number
  reward: Reward
  /** Whether the reward waits for budget after the target was reached. */
  isWaiting?: boolean
  /** Text that replaces “Achieved”, such as “Reached 8 Nov”. */
  achieved?: string
}

const goalStates = ['achieved', 'waiting', 'next', 'ahead'] as const
export type GoalState = (typeof goalStates)[number]

/** Person whose count a path shows. */
export type GoalPathPerson = { name: string; src?: string | null; accent?: Accent }
