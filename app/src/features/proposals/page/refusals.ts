/** For each code with which `askTalents` refuses one talent, the text that says why. */
const texts = {
  PROGRAM_JOIN_CRITERIA_BAD: 'proposals.ask.criteria',
  PROGRAM_JOIN_ALREADY_REQUESTED: 'proposals.ask.joined',
  USER_NOT_VERIFIED: 'proposals.ask.unverified',
  PROPOSAL_TALENT_REQUESTED: 'proposals.ask.before',
  RATE_LIMITED: 'proposals.ask.tooMany',
  PROFILE_NOT_FOUND: 'proposals.ask.gone',
} as const

type Refusal = (typeof texts)[keyof typeof texts] | 'proposals.ask.refused'
const known: Readonly<Partial<Record<string, Refusal>>> = texts

/** Returns the id of the text for a refusal; a general one for every other code. */
export const refusalText = (code: string): Refusal => known[code] ?? 'proposals.ask.refused'
