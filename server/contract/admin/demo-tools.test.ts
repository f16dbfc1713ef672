import { expect, it } from 'vitest'
import { decideClockAdvance, decideDemoReset } from './demo-tools.ts'

it('the demo tools are refused outside the demo, for any input', () => {
  expect(decideDemoReset({ isDemo: false }).problem?.code).toBe('FEATURE_DISABLED')
  expect(decideDemoReset({ isDemo: true }).changes?.action.action).toBe('admin.demoReset')
  expect(decideClockAdvance(null, { days: 0 }).problem?.code).toBe('FEATURE_DISABLED')
})

it('decideClockAdvance advances the clock by whole days, at most 90 at once', () => {
  expect(decideClockAdvance(2, { days: 3 }).changes).toMatchObject({
    days: 3,
    advancedDays: 5,
    action: { before: { advancedDays: 2 }, after: { advancedDays: 5 } },
  })
  for (const days of [0, 91, 1.5]) expect(decideClockAdvance(0, { days }).problem?.code).toBe('DTO_VALIDATION_ERROR')
})
