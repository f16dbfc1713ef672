import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { ProgramContentRecord, ProgramRecord, ProgramStepRecord } from '@wasla/contract/programs/record.ts'
import type { StoredStepData, StoredStepType } from '@wasla/contract/programs/step-data.ts'
import { nextCheckAt } from '@wasla/contract/programs/status/dates.ts'
import { programTermsOf } from '@wasla/contract/programs/terms.ts'
import { individualTypes } from '@wasla/contract/profiles/types.ts'
import type { ContentStepType } from '@wasla/contract/programs/types.ts'
import { at, hour, minute } from '../clock.ts'
import { idOf } from '../ids.ts'
import { contentOf, type ContentRow } from './content-row.ts'
import type { BudgetRow, CriteriaRow, ItemRow, MilestoneRow, ObjectivesRow, ProgramRow, StoredSteps, TargetRow } from './program-row.ts'

/** A picture that was uploaded for a program's catalogue. */
export type ProgramAssetRecord = { programId: string; url: string; createdAt: number }

/** A program with all its data. */
export type WholeProgram = {
  key: string
  program: ProgramRecord
  steps: readonly ProgramStepRecord[]
  contents: readonly ProgramContentRecord[]
  assets: readonly ProgramAssetRecord[]
  /** Time at which the budget was reserved, when the program was published or scheduled. */
  reservedAt: number | null
  /** The returned part of the budget in halalas, and the time of the return (L-10). */
  released: { amount: number; at: number } | null
}

const terms = programTermsOf('demo')
const halalas = (riyals: number) => riyals * 100

const criteriaOf = (row: CriteriaRow): StoredStepData['PARTICIPANT_CRITERIA'] => ({
  profileTypes: individualTypes,
  locations: [],
  interests: [],
  ...row,
})

const targetOf = (row: TargetRow): StoredStepData['TARGET_CRITERIA'] => ({
  gender: 'NO_PREFERENCE',
  nationalities: [],
  locations: [],
  ...row,
})

const milestoneOf = (key: string, since: number) => (row: MilestoneRow, index: number) => ({
  id: idOf(`milestone:${key}:${index}`, since),
  target: row.at,
  ...('riyals' in row
    ? { rewardType: 'CASH' as const, amount: halalas(row.riyals) }
    : { rewardType: 'EXPERIENCE' as const, title: row.title, ...(row.details === undefined ? {} : { details: row.details }) }),
})

const objectivesOf = (
  { type, url, countsBy, milestones }: ObjectivesRow,
  key: string,
  since: number,
): StoredStepData['IMPACT_OBJECTIVES'] => ({
  objectiveType: type,
  trackingUrl: url,
  ...(countsBy === undefined ? {} : { countsBy }),
  milestones: milestones.map(milestoneOf(key, since)),
})

const photoOf = ({ picture }: ItemRow) => `/pictures/item-${picture}.svg`

const itemOf = (key: string, site: string, since: number) => (row: ItemRow, index: number) => ({
  id: idOf(`item:${key}:${index}`, since),
  name: row.name,
  url: site + row.path,
  photoUrl: photoOf(row),
  type: row.type ?? ('PRODUCT' as const),
  allowReviewRequest: row.sample ?? false,
})

const budgetOf = ({ riyals, paid }: BudgetRow): StoredStepData['BUDGET'] => ({
  amount: halalas(riyals),
  payoutFrequency: paid,
  currency: 'SAR',
})

/** Returns the stored data of each step. Links of items begin with the brand's website. */
function stepsOf({ key, owner, criteria, target, objectives, items, guidelines, budget }: ProgramRow, since: number): StoredSteps {
  const site = owner.profile.website ?? ''
  return {
    ...(criteria && { PARTICIPANT_CRITERIA: criteriaOf(criteria) }),
    ...(target && { TARGET_CRITERIA: targetOf(target) }),
    ...(objectives && { IMPACT_OBJECTIVES: objectivesOf(objectives, key, since) }),
    ...(items && { CATALOGUE: { items: items.map(itemOf(key, site, since)) } }),
    ...(guidelines && { GUIDELINES: guidelines }),
    ...(budget && { BUDGET: budgetOf(budget) }),
  }
}

/** Returns the time of the timer's next check of a program (L-01). Returns null if the leftover budget was already returned. */
const dueAtOf = (record: ProgramRecord, row: ProgramRow) =>
  row.released === undefined ? nextCheckAt(record, row.budget?.paid ?? 'MONTHLY', terms) : null

const momentOf = (text: string | undefined) => (text === undefined ? null : at(text))

function recordOf(row: ProgramRow, id: string, { IMPACT_OBJECTIVES: objectives, BUDGET: budget }: StoredSteps): ProgramRecord {
  const createdAt = at(row.made)
  const reservedAt = momentOf(row.published)
  const publishDate = row.listedFrom === undefined ? null : startOfDay(row.listedFrom)
  const { type, ids } = row.launch ?? { type: 'WORLDWIDE', ids: [] }
  const record = {
    id,
    profileId: row.owner.profile.id,
    userId: row.owner.user.id,
    status: row.status,
    name: row.name,
    description: row.description,
    coverImage: `/pictures/program-${row.key}.svg`,
    startDate: row.starts,
    endDate: row.ends ?? null,
    isPublic: row.isPublic,
    isVisible: !row.isByLink,
    programFocus: row.focus,
    openToPlacement: row.openToPlacement ?? false,
    sellOnEcommerce: row.storeLink !== undefined,
    storeLink: row.storeLink ?? null,
    launchLocationType: type,
    launchLocationIds: type === 'SERVICE_AREA' ? [] : ids,
    serviceAreaIds: type === 'SERVICE_AREA' ? ids : [],
    objectiveType: objectives?.objectiveType ?? null,
    countsBy: objectives?.countsBy ?? ('LINKS' as const),
    publishDate,
    publishedAt: publishDate ?? reservedAt,
    budget: reservedAt === null ? 0 : (budget?.amount ?? 0) - halalas(row.released?.riyals ?? 0),
    dueAt: null,
    holdCause: row.hold?.cause ?? null,
    holdReason: row.hold?.reason ?? null,
    retiredAt: momentOf(row.retired),
    createdAt,
    updatedAt: momentOf(row.released?.on ?? row.retired ?? row.hold?.since) ?? reservedAt ?? createdAt + hour,
    deletedAt: null,
  }
  return { ...record, dueAt: dueAtOf(record, row) }
}

/** Returns a program with all data of its row. */
export function makeProgram(row: ProgramRow): WholeProgram {
  const since = at(row.made)
  const id = idOf(`program:${row.key}`, since)
  const isArabic = row.owner.profile.language === 'ar'
  const stored = stepsOf(row, since)
  const contentsIn = (step: ContentStepType, rows: readonly ContentRow[] = []) =>
    rows.map((content, position) => contentOf(content, position, { programKey: row.key, programId: id, step, since, isArabic }))
  const step = ([type, data]: [string, unknown], index: number) => {
    const createdAt = since + (index + 1) * 4 * minute
    return {
      id: idOf(`step:${row.key}:${type}`, createdAt),
      programId: id,
      type: type as StoredStepType,
      data,
      createdAt,
      updatedAt: createdAt,
    }
  }
  return {
    key: row.key,
    program: recordOf(row, id, stored),
    steps: Object.entries(stored).map(step) as ProgramStepRecord[],
    contents: [...contentsIn('SHAREABLE', row.shareable), ...contentsIn('LEARNING', row.learning)],
    reservedAt: momentOf(row.published),
    released: row.released === undefined ? null : { amount: halalas(row.released.riyals), at: at(row.released.on) },
    assets: (row.items ?? []).map((item) => ({ programId: id, url: photoOf(item), createdAt: since })),
  }
}
