import { expect, it } from 'vitest'
import { decideFlagSwitch } from './switch.ts'

const flag = { key: 'program', enabled: false, updatedAt: 1 } as const

it('decideFlagSwitch changes a built-in flag; it refuses the current value, and any switch if a flag service sets the flags', () => {
  expect(decideFlagSwitch({ flag, isBuiltIn: true }, { enabled: true }, 7).changes).toEqual({
    flag: { key: 'program', enabled: true, updatedAt: 7 },
    action: { action: 'admin.flagSwitched', target: 'program', before: { enabled: false }, after: { enabled: true } },
  })
  expect(decideFlagSwitch({ flag, isBuiltIn: true }, { enabled: false }, 7).problem?.code).toBe('NO_CHANGES_TO_UPDATE')
  expect(decideFlagSwitch({ flag, isBuiltIn: false }, { enabled: false }, 7).problem?.code).toBe('FEATURE_DISABLED')
})
