import type { Member } from '@wasla/mocks/world/member.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { memoryFiles } from '../../../testing/memory-files.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { createFilesService } from '../../files/service.ts'
import { sessionHarness } from '../../session/testing/session-harness.ts'
import type { Viewer } from '../../session/viewer.ts'
import { createOwnDataService } from '../service.ts'
import { readZip } from './read-zip.ts'

const bytesOf = async (stream: AsyncIterable<unknown>): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Buffer))
  return Buffer.concat(chunks)
}

/** Makes the service of own data over a test's database with the demo world, and members who have just signed in. */
export async function ownDataHarness(handle: Pick<DatabaseHandle, 'db' | 'dialect'>) {
  const given = sessionHarness(handle, { dataDir: temporaryFolder() })
  const files = memoryFiles()
  const t = { ...given, files }
  const { db } = t
  await db.updateTable('users').set({ is_demo: 0 }).execute()
  const process = (over: Partial<typeof t> = {}) => {
    const deps = { ...t, ...over }
    const { session, profiles, onboarding, wallet } = deps.services
    return createOwnDataService({ ...deps, session, profiles, onboarding, wallet, store: createFilesService(deps) })
  }
  const ownData = process()

  async function signedIn({ user }: Member): Promise<Viewer> {
    const { accessToken } = await t.enter(user.mobileNo)
    const viewer = await t.session.readViewer(`Bearer ${accessToken}`)
    if (!viewer) throw new Error('Nobody is signed in')
    return viewer
  }

  return {
    ...t,
    ownData,
    signedIn,
    /** The service of another process on the same database. */
    otherProcess: process,
    archives: () => db.selectFrom('data_archives').selectAll().orderBy('requested_at').execute(),
    deletions: () => db.selectFrom('account_deletions').selectAll().execute(),
    notices: async (profileId: string) =>
      (await db.selectFrom('notifications').select('type').where('profile_id', '=', profileId).orderBy('id').execute()).map(
        ({ type }) => type,
      ),
    texts: async () => (await db.selectFrom('sms_queue').select('kind').execute()).map(({ kind }) => kind),
    audit: async (target: string) =>
      (await db.selectFrom('audit').select('action').where('target', '=', target).orderBy('id').execute()).map(({ action }) => action),
    /** Requests an archive, makes it, and returns its link. */
    async made(viewer: Viewer): Promise<string> {
      await ownData.requestArchive(viewer)
      await ownData.makeArchives()
      const { archive } = await ownData.myData(viewer)
      const { url } = await ownData.linkArchive(viewer, archive?.id ?? 'none')
      return url.slice(url.lastIndexOf('/') + 1)
    },
    /** Downloads an archive; null if the link opens none. */
    async download(link: string): Promise<Map<string, Buffer> | null> {
      const found = await ownData.openArchive(link)
      return found && readZip(await bytesOf(found.stream))
    },
    inTx: <T>(work: (tx: typeof db) => Promise<T>) => inTransaction(db, work),
  }
}
