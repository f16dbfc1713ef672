import { showcaseLimits } from '@wasla/contract/showcase/limits.ts'
import { priceRangeProblems, rateCardRules } from '@wasla/contract/showcase/rules.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import type { ParsedMoney } from '@wasla/design-system/components/MoneyField'
import type { MoneyRangeEnd } from '@wasla/design-system/components/MoneyRange'
import { inputOf, type CardDraft } from './card-draft.ts'

const bounds = { min: 0.01, max: showcaseLimits.price / 100 }

/** Returns the problem of a price: the price is missing, or it is no amount within the bounds. */
function priceProblem(path: 'priceFrom' | 'priceTo', { halalas, reason }: ParsedMoney): FieldProblem[] {
  if (halalas !== null) return []
  return [reason === 'empty' ? { path, rule: 'required' } : { path, rule: 'outOfRange', params: bounds }]
}

const isPrice = ({ path }: FieldProblem) => path === 'priceFrom' || path === 'priceTo'

/**
 * Returns one problem if `priceFrom` is not below `priceTo`. The contract reports a problem at each of the two prices; this returns the
 * problem at the price that was typed last.
 */
const wrongWay = (input: Parameters<typeof priceRangeProblems>[0], last: MoneyRangeEnd): FieldProblem[] =>
  priceRangeProblems(input).filter(({ path }) => path === (last === 'from' ? 'priceFrom' : 'priceTo'))

/**
 * Returns the problems of a draft by the contract's rules before it is sent, in the order of the form. If `priceFrom` is not below
 * `priceTo` (D-17), this is one problem, at the price that was typed last.
 */
export function problemsOfDraft(draft: CardDraft, lastPrice: MoneyRangeEnd): FieldProblem[] {
  const input = inputOf(draft)
  const found = problemsOf(rateCardRules, input)
  const [before, after] = [
    found.filter(({ path }) => !path.endsWith('Link') && !path.startsWith('price')),
    found.filter(({ path }) => path.endsWith('Link')),
  ]
  const typed = [...priceProblem('priceFrom', draft.priceFrom), ...priceProblem('priceTo', draft.priceTo)]
  const prices = typed.length > 0 ? typed : [...found.filter(isPrice), ...(found.some(isPrice) ? [] : wrongWay(input, lastPrice))]
  return [...before, ...prices, ...after]
}
