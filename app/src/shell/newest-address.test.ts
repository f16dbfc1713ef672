import { createMemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { changeAddress, isLeaving } from './newest-address.ts'

const routers: ReturnType<typeof createMemoryRouter>[] = []
const never = new Promise<never>(() => {})

/** Returns a router with a page at `/people`, and one at `/slow` whose code never arrives. */
function routerAt(address: string) {
  const router = createMemoryRouter([{ path: '/people' }, { path: '/slow', lazy: () => never }], { initialEntries: [address] })
  routers.push(router)
  return router
}

afterEach(() => routers.splice(0).forEach((router) => router.dispose()))

const withPart = (name: string, value: string) => (newest: URLSearchParams) => {
  newest.set(name, value)
  return newest
}
const without = (name: string) => (newest: URLSearchParams) => {
  newest.delete(name)
  return newest
}
const addressOf = ({ state: { location } }: ReturnType<typeof createMemoryRouter>) => `${location.pathname}${location.search}`

describe('changes of the address', () => {
  it('all take effect, even if nothing renders between them', () => {
    const router = routerAt('/people?dialog=filters')
    void changeAddress(router, withPart('type', 'AGENCY'), { replace: true })
    void changeAddress(router, without('dialog'), { replace: true })
    expect(addressOf(router)).toBe('/people?type=AGENCY')
  })

  it('may replace the whole address, based on the newest query', () => {
    const router = routerAt('/people?q=a')
    void changeAddress(router, withPart('type', 'AGENCY'))
    void changeAddress(router, (newest) => `/people?type=${newest.get('type')}&page=2`)
    expect(addressOf(router)).toBe('/people?type=AGENCY&page=2')
  })

  it('apply to the current page while another page is being fetched', () => {
    const router = routerAt('/people?q=a')
    expect(isLeaving(router)).toBe(false)
    void router.navigate('/slow?q=b')
    expect(isLeaving(router)).toBe(true)
    void changeAddress(router, withPart('type', 'AGENCY'))
    expect(addressOf(router)).toBe('/people?q=a&type=AGENCY')
    expect(isLeaving(router)).toBe(false)
  })
})
