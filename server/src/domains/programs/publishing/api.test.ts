import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../session/viewer.ts'
import { answerOf, bearer, testApp } from '../../../testing/test-app.ts'
import { publishingHarness } from '../testing/publishing-harness.ts'

type App = Awaited<ReturnType<typeof testApp>>

/** The demo brand with a complete draft. */
async function withDraft(app: App) {
  const headers = bearer((await app.enter('BRAND')).accessToken)
  const ask = (text: string, variables: Record<string, unknown> = {}) => app.ask(text, variables, headers)
  const { ownerId: profileId } = answerOf<{ ownerId: string }>(await ask('{ myWallet { ownerId } }'), 'myWallet')
  const { user_id: userId } = await app.db.selectFrom('profiles').select('user_id').where('id', '=', profileId).executeTakeFirstOrThrow()
  const { draft } = await publishingHarness({ db: app.db, dialect: app.dialect })
  return { ask, id: await draft({ profileId, userId } as Viewer, 10_000) }
}

describe('publishing over HTTP', () => {
  it('returns the publication, the rest of the budget, and the findings of a dry run', async () => {
    const { ask, id } = await withDraft(await testApp())
    const dry = await ask(
      'query ($id: ID!) { programDryRun(programId: $id) { isReady findings { check result reason step path params } bill { total } candidates { least } } }',
      { id },
    )
    expect(dry.body.data).toMatchObject({ programDryRun: { isReady: true, bill: { total: 10_000 } } })
    const published = await ask('mutation ($id: ID!) { publishProgram(id: $id) { id status publishDate publishedAt } }', { id })
    expect(published.body.data).toMatchObject({ publishProgram: { id, status: 'Active', publishDate: null } })
    const raised = await ask(
      'mutation ($id: ID!) { topUpProgramBudget(programId: $id, amount: 5000, idempotencyKey: "key-of-form") { amount remaining consumedPercent } }',
      { id },
    )
    expect(raised.body.data).toEqual({ topUpProgramBudget: { amount: 15_000, remaining: 15_000, consumedPercent: 0 } })
    const held = await ask(
      'mutation ($id: ID!) { updateProgramStatus(updateProgramStatusInput: { id: $id, status: OnHold }) { status holdCause } }',
      { id },
    )
    expect(held.body.data).toEqual({ updateProgramStatus: { status: 'OnHold', holdCause: 'OWNER' } })
  })

  it('counts against the limit of ten money calls per minute (X-19)', async () => {
    const { ask } = await withDraft(await testApp())
    const publish = () => ask('mutation { publishProgram(id: "none") { id } }')
    const codes = []
    for (let times = 0; times < 11; times++) codes.push((await publish()).body.errors?.[0]?.extensions.code)
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'PROGRAM_NOT_FOUND'), 'RATE_LIMITED'])
  })

  it('is forbidden to persons (K-07)', async () => {
    const app = await testApp()
    const headers = bearer((await app.enter('INFLUENCER')).accessToken)
    const { body } = await app.ask('mutation { publishProgram(id: "none") { id } }', {}, headers)
    expect(body.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })
})
