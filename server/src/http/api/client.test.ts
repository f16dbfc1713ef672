import { describe, expect, it } from 'vitest'
import { LAMA } from '@wasla/mocks/world/networkers.ts'
import { ApiProblem } from '../../../api-client/call.ts'
import { createApiClient } from '../../../api-client/client.generated.ts'
import { apiApp, type ApiApp } from './testing/api-app.ts'

/** The generated client, whose requests go to the server of the test. */
const clientOf = ({ app, made }: ApiApp, key = made.text) =>
  createApiClient({ baseUrl: 'http://localhost/api/v1/', key, fetch: async (address, init) => app.request(address, init) })

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof ApiProblem ? error : Promise.reject(error as Error)),
  )

describe('the generated client', () => {
  it('does a day’s work of a shop: reads programs, answers an applicant, reports an order and takes it back', async () => {
    const t = await apiApp()
    const client = clientOf(t)
    const { body: programs, allowance } = await client.listPrograms({ status: 'Active', limit: 1 })
    expect(programs.data.map(({ id, currency }) => [id, currency])).toEqual([['p', 'SAR']])
    expect(allowance).toEqual({ most: 3_000, left: 2_999, endsIn: 3_600 })
    const { body: waiting } = await client.listParticipants({ programId: 'p', status: 'Pending' })
    expect(waiting.data.map(({ profileId }) => profileId)).toEqual([LAMA.profile.id])
    const accepted = await client.acceptParticipant({
      programId: 'p',
      participationId: waiting.data[0]?.id ?? '',
      idempotencyKey: 'accept-lama',
    })
    expect(accepted.body.status).toBe('Accepted')
    const report = {
      programId: 'p',
      body: { clickId: 'click-0', event: 'SALE', externalId: 'order 1/ب', amount: 249_90 },
      idempotencyKey: 'report-order-1',
    } as const
    const { body: reported, status } = await client.reportResult(report)
    expect([status, reported.isRepeat]).toEqual([201, false])
    expect((await client.listResults({ programId: 'p' })).body.data).toMatchObject([{ id: reported.id, externalId: 'order 1/ب' }])
    expect((await client.reverseResult({ programId: 'p', resultId: reported.id, idempotencyKey: 'reverse-order-1' })).body.status).toBe(
      'Reversed',
    )
    expect((await client.getBalance()).body.available).toBeGreaterThan(0)
  })

  it('repeats a request with the key that its caller chose, and says so', async () => {
    const t = await apiApp()
    const report = {
      programId: 'p',
      body: { clickId: 'click-0', event: 'SALE', externalId: 'a' },
      idempotencyKey: 'order-a-first',
    } as const
    const [first, again] = [await clientOf(t).reportResult(report), await clientOf(t).reportResult(report)]
    expect([first.isRepeat, again.isRepeat]).toEqual([false, true])
    expect(again.body).toEqual(first.body)
  })

  it('throws a refusal with its code, its fields and the seconds to wait', async () => {
    const t = await apiApp()
    const wrong = {
      programId: 'p',
      body: { clickId: 'click-0', event: 'SALE', externalId: 'a', amount: -1 },
      idempotencyKey: 'report-wrong',
    } as const
    expect(await refusalOf(clientOf(t).reportResult(wrong))).toMatchObject({
      ...{ status: 422, code: 'DTO_VALIDATION_ERROR', fields: [{ path: 'amount', rule: 'format' }], retryAfter: null },
    })
    expect(await refusalOf(clientOf(t).getProgram({ programId: '../../user' }))).toMatchObject({ status: 404, code: 'PROGRAM_NOT_FOUND' })
    expect(await refusalOf(clientOf(t, 'wk_none').getBalance())).toMatchObject({ status: 401, code: 'UN_AUTHORIZED' })
  })

  it('throws a refusal also for an answer that is no JSON', async () => {
    const fetch = async () => new Response('Bad gateway', { status: 502 })
    const refusal = await refusalOf(createApiClient({ baseUrl: 'http://localhost', key: 'k', fetch }).getBalance())
    expect(refusal).toMatchObject({ status: 502, code: 'UNKNOWN', message: 'The API answered 502.' })
  })
})
