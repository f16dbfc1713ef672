import { describe, expect, onTestFinished, test } from 'vitest'
import { NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import { BANDAR } from '@wasla/mocks/world/unfinished.ts'
import { codeOf, signIn, startPair } from './pair.ts'

describe('the mock and the server', () => {
  test('agree on own data: openings, the request for an archive, and the countdown', async () => {
    const pair = await startPair()
    onTestFinished(() => pair.close())
    const call = (field: string, variables: Record<string, unknown> = {}) => pair.call(field, { variables: () => variables })
    const opened = (method: string) => call('contactOpened', { profileId: NOURA.profile.id, method })

    await signIn(pair, REEM)
    for (const method of ['whatsapp', 'email', 'sms', 'call']) await opened(method)
    await signIn(pair, NOURA)
    await opened('email')
    await call('myContactOpenings')
    await call('myContactOpenings', { pagination: { limit: 1, offset: 1 } })
    await call('myData')
    expect(codeOf(await call('linkDataArchive', { id: 'none' }))).toBe('DATA_ARCHIVE_NOT_FOUND')
    expect(codeOf(await call('requestDataArchive'))).toBeUndefined()
    expect(codeOf(await call('requestDataArchive'))).toBe('DATA_ARCHIVE_TOO_SOON')
    expect(codeOf(await call('deleteMyAccount'))).toBe('ACCOUNT_NOT_SETTLED')
    expect(codeOf(await call('keepMyAccount'))).toBe('NO_CHANGES_TO_UPDATE')

    await signIn(pair, BANDAR)
    expect(codeOf(await call('deleteMyAccount'))).toBeUndefined()
    expect(codeOf(await call('deleteMyAccount'))).toBe('NO_CHANGES_TO_UPDATE')
    expect(codeOf(await call('completeWaitingListTask', { task: 'JOIN_COMMUNITY' }))).toBe('ACCOUNT_BEING_DELETED')
    await call('activeProfile')
    expect(codeOf(await call('keepMyAccount'))).toBeUndefined()
    await call('activeProfile')
    await call('myData')
  })
})
