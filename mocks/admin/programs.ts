import { adminPageOf } from '@wasla/contract/admin/lists.ts'
import { mostTyped, programCaseOf, programRowOf, programStatusAction, type ShownProgram } from '@wasla/contract/admin/programs.ts'
import { withReasonRules } from '@wasla/contract/admin/rules.ts'
import { searchedId } from '@wasla/contract/admin/search.ts'
import { pageFrom, type PageArgument } from '@wasla/contract/common/page.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { ProgramCase, ProgramRow } from '@wasla/contract/generated/admin-types.ts'
import { mainNameOf } from '@wasla/contract/profiles/names.ts'
import { usageOf } from '@wasla/contract/programs/budget/usage.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { choicesOf } from '@wasla/contract/programs/status/change.ts'
import type { ProgramStatus, ParticipationStatus } from '@wasla/contract/programs/types.ts'
import { folded } from '@wasla/contract/search/folded.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import { findProfile } from '../store/find.ts'
import { programById, requestsTo, stepsOf } from '../store/programs/find.ts'
import { programMoneyOf } from '../store/programs/money.ts'
import { changeStatusByAdmin, followSchedules, statusStateOf } from '../store/programs/status.ts'
import { writeAction, type Admin, type AdminStore } from './admin-store.ts'
import { searchedProfiles } from './finance/profiles.ts'

type ProgramSearch = { status?: ProgramStatus | null | undefined; term?: string | null | undefined; pagination?: PageArgument }

const countOf = ({ store }: AdminStore, id: string, status: ParticipationStatus) =>
  requestsTo(store, id).filter((request) => request.status === status).length

function shownOf(adminStore: AdminStore, program: ProgramRecord): ShownProgram {
  const { store } = adminStore
  const owner = findProfile(store, program.profileId)
  return {
    program,
    brand: owner ? mainNameOf(owner) : '',
    usage: usageOf(program, programMoneyOf(store, program.id)),
    participants: countOf(adminStore, program.id, 'Accepted'),
  }
}

const lastChangedFirst = (one: ProgramRecord, other: ProgramRecord) => other.updatedAt - one.updatedAt || (one.id > other.id ? -1 : 1)

/** Implements the query `adminPrograms`. */
export function programs(adminStore: AdminStore, { status, term, pagination }: ProgramSearch) {
  const { store } = adminStore
  followSchedules(store)
  const typed = term?.trim().slice(0, mostTyped) ?? ''
  const owners = new Set(searchedProfiles(adminStore, typed))
  const found = store.memory.world.programs.filter(
    (program) =>
      program.deletedAt === null &&
      (!status || program.status === status) &&
      (typed === '' || folded(program.name).includes(folded(typed)) || owners.has(program.profileId) || program.id === searchedId(typed)),
  )
  const { count, data } = pageFrom(found.toSorted(lastChangedFirst), adminPageOf(pagination))
  return { count, data: data.map((program) => programRowOf(shownOf(adminStore, program))) }
}

/** Implements the query `adminProgram`. */
export function oneProgram(adminStore: AdminStore, { id }: { id: string }): ProgramCase {
  const { store } = adminStore
  const state = statusStateOf(store, id)
  if (!state) throw new Problem('PROGRAM_NOT_FOUND')
  return programCaseOf({
    ...shownOf(adminStore, state.program),
    applicants: countOf(adminStore, id, 'Pending'),
    steps: Object.fromEntries(stepsOf(store, id).map(({ type, data }) => [type, data])),
    allowed: choicesOf(state, 'admin', adminStore.now()),
  })
}

/** Implements the mutation `adminSetProgramStatus`. */
export function setStatus(
  adminStore: AdminStore,
  admin: Admin,
  { id, status, reason: typed }: { id: string; status: ProgramStatus; reason: string },
): ProgramRow {
  const { store } = adminStore
  const { reason } = accept(withReasonRules, { reason: typed })
  const found = programById(store, id)
  const before = found && { ...found }
  const after = changeStatusByAdmin(store, id, { status, reason })
  if (!before) throw new Problem('PROGRAM_NOT_FOUND')
  writeAction(adminStore, admin, programStatusAction(before, after, reason))
  return programRowOf(shownOf(adminStore, after))
}
