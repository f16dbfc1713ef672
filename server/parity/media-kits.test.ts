import { describe, expect, onTestFinished, test } from 'vitest'
import { mediaKitLimits } from '@wasla/contract/media-kits/limits.ts'
import { OMAR } from '@wasla/mocks/world/agents.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { codeOf, signIn, startPair } from './pair.ts'

describe('the mock and the server', () => {
  test('agree on media kits: making, checking and removing', async () => {
    const pair = await startPair()
    onTestFinished(() => pair.close())
    const make = (parts: readonly string[]) => pair.call('makeMediaKit', { variables: () => ({ makeMediaKitInput: { parts } }) })
    const kit = ({ mediaKit }: { mediaKit?: string }) => ({ id: mediaKit ?? 'none' })
    const check = (language: string) => pair.call('publicMediaKit', { variables: kit, token: null, language })
    const remove = () => pair.call('removeMediaKit', { variables: kit })

    await signIn(pair, NOURA)
    await make(['PRICES', 'ACCOUNTS', 'AUDIENCE', 'PRICES'])
    expect(codeOf(await check('en'))).toBeUndefined()
    expect(codeOf(await check('ar'))).toBeUndefined()
    await pair.call('myMediaKits')

    await signIn(pair, OMAR)
    expect(codeOf(await remove())).toBe('MEDIA_KIT_NOT_FOUND')
    await make([])
    expect(codeOf(await remove())).toBeUndefined()
    expect(codeOf(await remove())).toBe('MEDIA_KIT_NOT_FOUND')
    expect(codeOf(await check('en'))).toBe('MEDIA_KIT_NOT_FOUND')

    await signIn(pair, NOURA)
    for (let at = 1; at < mediaKitLimits.perDay; at++) expect(codeOf(await make(['ACCOUNTS']))).toBeUndefined()
    expect(codeOf(await make(['ACCOUNTS']))).toBe('RATE_LIMITED')
    await pair.call('myMediaKits')
  })
})
