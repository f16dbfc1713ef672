import { LAMA, NOURA, REEM, SAAD } from '../world/networkers.ts'
import { at } from '../world/clock.ts'
import type { World } from '../world/tables.ts'
import type { Scenario } from './scenario.ts'

/** Declines the licence that is under review. */
function declined(world: World): void {
  for (const check of world.verifications)
    if (check.type === 'LICENCE' && check.profileId === SAAD.profile.id)
      Object.assign(check, {
        status: 'Rejected',
        reviewedAt: check.createdAt + 3_600_000,
        rejectionReason: 'The document shows another account than @saad.eats.',
      })
}

/** Ends a licence long before the time of the world. */
function ended(world: World): void {
  for (const licence of world.licences) if (licence.profileId === LAMA.profile.id) licence.expiresOn = '2025-01-31'
}

/** Takes the accounts of a profile away. */
function withoutAccounts(world: World): void {
  world.socialLinks = world.socialLinks.filter(({ profileId }) => profileId !== NOURA.profile.id)
}

/** Adds a licence under review to a valid one. */
function renewed(world: World): void {
  const valid = world.licences.find(({ profileId }) => profileId === REEM.profile.id)
  const check = world.verifications.find(({ id }) => id === valid?.id)
  if (!valid || !check) throw new Error('Reem has a licence')
  const id = `${valid.id.slice(0, -1)}${valid.id.endsWith('0') ? '1' : '0'}`
  world.licences.push({ ...valid, id, number: '33330000' })
  world.verifications.push({ ...check, id, status: 'InReview', createdAt: (check.reviewedAt ?? at('2025-11-12')) + 1, reviewedAt: null })
}

const failing = (on: string) => [{ on: [on], fault: { kind: 'problem', extensions: { code: 'GENERAL_ERROR' } } }] as const

export const licenceScenarios = {
  'licence-none': { title: 'Networker without a licence', viewer: NOURA },
  'licence-valid': { title: 'Networker with a checked licence', viewer: REEM },
  'licence-ending': { title: 'Networker whose licence ends soon', viewer: LAMA },
  'licence-in-review': { title: 'Networker whose licence is under review', viewer: SAAD },
  'licence-renewed': { title: 'Networker with a valid licence and a new one under review', viewer: REEM, prepare: renewed },
  'licence-declined': { title: 'Networker whose licence was declined', viewer: SAAD, prepare: declined },
  'licence-ended': { title: 'Networker whose licence has ended', viewer: LAMA, prepare: ended },
  'licence-no-accounts': { title: 'Networker without a connected account', viewer: NOURA, prepare: withoutAccounts },
  'licence-error': { title: 'Networker whose licence does not load', viewer: REEM, faults: failing('myLicence') },
} as const satisfies Record<string, Scenario>
