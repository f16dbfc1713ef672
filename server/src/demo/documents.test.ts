import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BAYT_ALSOURA, LOULOU } from '@wasla/mocks/world/businesses.ts'
import { world, worldAt } from '@wasla/mocks/world/world.ts'
import { pdfFlaw } from '@wasla/contract/files/pdf.ts'
import { isOverdue } from '@wasla/contract/verification/states.ts'
import { openTestDatabase, testMoment } from '#database/testing/each-database.ts'
import { localFiles } from '../providers/files/local.ts'
import { createServices } from '../services/services.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testDeps } from '../testing/test-deps.ts'
import { documentContent, putDocuments } from './documents.ts'
import { seedWorld } from './seed.ts'

describe('the documents of the demo', () => {
  it('exist for each pending business verification, and are not deleted by the clean-up of unused files', async () => {
    const dataDir = temporaryFolder()
    const handle = await openTestDatabase()
    const deps = testDeps(handle, { mode: 'demo', dataDir })
    await seedWorld(handle, worldAt(testMoment), testMoment)
    await putDocuments({ files: deps.files, dataDir }, world)
    const { verification } = createServices(deps)
    const { data } = await verification.cases({ status: 'InReview' }, { limit: 100, offset: 0 })
    expect(data.map(({ profileId }) => profileId)).toEqual(expect.arrayContaining([LOULOU.profile.id, BAYT_ALSOURA.profile.id]))
    expect(new Set(data.map(({ type }) => type))).toEqual(new Set(['IDENTITY', 'BUSINESS']))
    expect(data.filter((one) => isOverdue(one, testMoment)).map(({ profileId }) => profileId)).toEqual([BAYT_ALSOURA.profile.id])
    for (const { type, documents } of data) expect(documents).toHaveLength(type === 'BUSINESS' ? 2 : 0)
    for (const { url, bytes } of data.flatMap(({ documents }) => documents))
      expect(readFileSync(join(dataDir, 'files', `${url.slice('/files/'.length)}.pdf`))).toHaveLength(bytes)
    await verification.sweep()
    expect(readdirSync(join(dataDir, 'files'))).toHaveLength(world.documents.length)
  })

  it('are valid PDF files', async () => {
    for (const document of world.documents) {
      const content = documentContent(document)
      expect(await pdfFlaw({ size: content.length, read: async (from, to) => content.subarray(from, to) })).toBeNull()
      expect(content.toString('latin1')).not.toContain('?')
    }
  })

  it('are written again, once each, if they were lost', async () => {
    const dataDir = temporaryFolder()
    const files = localFiles(dataDir)
    await putDocuments({ files, dataDir }, world)
    const [document] = world.documents
    if (!document) throw new Error('There are no documents')
    await files.remove(`${document.id}.pdf`)
    await putDocuments({ files, dataDir }, world)
    expect(existsSync(join(dataDir, 'files', `${document.id}.pdf`))).toBe(true)
    expect(readdirSync(join(dataDir, 'tmp'))).toEqual([])
  })
})
