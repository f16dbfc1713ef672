import { describe, expect, it } from 'vitest'
import { currentSpan, insideOf, inSpan, spanned, spannedProvider, withoutSpan, type Span } from './spans.ts'

/** Returns a span that records in `events` what happens to it and to the spans inside it. */
function recorded() {
  const events: string[] = []
  const spanOf = (name: string): Span => ({
    traceId: 'trace',
    child: (part) => (events.push(`begin ${part}`), spanOf(part)),
    tell: () => undefined,
    fail: (error) => void events.push(`fail ${name} ${String(error)}`),
    end: () => void events.push(`end ${name}`),
  })
  return { events, root: spanOf('root') }
}

describe('spanned', () => {
  it('only runs the work if there is no current span', () => {
    expect(spanned('part', 'internal', {}, () => 1)).toBe(1)
  })

  it('makes a span inside the current one, and ends each after its work', async () => {
    const { events, root } = recorded()
    await inSpan(root, () => spanned('outer', 'internal', {}, async () => spanned('inner', 'internal', {}, () => 1)))
    expect(events).toEqual(['begin outer', 'begin inner', 'end inner', 'end outer', 'end root'])
  })

  it('marks a span as failed if its work throws, and throws the error again', async () => {
    const { events, root } = recorded()
    const late = () => spanned('late', 'internal', {}, () => Promise.reject(new Error('no')))
    await expect(insideOf(root, late)).rejects.toThrow('no')
    const atOnce = () =>
      spanned('at once', 'internal', {}, () => {
        throw new Error('no')
      })
    expect(() => insideOf(root, atOnce)).toThrow('no')
    expect(events).toEqual(['begin late', 'fail late Error: no', 'end late', 'begin at once', 'fail at once Error: no', 'end at once'])
  })

  it('has no current span in work that runs outside of any trace', () => {
    const { root } = recorded()
    expect(insideOf(root, () => withoutSpan(currentSpan))).toBeNull()
  })
})

describe('spannedProvider', () => {
  const provider = {
    name: 'sms',
    isSimple() {
      return this.name === 'sms'
    },
    send(text: string) {
      return Promise.resolve(`${this.name} ${text}`)
    },
  }

  it('makes a span for each call that returns a promise, and returns what the provider returns', async () => {
    const { events, root } = recorded()
    const traced = spannedProvider('sms', provider)
    expect(await insideOf(root, () => traced.send('hello'))).toBe('sms hello')
    expect(insideOf(root, () => traced.isSimple())).toBe(true)
    expect(await traced.send('untraced')).toBe('sms untraced')
    expect(events.filter((event) => event.startsWith('end'))).toEqual(['end sms send'])
    expect(traced.name).toBe('sms')
  })
})
