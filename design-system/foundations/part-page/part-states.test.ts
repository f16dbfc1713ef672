import { describe, expect, it } from 'vitest'
import { inState } from './part-states.ts'

describe('a selector while a state is on', () => {
  it.each([
    ['.a:hover', 'hovered', '.a:is(*)'],
    ['.a[data-hovered="true"]:not([data-disabled])', 'hovered', '.a:is(*):not([data-disabled])'],
    ['.a:not([data-hovered])', 'hovered', '.a:not(:is(*))'],
    ['.a[data-pressed] > .b', 'pressed', '.a:is(*) > .b'],
    ['.a:has(:focus-visible)', 'focused', '.a:has(:is(*))'],
    ['.a:focus-within', 'focused', '.a:is(*)'],
    ['.a[data-focus-visible]', 'focused', '.a:is(*)'],
    ['.a[aria-current="page"]', 'selected', '.a:is(*)'],
    ['.a[aria-disabled="true"]', 'disabled', '.a:is(*)'],
    ['.a[data-invalid]', 'invalid', '.a:is(*)'],
  ] as const)('%s, %s, is %s', (selector, state, forced) => expect(inState(selector, state)).toBe(forced))

  it('does not exist if the selector does not ask for the state', () => {
    expect(inState('.a[data-pressed]', 'hovered')).toBeUndefined()
    expect(inState('.hover', 'hovered')).toBeUndefined()
    expect(inState('.a:active-view-transition', 'pressed')).toBeUndefined()
  })
})
