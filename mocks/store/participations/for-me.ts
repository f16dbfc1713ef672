import { pageFrom, pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import type { ProgramsFilter } from '@wasla/contract/generated/user-types.ts'
import { fitRank } from '@wasla/contract/participations/mend.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { Store } from '../memory.ts'
import { requestOf } from '../programs/find.ts'
import { discovered } from '../programs/reading.ts'
import { programFitOf } from './fit.ts'

/** Returns the programs to which a profile has sent no request, each with the profile's fit. */
const weighed = (store: Store, profile: ProfileRecord, filter: ProgramsFilter | null) =>
  discovered(store, profile, filter).flatMap((program) => {
    const fit = requestOf(store, program.id, profile.id) ? null : programFitOf(store, profile, program.id)
    return fit ? [{ program, fit }] : []
  })

const pageOfWeighed = (found: ReturnType<typeof weighed>, page: PageArgument) =>
  pageFrom(
    found.map(({ program }) => program),
    pageOf(page),
  )

/** Implements the query `programsForMe` (Y-28). */
export const programsForMe = (store: Store, profile: ProfileRecord, page: PageArgument) =>
  pageOfWeighed(
    weighed(store, profile, null).toSorted((one, other) => fitRank(one.fit) - fitRank(other.fit)),
    page,
  )

/** Implements the query `programs` with `fitsMe` (Y-28). */
export const programsThatFit = (store: Store, profile: ProfileRecord, filter: ProgramsFilter, page: PageArgument) =>
  pageOfWeighed(
    weighed(store, profile, filter).filter(({ fit }) => fit.eligible),
    page,
  )
