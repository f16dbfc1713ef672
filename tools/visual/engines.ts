import { engines, type Engine } from '../../.storybook/modes.ts'
import type { Outcome } from './compare.ts'
import { wordsOf } from './requested.ts'

/** Returns the engines of `--engine`, which are separated by commas, each once. Throws if one does not exist. */
export function enginesOf(typed: string): Engine[] {
  const words = wordsOf(typed)
  const unknown = words.filter((word) => !engines.some((engine) => engine === word))
  if (unknown.length > 0 || words.length === 0)
    throw new Error(`There is no engine “${unknown.join()}”. There are: ${engines.join(' and ')}.`)
  return engines.filter((engine) => words.includes(engine))
}

/** Returns what several engines found as one outcome. Each picture was compared in its engine only. */
export function together(outcomes: readonly Outcome[]): Outcome {
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + of(outcome), 0)
  return {
    changes: outcomes.flatMap(({ changes }) => changes),
    trees: outcomes.flatMap(({ trees }) => trees),
    failed: outcomes.flatMap(({ failed }) => failed),
    unsteady: outcomes.flatMap(({ unsteady }) => unsteady),
    matrices: outcomes.flatMap(({ matrices }) => matrices),
    compared: outcomes.flatMap(({ compared }) => compared),
    pictures: sum(({ pictures }) => pictures),
    seconds: sum(({ seconds }) => seconds),
  }
}
