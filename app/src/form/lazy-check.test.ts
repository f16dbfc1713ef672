import { expect, it, vi } from 'vitest'
import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import { lazyCheck } from './lazy-check.ts'

const required: FieldProblem = { path: 'name', rule: 'required' }
const rules = { problemsOf: ({ name }: { name: string }) => (name === '' ? [required] : []) }

it('loads the rules at the first change and checks by them', async () => {
  const fetchRules = vi.fn<() => Promise<typeof rules>>(async () => rules)
  const check = lazyCheck(fetchRules, ({ problemsOf }, draft: { name: string }) => problemsOf(draft))
  expect(fetchRules).not.toHaveBeenCalled()
  check.prefetch?.()
  expect(fetchRules).toHaveBeenCalledOnce()
  expect(await check({ name: '' })).toEqual([required])
  expect(await check({ name: 'Noura' })).toEqual([])
})

it('if the rules cannot be loaded, finds only the problems that the form can find itself', async () => {
  const offline = () => Promise.reject<typeof rules>(new Error('offline'))
  const use = ({ problemsOf }: typeof rules, draft: { name: string }) => problemsOf(draft)
  expect(() => lazyCheck(offline, use).prefetch?.()).not.toThrow()
  expect(await lazyCheck(offline, use)({ name: '' })).toEqual([])
  expect(await lazyCheck(offline, use, () => [required])({ name: '' })).toEqual([required])
})
