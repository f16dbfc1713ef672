import { expect, it } from 'vitest'
import { profileTypes } from './types.ts'
import { decideUpgrade } from './upgrade.ts'

it('decideUpgrade makes a networker an agent, and refuses every other change of type', () => {
  expect(decideUpgrade({ type: 'INFLUENCER' }, 'AGENT').changes).toEqual({ type: 'AGENT', isActiveMembership: true })
  expect(profileTypes.map((type) => decideUpgrade({ type }, 'AGENT').problem?.code).toSorted()).toEqual([
    'NO_CHANGES_TO_UPDATE',
    'UNAUTHORIZED_UPDATING',
    'UNAUTHORIZED_UPDATING',
    undefined,
  ])
  expect(decideUpgrade({ type: 'INFLUENCER' }, 'BRAND').problem?.code).toBe('DTO_VALIDATION_ERROR')
})
