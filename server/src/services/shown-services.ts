import type { Deps } from '../deps.ts'
import type { FilesService } from '../domains/files/service.ts'
import { createGroupsService } from '../domains/groups/service.ts'
import type { LedgerService } from '../domains/ledger/service.ts'
import { programPeople } from '../domains/participations/program-people.ts'
import { createParticipationsService } from '../domains/participations/service.ts'
import { createPaymentRecordService } from '../domains/payment-record/service.ts'
import { createPeopleService } from '../domains/people/service.ts'
import { createPerformanceService, figuresChanged } from '../domains/performance/service.ts'
import { createProfilesService } from '../domains/profiles/service.ts'
import { createProgramsService } from '../domains/programs/service.ts'
import { createRewardsService, programRewards } from '../domains/rewards/service.ts'
import { createSearchService, findGroupsByWords } from '../domains/search/service.ts'
import { createShowcaseService } from '../domains/showcase/service.ts'
import type { WalletService } from '../domains/wallet/service.ts'

type Others = { files: FilesService; ledger: LedgerService; wallet: WalletService }

/**
 * Makes the services that read what many people are shown: lists, public pages, search and figures. If there is a replica, they are made a
 * second time to read it, so none of them may have state in memory.
 */
export function createShownServices(deps: Deps, { files, ledger, wallet }: Others) {
  const profiles = createProfilesService({ ...deps, store: files })
  const programs = createProgramsService({
    ...deps,
    store: files,
    profiles,
    ledger,
    wallet,
    people: programPeople,
    rewards: programRewards({ ...deps, wallet }),
  })
  const participations = createParticipationsService({ ...deps, profiles, programs })
  return {
    profiles,
    programs,
    participations,
    showcase: createShowcaseService(deps, { profiles }),
    groups: createGroupsService({ ...deps, store: files, findByWords: findGroupsByWords }),
    performance: createPerformanceService({ ...deps, programs, participations }),
    rewards: createRewardsService({ ...deps, wallet, people: programPeople, figuresChanged: figuresChanged(deps) }),
    search: createSearchService({ ...deps, profiles }),
    people: createPeopleService(deps),
    paymentRecords: createPaymentRecordService(deps),
  }
}
