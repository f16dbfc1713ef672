import { describe, expect, it } from 'vitest'
import { uploadSlots } from './upload-slots.ts'

const few = { ofOne: 2, sending: 2, waiting: 1 }

describe('uploadSlots', () => {
  it('allows two uploads per sender', () => {
    const places = uploadSlots({ ...few, sending: 10, waiting: 32 })
    const first = places.admit('one')
    places.admit('one')
    expect(() => places.admit('one')).toThrow('The service is busy.')
    expect(() => places.admit('other')).not.toThrow()
    first()
    expect(() => places.admit('one')).not.toThrow()
  })

  it('gives a free place to the longest-waiting sender', async () => {
    const places = uploadSlots(few)
    const got: string[] = []
    const take = (name: string) => void places.take().then(() => got.push(name))
    for (const name of ['a', 'b', 'c', 'd']) take(name)
    await Promise.resolve()
    await Promise.resolve()
    expect(got).toEqual(['a', 'b'])
    places.give()
    await Promise.resolve()
    await Promise.resolve()
    expect(got).toEqual(['a', 'b', 'c'])
  })

  it('refuses new uploads while the allowed number waits', async () => {
    const places = uploadSlots(few)
    await places.take()
    await places.take()
    expect(() => places.admit('one')).not.toThrow()
    void places.take()
    expect(() => places.admit('two')).toThrow('The service is busy.')
    places.give()
    expect(() => places.admit('two')).not.toThrow()
  })
})
