import { describe, expect, it } from 'vitest'
import { lazyComponent } from './lazy-component.ts'

const Part = () => null

describe('a component that is loaded later', () => {
  it('is fetched once for any number of requests', async () => {
    const fetched: (() => null)[] = []
    const part = lazyComponent(() => {
      fetched.push(() => null)
      return Promise.resolve(fetched.at(-1)!)
    })
    const [first, second] = await Promise.all([part.load(), part.load()])
    expect(await part.load()).toBe(first)
    expect(second).toBe(first)
    expect(fetched).toHaveLength(1)
  })

  it('is fetched again on the next request after a failure', async () => {
    let isConnected = false
    const part = lazyComponent(() => (isConnected ? Promise.resolve(Part) : Promise.reject(new Error('The line broke'))))
    await expect(part.load()).rejects.toThrow('The line broke')
    isConnected = true
    expect(await part.load()).toBe(Part)
  })
})
