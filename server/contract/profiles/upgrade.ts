import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import type { ProfileRecord } from './record.ts'
import { isBusiness, type ProfileType } from './types.ts'

/**
 * `upgradeUser` (D-25): makes a networker an agent, free of charge, with the same id and name. `DTO_VALIDATION_ERROR` for any other
 * requested type, `UNAUTHORIZED_UPDATING` for a business, `NO_CHANGES_TO_UPDATE` for an agent.
 */
export function decideUpgrade(
  { type }: Pick<ProfileRecord, 'type'>,
  requestedType: ProfileType,
): Decision<Pick<ProfileRecord, 'type' | 'isActiveMembership'>> {
  if (requestedType !== 'AGENT') return refused(invalidInput([{ path: 'type', rule: 'unknownValue' }]))
  if (isBusiness(type)) return refused(new Problem('UNAUTHORIZED_UPDATING'))
  return type === 'INFLUENCER' ? decided({ type: 'AGENT', isActiveMembership: true }) : refused(new Problem('NO_CHANGES_TO_UPDATE'))
}
