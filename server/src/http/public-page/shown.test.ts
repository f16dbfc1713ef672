import { expect, it } from 'vitest'
import { REEM } from '@wasla/mocks/world/networkers.ts'
import { createServices } from '../../services/services.ts'
import { counted } from '../../testing/counted.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { findShown } from './shown.ts'
import { eachWorld } from '../../testing/test-world.ts'

eachWorld((open) => {
  it('findShown reads the head of a page in three statements', async () => {
    const { db, dialect } = await open()
    const seen = counted(db)
    const services = createServices(testDeps({ db: seen.db, dialect }))
    const shown = await findShown(services, { key: 'reem_dosari', type: 'INFLUENCER' })
    expect(shown?.accounts).toHaveLength(REEM.accounts.length)
    expect(seen.statements).toBe(3)
    seen.statements = 0
    expect(await findShown(services, { key: 'nobody_here', type: 'INFLUENCER' })).toBeNull()
    expect(seen.statements).toBeLessThanOrEqual(2)
  })
})
