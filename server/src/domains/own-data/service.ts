import type { PageArgument } from '@wasla/contract/common/page.ts'
import type { DataArchiveLink, MutationContactOpenedArgs, MyData } from '@wasla/contract/generated/user-types.ts'
import { archiveView, nextArchiveAt } from '@wasla/contract/own-data/archive.ts'
import { deletionView } from '@wasla/contract/own-data/deletion.ts'
import { staysAfter } from '@wasla/contract/own-data/stays.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { createAlarms } from '#platform/alarm.ts'
import type { Deps } from '../../deps.ts'
import type { FilesService } from '../files/service.ts'
import type { OnboardingService } from '../onboarding/service.ts'
import type { ProfilesService } from '../profiles/service.ts'
import type { SessionService } from '../session/service.ts'
import type { Viewer } from '../session/viewer.ts'
import type { WalletService } from '../wallet/service.ts'
import { linkArchive, openArchive, requestArchive, type OpenedArchive } from './archives.ts'
import { deletionDays, endDue, keepAccount, requestDeletion } from './deletion.ts'
import { archiveKey, makeArchives } from './make-archives.ts'
import { forgetOpenings, listOpenings, noteOpening, type OpeningsPage } from './openings.ts'
import { findNewest, findToRemove, markRemoved } from './stores/archives.ts'
import { findDeletion } from './stores/deletions.ts'

export { endAccount } from './deletion.ts'
export { findDeletion } from './stores/deletions.ts'

const day = 86_400_000
/** Files that one sweep removes. */
const atOnce = 200

type OwnDataDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log' | 'files' | 'settings'> & {
  session: SessionService
  profiles: ProfilesService
  onboarding: OnboardingService
  wallet: WalletService
  store: FilesService
}

/** A person’s own data: an archive of it, who opened their contact details, and the deletion of the account (docs/decisions/095-own-data.md). */
export type OwnDataService = {
  /** `myData`. */
  myData(viewer: Viewer): Promise<MyData>
  /** `requestDataArchive`. Throws the errors of `decideArchiveRequest`. */
  requestArchive(viewer: Viewer): Promise<MyData>
  /** `linkDataArchive`. Throws the errors of `decideArchiveLink`. */
  linkArchive(viewer: Viewer, id: string): Promise<DataArchiveLink>
  /** Opens the archive of a link; null if the link, its session or the archive has ended. */
  openArchive(link: string): Promise<OpenedArchive | null>
  /** `deleteMyAccount`. Throws the errors of `decideDeletion`. */
  requestDeletion(viewer: Viewer): Promise<MyData>
  /** `keepMyAccount`. Throws `NO_CHANGES_TO_UPDATE`. */
  keepAccount(viewer: Viewer): Promise<MyData>
  /** `contactOpened`; `viewer` is null for somebody who is not signed in. */
  noteOpening(viewer: Viewer | null, input: MutationContactOpenedArgs): Promise<void>
  /** `myContactOpenings`. */
  openings(viewer: Pick<Viewer, 'profileId'>, page: PageArgument): Promise<OpeningsPage>

  /** For the timer: makes the archives that wait. */
  makeArchives(): Promise<void>
  /** For the upkeep: ends the accounts whose countdown is over. */
  endDue(): Promise<void>
  /** For the upkeep: removes expired archives, and openings that are older than a year. */
  sweep(): Promise<void>
}

export function createOwnDataService(given: OwnDataDeps): OwnDataService {
  const deps = { ...given, alarms: createAlarms(given) }
  const { db, clock, files, log, wallet } = deps

  async function myData({ userId }: Pick<Viewer, 'userId'>): Promise<MyData> {
    const now = clock.now()
    const [newest, deletion, funds] = await Promise.all([findNewest(db, userId), findDeletion(db, userId), wallet.funds(userId)])
    const next = nextArchiveAt(newest, now)
    const days = deletionDays(deps)
    return {
      archive: archiveView(newest, now),
      nextArchiveAt: next === null ? null : toDateTime(next),
      deletion: deletionView(deletion),
      deletionDays: days,
      balance: funds.amount,
      hasOpenWithdrawal: funds.hasOpenWithdrawal,
      stays: staysAfter(deletion?.dueAt ?? now + days * day),
    }
  }

  /** Calls something that changes the viewer's data, and returns the data after it. */
  const after = async (viewer: Viewer, change: Promise<void>): Promise<MyData> => {
    await change
    return myData(viewer)
  }

  return {
    myData,
    requestArchive: (viewer) => after(viewer, requestArchive(deps, viewer)),
    linkArchive: (viewer, id) => linkArchive(deps, viewer, id),
    openArchive: (link) => openArchive(deps, link),
    requestDeletion: (viewer) => after(viewer, requestDeletion(deps, viewer)),
    keepAccount: (viewer) => after(viewer, keepAccount(deps, viewer)),
    noteOpening: (viewer, input) => noteOpening(deps, viewer, input),
    openings: ({ profileId }, page) => listOpenings(deps, profileId, page),
    makeArchives: () => makeArchives(deps),
    endDue: () => endDue(deps),
    async sweep() {
      for (const id of await findToRemove(db, clock.now(), atOnce)) {
        try {
          await files.remove(archiveKey(id))
          await markRemoved(db, id, clock.now())
        } catch (error) {
          log.error('An expired archive could not be removed; the next sweep tries again', { archive: id, error })
        }
      }
      await forgetOpenings(deps)
    },
  }
}
