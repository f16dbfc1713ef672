import { describe, expect, test } from 'vitest'
import { startScenario } from '../../scenarios/scenario-server.ts'
import type { ScenarioId } from '../../scenarios/scenarios.ts'
import { programIds } from '../../scenarios/programs/pages.ts'
import { manualClock } from '../../platform/clock.ts'
import { ask } from '../../testing/ask.ts'
import { NABT_COFFEE } from '../../world/businesses.ts'
import { day, worldNow } from '../../world/clock.ts'

function open(id: ScenarioId) {
  const clock = manualClock()
  const { server, session } = startScenario(id, { clock, unwritten: 'refused' })
  /** Signs in again if the first token has expired. */
  const token = () => (clock.now() === worldNow ? session?.accessToken : server.signIn(NABT_COFFEE.profile).accessToken)
  const say = (query: string, variables: Record<string, unknown> = {}) => ask(server, query, { token: token(), variables })
  /** Returns the answer's only root field. */
  const answer = async (query: string, variables: Record<string, unknown> = {}) => {
    const { data, code } = await say(query, variables)
    if (code) throw new Error(code)
    return Object.values(data ?? {})[0] as never
  }
  return { clock, say, answer }
}

const program =
  'query ($id: ID!) { program(programId: $id) { status viewerRole isAcceptingRequests myParticipantRequest { status } myObjectiveData { trackingUrl } budget { amount accrued paid remaining consumedPercent } budgetConsumedPercent applicantsCount participantsCount holdCause nextStep completedSteps { type } } }'
const publish = 'mutation ($id: ID!, $on: DateTime) { publishProgram(id: $id, publishDate: $on) { id status publishDate publishedAt } }'
const status =
  'mutation ($input: UpdateProgramStatusInput!) { updateProgramStatus(updateProgramStatusInput: $input) { id status budget { remaining } } }'
const raise =
  'mutation ($id: ID!, $amount: MinorUnits!, $key: String!) { topUpProgramBudget(programId: $id, amount: $amount, idempotencyKey: $key) { amount remaining } }'
const wallet = '{ myWallet { balance reservedBalance upcoming { kind amount title date } } }'

describe('a program in the mock', () => {
  test('shows each reader their role and request', async () => {
    const { answer } = open('programs')
    const roles = {
      morningCup: ['PARTICIPANT', 'Accepted'],
      groceries: ['APPLICANT', 'Pending'],
      linenAndLight: ['APPLICANT', 'Rejected'],
      coldBrew: ['VISITOR', undefined],
    } as const
    for (const [name, [role, request]] of Object.entries(roles)) {
      const found: { viewerRole: string; myParticipantRequest: { status: string } | null; myObjectiveData: unknown; budget: unknown } =
        await answer(program, { id: programIds[name as keyof typeof roles] })
      expect([name, found.viewerRole, found.myParticipantRequest?.status, found.budget]).toEqual([name, role, request, null])
      expect(found.myObjectiveData !== null).toBe(role === 'PARTICIPANT')
    }
  })

  test('shows its owner the use of the budget, and the numbers of applicants and participants', async () => {
    const { answer } = open('programs-brand')
    expect(await answer(program, { id: programIds.dripperSchool })).toMatchObject({
      status: 'OnHold',
      holdCause: 'BUDGET',
      budget: { amount: 500_000, paid: 500_000, remaining: 0, consumedPercent: 100 },
    })
    expect(await answer(program, { id: programIds.morningCup })).toMatchObject({
      viewerRole: 'OWNER',
      budgetConsumedPercent: 64,
      applicantsCount: 11,
      participantsCount: 7,
    })
  })

  test('is hidden from others while it is a draft', async () => {
    expect((await open('programs').say(program, { id: programIds.readyDraft })).code).toBe('PROGRAM_NOT_FOUND')
  })
})

describe('publishing in the mock', () => {
  test('reserves the whole budget and lists it in the wallet, and a return to draft returns the whole budget', async () => {
    const { answer } = open('publish-ready')
    const before: { balance: number; reservedBalance: number } = await answer(wallet)
    expect(await answer(publish, { id: programIds.readyDraft })).toMatchObject({ status: 'Soon', publishDate: null })
    expect(await answer(wallet)).toMatchObject({ balance: before.balance - 600_000, reservedBalance: before.reservedBalance + 600_000 })
    const rows: { data: { type: string; netAmount: number; referenceId: string }[] } = await answer(
      '{ myTransactions { data { type netAmount referenceId } } }',
    )
    expect(rows.data[0]).toEqual({ type: 'PROGRAM_TOP_UP', netAmount: -600_000, referenceId: programIds.readyDraft })
    await answer(status, { input: { id: programIds.readyDraft, status: 'Draft' } })
    expect(await answer(wallet)).toMatchObject({ balance: before.balance, reservedBalance: before.reservedBalance })
  })

  test('is refused if the wallet has too little money', async () => {
    expect((await open('publish-short').say(publish, { id: programIds.readyDraft })).error).toMatchObject({
      code: 'INSUFFICIENT_WALLET_BALANCE',
      params: { required: 600_000, available: 200_000 },
    })
  })

  test('waits for its date, if it has one, and the program starts later', async () => {
    const { answer, clock } = open('publish-ready')
    await answer(publish, { id: programIds.readyDraft, on: '2025-11-27T21:00:00.000Z' })
    expect(await answer(program, { id: programIds.readyDraft })).toMatchObject({ status: 'Soon', isAcceptingRequests: false })
    clock.advance(8 * day)
    expect(await answer(program, { id: programIds.readyDraft })).toMatchObject({ status: 'Active', isAcceptingRequests: true })
  })

  test('allows one budget increase per key, and an increase ends a hold caused by the budget', async () => {
    const { answer } = open('programs-brand')
    const input = { id: programIds.dripperSchool, amount: 100_000, key: 'one-form-sent' }
    for (const _ of [1, 2]) expect(await answer(raise, input)).toEqual({ amount: 600_000, remaining: 100_000 })
    expect(await answer(program, { id: programIds.dripperSchool })).toMatchObject({ status: 'Active', holdCause: null })
  })

  test('can be checked in advance by a dry run, which lists the obstacles', async () => {
    const dryRun = 'query ($id: ID!) { programDryRun(programId: $id) { isReady findings { check result reason } } }'
    const { isReady, findings }: { isReady: boolean; findings: { check: string; result: string }[] } = await open(
      'dry-run-findings',
    ).answer(dryRun, { id: programIds.readyDraft })
    expect(isReady).toBe(false)
    expect(findings.map(({ check, result }) => `${check} ${result}`)).toEqual(
      expect.arrayContaining(['SCHEDULE FAILED', 'WALLET FAILED', 'CONTENT WARNING', 'CANDIDATES WARNING']),
    )
    expect(await open('publish-ready').answer(dryRun, { id: programIds.readyDraft })).toMatchObject({ isReady: true })
  })
})

describe('a draft in the mock', () => {
  test.each([
    ['wizard-at-criteria', 'PARTICIPANT_CRITERIA'],
    ['wizard-at-audience', 'TARGET_CRITERIA'],
    ['wizard-at-objectives', 'IMPACT_OBJECTIVES'],
    ['wizard-at-shareable', 'SHAREABLE_CONTENT'],
    ['wizard-at-learning', 'LEARNING_CONTENT'],
    ['wizard-at-catalogue', 'CATALOGUE'],
    ['wizard-at-guidelines', 'GUIDELINES'],
    ['wizard-at-budget', 'BUDGET'],
    ['publish-ready', null],
  ] as const)('has the expected next step in the scenario %s', async (id, step) => {
    expect(await open(id).answer(program, { id: programIds.readyDraft })).toMatchObject({ nextStep: step })
  })

  test('saves a step, and refuses a later step while an earlier one is missing', async () => {
    const { answer, say } = open('wizard-at-guidelines')
    const save = 'mutation ($input: UpsertProgramStepInput!) { upsertProgramStep(upsertProgramStepInput: $input) { type nextStep } }'
    const id = programIds.readyDraft
    const budget = { programId: id, type: 'BUDGET', data: { amount: 600_000, payoutFrequency: 'MONTHLY', currency: 'SAR' } }
    expect((await say(save, { input: budget })).code).toBe('PROGRAM_STEP_LOCKED')
    const guidelines = { programId: id, type: 'GUIDELINES', data: { dos: ['Say it kindly.'], donts: ['Do not hide it.'] } }
    expect(await answer(save, { input: guidelines })).toEqual({ type: 'GUIDELINES', nextStep: 'BUDGET' })
    expect(await answer(save, { input: budget })).toEqual({ type: 'BUDGET', nextStep: null })
  })

  test('accepts content and finishes its thumbnail at the third read, even with a stopped clock', async () => {
    const { answer } = open('wizard-at-shareable')
    const add = 'mutation ($input: AddContentInput!) { addContent(addContentInput: $input) { id status fileName } }'
    const png = new Blob([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0, 0, 0, 0, 0])])
    const file = new File([png], 'cup.png')
    const texts = { title: 'A cup', description: 'From above.', type: 'IMAGE', language: 'ENGLISH' }
    const input = { ...texts, programId: programIds.readyDraft, contentStepType: 'SHAREABLE', file }
    expect(await answer(add, { input })).toMatchObject({ status: 'PROCESSING', fileName: 'cup.png' })
    const list = 'query ($id: ID!) { programContents(programId: $id, contentStepType: SHAREABLE) { data { status } } }'
    const statuses: string[] = []
    for (let read = 0; read < 3; read++) {
      const { data }: { data: { status: string }[] } = await answer(list, { id: programIds.readyDraft })
      statuses.push(data[0]?.status ?? '')
    }
    expect(statuses).toEqual(['PROCESSING', 'PROCESSING', 'READY'])
  })

  test('keeps the status of its content in the scenarios of stuck content', async () => {
    const list = 'query ($id: ID!) { programContents(programId: $id, contentStepType: SHAREABLE) { data { status } } }'
    for (const [id, expected] of [
      ['content-processing', 'PROCESSING'],
      ['content-failed', 'FAILED'],
    ] as const) {
      const { answer } = open(id)
      for (let read = 0; read < 4; read++)
        expect(await answer(list, { id: programIds.readyDraft })).toMatchObject({ data: [{ status: expected }] })
    }
  })
})

describe('joining in the mock', () => {
  const join = 'mutation ($id: ID!) { joinProgram(programId: $id) { programId profileId } }'

  test('is accepted the second time that the applicant opens the program, and then has a tracking link (M-04)', async () => {
    const { answer } = open('programs')
    await answer(join, { id: programIds.coldBrew })
    expect(await answer(program, { id: programIds.coldBrew })).toMatchObject({ viewerRole: 'APPLICANT', myObjectiveData: null })
    expect(await answer(program, { id: programIds.coldBrew })).toMatchObject({
      viewerRole: 'PARTICIPANT',
      myObjectiveData: { trackingUrl: expect.stringMatching(/\/t\/[a-z0-9]{10}$/) as string },
    })
  })

  test('is refused with the one criterion that the profile does not meet (M-03)', async () => {
    const { say, answer } = open('programs')
    const eligible = 'query ($id: ID!) { programEligibility(programId: $id) { eligible failed } }'
    expect(await answer(eligible, { id: programIds.campBreakfast })).toEqual({ eligible: false, failed: ['INTERESTS'] })
    expect((await say(join, { id: programIds.campBreakfast })).error).toMatchObject({
      code: 'PROGRAM_JOIN_CRITERIA_BAD',
      params: { failed: ['INTERESTS'] },
    })
    expect(await answer(eligible, { id: programIds.coldBrew })).toEqual({ eligible: true, failed: [] })
  })

  test('is answered by the owner, each request separately', async () => {
    const { answer, say } = open('applicants-some-failed')
    const list =
      'query ($id: ID!) { participantsRequests(filter: { programId: $id, status: [Pending], pagination: { limit: 20 } }) { count data { id eligibility { eligible failed } reach } } }'
    const { data }: { data: { id: string }[] } = await answer(list, { id: programIds.morningCup })
    expect(data).toHaveLength(11)
    const update = 'mutation ($input: UpdateParticipantRequestsInput!) { updateParticipantRequests(input: $input) { id code } }'
    const input = { ids: data.map(({ id }) => id), programId: programIds.morningCup, status: 'Accepted' }
    const codes: { code: string | null }[] = await answer(update, { input })
    expect(new Set(codes.map(({ code }) => code))).toEqual(new Set([null, 'USER_NOT_VERIFIED']))
    expect((await say(update, { input: { ...input, programId: programIds.coldBrew } })).data).toMatchObject({
      updateParticipantRequests: expect.arrayContaining([{ id: data[0]?.id, code: 'PARTICIPANT_REQUEST_NOT_FOUND' }]) as unknown[],
    })
  })

  test.each([
    ['applicants', 11],
    ['applicants-empty', 0],
    ['applicants-many', 51],
  ] as const)('in the scenario %s, has %i requests that wait for an answer', async (id, count) => {
    const list = 'query ($id: ID!) { participantsRequests(filter: { programId: $id, status: [Pending] }) { count } }'
    expect(await open(id).answer(list, { id: programIds.morningCup })).toEqual({ count })
  })
})

describe('program lists in the mock', () => {
  const count = async (id: ScenarioId, field: string) => {
    const found: { count: number } = await open(id).answer(`{ ${field} { count } }`)
    return found.count
  }
  test('have the expected lengths in their scenarios', async () => {
    expect(await count('programs', 'programs')).toBe(6)
    expect(await count('programs-empty', 'programs')).toBe(0)
    expect(await count('programs-brand', 'myPrograms')).toBe(6)
    expect(await count('programs-brand-new', 'myPrograms')).toBe(0)
    expect(await count('programs', 'myParticipantsRequests(participantsRequestsInput: { status: [Accepted] })')).toBe(2)
    expect(await count('programs-networker-new', 'myParticipantsRequests')).toBe(0)
    expect(await count('programs-many', 'programs')).toBeGreaterThan(50)
  })
})
