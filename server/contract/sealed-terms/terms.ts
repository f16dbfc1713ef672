import type { Localized } from '../platform/language.ts'
import { moneyText } from '../platform/money-text.ts'
import { nameFor, type Named } from '../profiles/names.ts'
import { countsLinks } from '../programs/counts-by.ts'
import type { ProgramRecord } from '../programs/record.ts'
import type { Guidelines, ImpactObjectives, Milestone, ProgramBudget } from '../programs/step-data.ts'
import type { ProgramTerms } from '../programs/terms.ts'
import { milestoneTitle } from '../rewards/milestone-title.ts'
import { rewardText } from '../rewards/reward-text.ts'
import { dayText, daysCounted } from './formats.ts'
import { inBoth, termsText, type TermsMessage } from './text.ts'

/**
 * One line of sealed terms. `is` is the value that two versions are compared by: it never depends on wording or on a format. `en` and `ar` are
 * the label and the value as people read them.
 */
export type TermsLine = {
  readonly key: string
  readonly is: string | number | null
  readonly en: readonly [label: string, value: string]
  readonly ar: readonly [label: string, value: string]
}

/** The terms of a program at one moment. */
export type SealedTerms = { readonly programId: string; readonly lines: readonly TermsLine[] }

/** What a program’s terms consist of. `guidelines` is null if the program has none. */
export type TermsFacts = {
  readonly program: Pick<ProgramRecord, 'id' | 'profileId' | 'name' | 'description' | 'startDate' | 'endDate' | 'countsBy'>
  readonly brand: Named
  readonly objectives: Pick<ImpactObjectives, 'objectiveType' | 'milestones'>
  readonly payoutFrequency: ProgramBudget['payoutFrequency']
  readonly guidelines: Guidelines | null
  readonly terms: Pick<ProgramTerms, 'attributionWindow' | 'hold'>
}

const dayLength = 86_400_000

const lineOf = (key: string, is: TermsLine['is'], label: Localized, value: Localized): TermsLine => ({
  key,
  is,
  en: [label.en, value.en],
  ar: [label.ar, value.ar],
})
const named = (id: TermsMessage & `terms.${string}`, key: string, is: TermsLine['is'], value: Localized) =>
  lineOf(key, is, termsText(id), value)
const same = (text: string): Localized => ({ en: text, ar: text })

/** Keys of milestones begin with this. */
const milestoneKey = 'milestone.'
export const isMilestone = ({ key }: Pick<TermsLine, 'key'>): boolean => key.startsWith(milestoneKey)

function milestoneLine(milestone: Milestone, objective: ImpactObjectives['objectiveType'], at: number): TermsLine {
  const { target, rewardType, amount = null, title = null, details = null } = milestone
  const is = JSON.stringify([target, rewardType, amount, title, details])
  const reward = inBoth((language) => [rewardText(milestone, language), details].filter(Boolean).join('\n'))
  return lineOf(`${milestoneKey}${at + 1}`, is, milestoneTitle(objective, target), reward)
}

/** The lines that a brand may change after publishing (K-30), in the order of the receipt. */
export function freeLines({
  endDate,
  description,
  guidelines,
}: Pick<ProgramRecord, 'endDate' | 'description'> & Pick<TermsFacts, 'guidelines'>): TermsLine[] {
  const listed = (lines: readonly string[]) => lines.join('\n')
  return [
    named('terms.ends', 'ends', endDate, endDate === null ? termsText('terms.noEnd') : dayText(endDate)),
    named('terms.description', 'description', description, same(description)),
    ...(['dos', 'donts'] as const).map((list) => {
      const text = listed(guidelines?.[list] ?? [])
      return named(`terms.${list}`, list, text, same(text))
    }),
  ]
}

const freeKeys: ReadonlySet<string> = new Set(['ends', 'description', 'dos', 'donts'])
/** Returns whether K-30 lets a brand change a line after publishing. */
export const isFree = ({ key }: Pick<TermsLine, 'key'>): boolean => freeKeys.has(key)

/** Keys of the lines that are running text. */
const textKeys: ReadonlySet<string> = new Set(['description', 'dos', 'donts'])
export const isRunningText = ({ key }: Pick<TermsLine, 'key'>): boolean => textKeys.has(key)

/**
 * Returns the terms of a program as its participants read them, in both languages. The budget is not among them, because only the owner reads
 * it (M-10).
 */
export function termsOf(facts: TermsFacts): SealedTerms {
  const { program, brand, objectives, payoutFrequency, terms } = facts
  const { objectiveType, milestones } = objectives
  const [ends, ...words] = freeLines({ ...program, guidelines: facts.guidelines })
  const checking = terms.hold[objectiveType] / dayLength
  const window = terms.attributionWindow / dayLength
  const cash = milestones.reduce((sum, { amount = 0 }) => sum + amount, 0)
  return {
    programId: program.id,
    lines: [
      named('terms.program', 'program', program.name, same(program.name)),
      // A brand may change its name without changing the terms.
      named(
        'terms.brand',
        'brand',
        program.profileId,
        inBoth((language) => nameFor(brand, language)),
      ),
      named('terms.starts', 'starts', program.startDate, dayText(program.startDate)),
      ...(ends ? [ends] : []),
      named('terms.counts', 'counts', objectiveType, termsText(`terms.counts.${objectiveType}`)),
      named('terms.source', 'source', program.countsBy, termsText(`terms.source.${program.countsBy}`)),
      ...(objectiveType !== 'TRAFFIC' && countsLinks(program.countsBy)
        ? [named('terms.window', 'window', window, termsText('terms.windowDays', { days: daysCounted(window) }))]
        : []),
      named(
        'terms.checking',
        'checking',
        checking,
        checking === 0 ? termsText('terms.noChecking') : termsText('terms.checkingDays', { days: daysCounted(checking) }),
      ),
      named('terms.payout', 'payout', payoutFrequency, termsText(`terms.payout.${payoutFrequency}`)),
      ...milestones.map((milestone, at) => milestoneLine(milestone, objectiveType, at)),
      named(
        'terms.most',
        'most',
        cash,
        inBoth((language) => moneyText(cash, language)),
      ),
      ...words,
    ],
  }
}
