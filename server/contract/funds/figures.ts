import type { ProgramMoney } from '../programs/budget/usage.ts'

/**
 * The money that is reserved for a program, in halalas: what was paid, what is earned and not paid yet, and what is free for new rewards.
 * Their sum is what was reserved and did not go back.
 */
export type Figures = { readonly paid: number; readonly earned: number; readonly free: number }

export const figureNames = ['paid', 'earned', 'free'] as const satisfies readonly (keyof Figures)[]

export const noFigures: Figures = { paid: 0, earned: 0, free: 0 }

export const reservedOf = ({ paid, earned, free }: Figures): number => paid + earned + free

/** Returns the figures of a program with this budget and this money in the ledger. */
export function figuresOf(budget: number, { escrow, accrued }: ProgramMoney): Figures {
  const earned = Math.min(accrued, escrow)
  return { paid: budget - escrow, earned, free: escrow - earned }
}

export const addFigures = (one: Figures, other: Figures): Figures => ({
  paid: one.paid + other.paid,
  earned: one.earned + other.earned,
  free: one.free + other.free,
})

export const sumOf = (all: readonly Figures[]): Figures => all.reduce(addFigures, noFigures)

/** Returns whether all figures are amounts: whole, not negative, and exact in their sum. */
export const areAmounts = (figures: Figures): boolean =>
  figureNames.every((name) => Number.isSafeInteger(figures[name]) && figures[name] >= 0) && Number.isSafeInteger(reservedOf(figures))

/** Returns figures as one text, to compare and to show them: `paid earned free`. */
export const figuresText = ({ paid, earned, free }: Figures): string => [paid, earned, free].join(' ')
