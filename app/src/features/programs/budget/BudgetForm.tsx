import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ProgramBudget } from '@wasla/contract/programs/step-data.ts'
import { programLimits } from '@wasla/contract/programs/limits.ts'
import { payoutFrequencies, type PayoutFrequency } from '@wasla/contract/wallet/payout-run.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Card } from '@wasla/design-system/components/Card'
import { MoneyField } from '@wasla/design-system/components/MoneyField'
import { RadioCards } from '@wasla/design-system/components/SelectableCard'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { lazyCheck } from '#form/lazy-check.ts'
import { useServices } from '#services/context.ts'
import { stepPaths } from '#shared/programs/wizard/addresses.ts'
import { EstimateCard } from '../estimate/EstimateCard.tsx'
import { useEstimate } from '../estimate/useEstimate.ts'
import { useTopUp } from '../money/useTopUp.ts'
import { WalletColumn } from '../money/WalletColumn.tsx'
import { StepFrame } from '../wizard/frame/StepFrame.tsx'
import type { StepFormProps } from '../wizard/step/step-form.ts'
import { useStep } from '../wizard/step/useStep.ts'
import { budgetDraftOf, budgetFacts, budgetInputOf, type BudgetDraft } from './budget-draft.ts'
import { leftBudget } from './left-budget.ts'
import { nextRuns } from './payout-dates.ts'

/** Returns a draft as the input type. The rules check that it is complete before it is sent. */
const dataOf = (draft: BudgetDraft) => budgetInputOf(draft) as ProgramBudget

const fields = { fields: ['amount', 'payoutFrequency'] }
/** Number of upcoming payout dates shown per frequency. */
const shownRuns = 3

/**
 * Step 8: the budget and the payout frequency (K-24, L-08), beside the estimate and the wallet. A top-up opens the wallet, which returns to
 * this step; all typed values are kept.
 */
export function BudgetForm({ program, data }: StepFormProps) {
  const intl = useIntl()
  const { money, date } = useFormats()
  const { clock, tabBox } = useServices()
  const [now] = useState(() => clock.now())
  const [left] = useState(() => leftBudget.read(tabBox, program.id))
  const { form, save } = useStep({
    program,
    type: 'BUDGET',
    fields,
    saved: budgetDraftOf(data),
    ...(left && { restore: () => left }),
    dataOf,
    check: lazyCheck(
      () => import('./budget-check.ts'),
      (rules, draft: BudgetDraft) => rules.check(draft),
    ),
  })
  /* The form has restored the stored draft, so the stored copy is removed. From here on, the unsaved-changes prompt protects the values. */
  useEffect(() => leftBudget.forget(tabBox), [tabBox])
  const { topUp, isLeaving } = useTopUp(stepPaths.BUDGET)
  const { amount, payoutFrequency } = form.draft
  const { estimate, ...shown } = useEstimate(program.id)
  const facts = amount.halalas !== null && estimate ? budgetFacts(amount.halalas, estimate.maxPerParticipant) : null
  const { least, most } = programLimits.budget
  const runs = (frequency: PayoutFrequency) =>
    intl.formatList(
      nextRuns(frequency, now, shownRuns).map((moment) => isolate(date(new Date(moment), 'shortDay'))),
      { type: 'unit' },
    )
  return (
    <StepFrame
      form={isLeaving ? { ...form, isDirty: false } : form}
      onSave={save}
      labels={{
        amount: intl.formatMessage({ id: 'programs.budget.amount' }),
        payoutFrequency: intl.formatMessage({ id: 'programs.budget.frequency' }),
      }}
    >
      <Card as="section" isPadded>
        <Stack gap="lg">
          <MoneyField
            name="amount"
            size="large"
            label={<FormattedMessage id="programs.budget.amount" />}
            aside={
              <FormattedMessage
                id="programs.budget.range"
                values={{ min: isolate(money(least, 'price')), max: isolate(money(most, 'price')) }}
              />
            }
            value={amount.halalas}
            onChange={(next) => form.set({ amount: next })}
          />
          {facts?.isBelowOnePath && estimate && amount.halalas !== null && (
            <Banner tone="warning" title={<FormattedMessage id="programs.budget.small" />}>
              <FormattedMessage
                id="programs.budget.smallText"
                values={{ path: isolate(money(estimate.maxPerParticipant)), budget: isolate(money(amount.halalas)) }}
              />
            </Banner>
          )}
          <RadioCards
            name="payoutFrequency"
            layout="list"
            label={<FormattedMessage id="programs.budget.frequency" />}
            options={payoutFrequencies.map((frequency) => ({
              id: frequency,
              label: <FormattedMessage id={`programs.budget.frequency.${frequency}`} />,
              description: <FormattedMessage id="programs.budget.frequency.next" values={{ days: runs(frequency) }} />,
            }))}
            value={payoutFrequency}
            onChange={(next) => form.set({ payoutFrequency: next })}
          />
        </Stack>
      </Card>
      <EstimateCard
        perParticipant={estimate?.maxPerParticipant ?? 0}
        {...shown}
        covers={facts && !facts.isBelowOnePath ? facts.wholePaths : null}
      />
      {estimate && (
        <WalletColumn
          available={estimate.availableBalance}
          budget={amount.halalas}
          onTopUp={(missing) => {
            leftBudget.store(tabBox, program.id, form.draft)
            topUp(missing)
          }}
        />
      )}
    </StepFrame>
  )
}
