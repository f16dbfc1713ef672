import { isBusiness, type ProfileStatus, type ProfileType } from '@wasla/contract/profiles/types.ts'
import type { VerificationRecord } from '@wasla/contract/verification/record.ts'

type Verification = Pick<VerificationRecord, 'type' | 'status'> & {
  createdAt: string
  rejectionReason?: string | null
  dueAt?: string | null
}

export type VerifyStep = { name: 'identity' | 'social'; state: 'done' | 'inReview' | 'refused' | 'open' }

export type VerifyCard =
  | { kind: 'hidden' }
  /** `steps` has finished steps first, so that the card's line starts with what is done. `next` is the step to ask for. */
  | { kind: 'person'; steps: readonly [VerifyStep, VerifyStep]; stepsLeft: number; next: VerifyStep['name'] | null; reason: string | null }
  | { kind: 'business'; state: 'inReview' | 'refused'; dueAt: string | null; reason: string | null }

type Facts = {
  type: ProfileType
  status: ProfileStatus
  verifications: readonly Verification[]
  hasSocialLink: boolean
}

const identityState: Record<Verification['status'], VerifyStep['state']> = {
  Approved: 'done',
  InReview: 'inReview',
  Rejected: 'refused',
  Pending: 'open',
  Expired: 'open',
}

const latest = (verifications: readonly Verification[], type: Verification['type']) =>
  verifications.filter((one) => one.type === type).toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0]

function identityStep(verifications: readonly Verification[]): VerifyStep {
  const isApproved = verifications.some((one) => one.type === 'IDENTITY' && one.status === 'Approved')
  const last = latest(verifications, 'IDENTITY')
  return { name: 'identity', state: isApproved ? 'done' : last ? identityState[last.status] : 'open' }
}

/**
 * Returns the content of the verification card (F-07): two steps for people, the review for businesses, and nothing if the account is
 * Active.
 */
export function verifyCard({ type, status, verifications, hasSocialLink }: Facts): VerifyCard {
  if (status === 'Active') return { kind: 'hidden' }
  if (isBusiness(type)) {
    const review = latest(verifications, 'BUSINESS')
    const isRefused = status === 'Rejected'
    return {
      kind: 'business',
      state: isRefused ? 'refused' : 'inReview',
      dueAt: isRefused ? null : (review?.dueAt ?? null),
      reason: isRefused ? (review?.rejectionReason ?? null) : null,
    }
  }
  const identity = identityStep(verifications)
  const social: VerifyStep = { name: 'social', state: hasSocialLink ? 'done' : 'open' }
  const waits = (step: VerifyStep) => step.state === 'open' || step.state === 'refused'
  const steps = social.state === 'done' && identity.state !== 'done' ? ([social, identity] as const) : ([identity, social] as const)
  return {
    kind: 'person',
    steps,
    stepsLeft: steps.filter(waits).length,
    next: [identity, social].find(waits)?.name ?? null,
    reason: identity.state === 'refused' ? (latest(verifications, 'IDENTITY')?.rejectionReason ?? null) : null,
  }
}

/** Returns the state of the two knots: done, current or open. A step that a reviewer is checking counts as the current step. */
export function verifyKnots(steps: readonly [VerifyStep, VerifyStep]) {
  const here = steps.findIndex((step) => step.state !== 'done')
  return steps.map(({ state }, index) => ({
    at: index,
    state: state === 'done' ? ('done' as const) : index === here ? ('here' as const) : ('open' as const),
  }))
}
