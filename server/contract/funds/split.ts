import { figureNames, type Figures } from './figures.ts'
import { fundsLimits } from './limits.ts'
import type { FundsPart, PlacedPart } from './tree.ts'

/** Chance of the process: a number from 0 up to 1, and 32 hexadecimal digits that nobody can guess. */
export type Dust = { readonly unit: () => number; readonly salt: () => string }

/** Splits an amount at random places into parts that may be 0. */
function splitAmount(amount: number, { unit }: Dust): number[] {
  const cuts = Array.from({ length: fundsLimits.parts - 1 }, () => Math.floor(unit() * (amount + 1))).toSorted((a, b) => a - b)
  return [...cuts, amount].map((cut, at) => cut - (cuts[at - 1] ?? 0))
}

/** Splits figures into parts. Each figure is split on its own, so the relation of the three figures is not in a part either. */
export function splitFigures(figures: Figures, dust: Dust): FundsPart[] {
  const [paid, earned, free] = figureNames.map((name) => splitAmount(figures[name], dust))
  return Array.from({ length: fundsLimits.parts }, (_, at) => ({
    paid: paid?.[at] ?? 0,
    earned: earned?.[at] ?? 0,
    free: free?.[at] ?? 0,
    salt: dust.salt(),
  }))
}

/** Returns the numbers from 0 to `count` in an order of chance, each order as likely as any other. */
function shuffled(count: number, { unit }: Dust): number[] {
  const order = Array.from({ length: count }, (_, at) => at)
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Math.floor(unit() * (last + 1))
    const [one = 0, two = 0] = [order[last], order[other]]
    order[last] = two
    order[other] = one
  }
  return order
}

/** A program with its figures at a checkpoint. */
export type ProgramFigures = Figures & { readonly programId: string }

/** A program with its figures, and the parts into which they were split. */
export type SplitProgram = ProgramFigures & { readonly parts: readonly PlacedPart[] }

/** Splits the figures of all programs, and places the parts among the leaves in an order of chance. */
export function splitAll(programs: readonly ProgramFigures[], dust: Dust): SplitProgram[] {
  const places = shuffled(programs.length * fundsLimits.parts, dust)
  return programs.map((program, at) => ({
    ...program,
    parts: splitFigures(program, dust).map((part, index) => ({ ...part, position: places[at * fundsLimits.parts + index] ?? 0 })),
  }))
}
