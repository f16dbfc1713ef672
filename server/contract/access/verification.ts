import { identityCheckStates } from '../verification/policy.ts'
import { individualTypes } from '../profiles/types.ts'
import { members, membersOnly } from './rule.ts'

export const verificationAccess = {
  myVerifications: members,
  myIdentityRecheck: members,
  validatePersonaInquiry: members,
  createPersonaInquiry: membersOnly({ types: individualTypes, states: identityCheckStates }),
  submitPersonaInquiry: members,
  createBusinessProfile: members,
  resubmitBusinessVerification: members,
} as const
