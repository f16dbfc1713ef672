import type { ProgramContentRecord, ProgramRecord } from '@wasla/contract/programs/record.ts'
import { programStepTypes, type ProgramStepType } from '@wasla/contract/programs/types.ts'
import { programLimits } from '@wasla/contract/programs/limits.ts'
import type { Member } from '../../world/member.ts'
import type { WholeProgram } from '../../world/programs/make-program.ts'
import { generatedCodeOf } from '../../world/programs/promo-codes.ts'
import { idOf } from '../../world/ids.ts'
import { topUp } from '../../world/wallet-rows.ts'
import { moved } from '../../world/moved.ts'
import { moments, type World } from '../../world/tables.ts'

/** Removes programs with all their data, including participations. Past payments stay in the wallets. */
function withoutPrograms(world: World, isGone: (program: ProgramRecord) => boolean): void {
  const gone = new Set(world.programs.filter(isGone).map(({ id }) => id))
  const isLeft = ({ programId }: { programId: string }) => !gone.has(programId)
  world.programs = world.programs.filter(({ id }) => !gone.has(id))
  world.programSteps = world.programSteps.filter(isLeft)
  world.programContents = world.programContents.filter(isLeft)
  world.programAssets = world.programAssets.filter(isLeft)
  world.participations = world.participations.filter(isLeft)
  world.trackingLinks = world.trackingLinks.filter(isLeft)
  world.programChanges = world.programChanges.filter(isLeft)
  world.escrows = world.escrows.filter(isLeft)
}

export const withoutAnyPrograms = (world: World): void => withoutPrograms(world, () => true)

/** Removes all programs of a brand. */
export const brandNew =
  ({ profile }: Member) =>
  (world: World): void =>
    withoutPrograms(world, ({ profileId }) => profileId === profile.id)

/** Removes all participations of a profile. */
export const neverJoined =
  ({ profile }: Member) =>
  (world: World): void => {
    const isOfOthers = ({ profileId }: { profileId: string }) => profileId !== profile.id
    world.participations = world.participations.filter(isOfOthers)
    world.trackingLinks = world.trackingLinks.filter(isOfOthers)
  }

/** Removes all participations of a program. */
export const joinedByNobody =
  ({ program }: WholeProgram) =>
  (world: World): void => {
    const isOfAnother = ({ programId }: { programId: string }) => programId !== program.id
    world.participations = world.participations.filter(isOfAnother)
    world.trackingLinks = world.trackingLinks.filter(isOfAnother)
  }

/** Returns a function that changes one program of the world. */
export const changed =
  ({ program }: WholeProgram, change: (found: ProgramRecord) => void) =>
  (world: World): void =>
    world.programs.filter(({ id }) => id === program.id).forEach(change)

/** Lets a program count codes beside links. Its participants have the generated codes that they would have got. */
export const countingCodes =
  ({ program }: WholeProgram, countsBy: 'CODES' | 'LINKS_AND_CODES' = 'LINKS_AND_CODES') =>
  (world: World): void => {
    for (const found of world.programs) if (found.id === program.id) found.countsBy = countsBy
    for (const step of world.programSteps)
      if (step.programId === program.id && step.type === 'IMPACT_OBJECTIVES') Object.assign(step, { data: { ...step.data, countsBy } })
    const accepted = world.participations.filter(({ programId, status }) => programId === program.id && status === 'Accepted')
    world.promoCodes = accepted.map(({ programId, profileId, answeredAt, createdAt }) => ({
      ...{ programId, profileId, ownerId: program.profileId, isChosen: false, createdAt: answeredAt ?? createdAt },
      code: generatedCodeOf(programId, profileId),
    }))
  }

/**
 * Lets the terms of a program have changed a minute after the last request to join it: the end was earlier, and the description and one of the
 * guidelines were others. Its participants joined under the former terms.
 */
export const withChangedTerms =
  ({ program }: WholeProgram) =>
  (world: World): void => {
    const found = world.programs.find(({ id }) => id === program.id)
    const guidelines = world.programSteps.find(({ programId, type }) => programId === program.id && type === 'GUIDELINES')
    if (!found || guidelines?.type !== 'GUIDELINES') throw new Error('The program has guidelines')
    const { dos, donts } = guidelines.data
    const requests = world.participations.filter(({ programId }) => programId === program.id)
    world.formerTerms.push({
      programId: program.id,
      endDate: found.endDate ?? found.startDate,
      description: `${found.description.split(' ').slice(0, 4).join(' ')}.`,
      guidelines: { dos: dos.slice(1), donts },
      changedAt: Math.max(...requests.map(({ createdAt }) => createdAt)) + 60_000,
    })
    const end = new Date(`${found.endDate ?? found.startDate}T00:00:00Z`)
    end.setUTCDate(end.getUTCDate() + 28)
    found.endDate = end.toISOString().slice(0, 10)
  }

const contentSteps: Readonly<Partial<Record<ProgramStepType, ProgramContentRecord['contentStepType']>>> = {
  SHAREABLE_CONTENT: 'SHAREABLE',
  LEARNING_CONTENT: 'LEARNING',
}

/** Gives the owner of a draft the largest number of drafts that a brand may have. */
export const withAllDrafts =
  ({ program }: WholeProgram) =>
  (world: World): void => {
    const copies = Array.from({ length: programLimits.drafts.most }, (_, index) => ({
      ...program,
      id: idOf(`scenario:draft:${index}`, program.createdAt),
    }))
    world.programs.push(...copies)
  }

/** Removes a draft's data from this step on, so that this step is the next one. */
export const draftAtStep =
  ({ program: { id } }: WholeProgram, step: ProgramStepType) =>
  (world: World): void => {
    const ahead = new Set(programStepTypes.slice(programStepTypes.indexOf(step)))
    const contentAhead = new Set([...ahead].map((type) => contentSteps[type]))
    world.programSteps = world.programSteps.filter(({ programId, type }) => programId !== id || !ahead.has(type))
    world.programContents = world.programContents.filter(
      ({ programId, contentStepType }) => programId !== id || !contentAhead.has(contentStepType),
    )
    if (!ahead.has('IMPACT_OBJECTIVES')) return
    for (const program of world.programs) if (program.id === id) program.objectiveType = null
  }

/** Changes the contents of a program. */
export const withContent =
  ({ program: { id } }: WholeProgram, change: (content: ProgramContentRecord, index: number) => Partial<ProgramContentRecord>) =>
  (world: World): void => {
    const own = world.programContents.filter(({ programId }) => programId === id)
    own.forEach((content, index) => Object.assign(content, change(content, index)))
  }

/** Gives a brand a wallet with one top-up of this many riyals and no other transactions. */
export const havingOnly =
  (member: Member, riyals: number) =>
  (world: World): void => {
    const { id, createdAt } = member.profile
    const isOfOthers = ({ profileId }: { profileId: string }) => profileId !== id
    const by = (world.profiles.find((profile) => profile.id === id)?.createdAt ?? createdAt) - createdAt
    world.withdrawals = world.withdrawals.filter(isOfOthers)
    world.programChanges = world.programChanges.filter(isOfOthers)
    world.escrows = world.escrows.filter(isOfOthers)
    const only = riyals > 0 ? [topUp(member, { on: '2025-11-16T13:31', riyals })] : []
    world.topUps = [...world.topUps.filter(isOfOthers), ...moved(only, moments.topUps, by)]
  }

const filled = (text: string, most: number) => text.repeat(Math.ceil(most / text.length)).slice(0, most)

/** Gives a program texts of the greatest length, with Arabic and Latin script. */
export const withLongTexts =
  (whole: WholeProgram) =>
  (world: World): void => {
    const { id } = whole.program
    const long = (most: number) => filled('من الصباح إلى المساء وwhatever comes between them ', most)
    changed(whole, (program) => {
      program.name = 'WWWWWWWWWW قهوةقهوةق'
      program.description = long(programLimits.description.most)
    })(world)
    withContent(whole, (_content, index) => ({
      title: long(programLimits.content.title.most),
      description: long(programLimits.content.description.most),
      hashtags: Array.from({ length: 5 }, (_, at) => filled(`hashtag_${at}_${index}_`, programLimits.content.hashtags.length.most)),
      fileName: 'a-name-of-a-file-that-somebody-exported-with-its-whole-history-final-final-2.jpg',
    }))(world)
    for (const step of world.programSteps) {
      if (step.programId !== id) continue
      if (step.type === 'CATALOGUE')
        step.data = { items: step.data.items.map((item) => ({ ...item, name: long(programLimits.catalogue.name.most) })) }
      if (step.type === 'GUIDELINES') {
        const texts = Array.from({ length: programLimits.guidelines.most }, () => long(programLimits.guidelines.text.most))
        step.data = { dos: texts, donts: texts }
      }
      if (step.type === 'TARGET_CRITERIA')
        step.data = {
          ...step.data,
          audienceProfile: long(programLimits.audienceText.most),
          audienceDrive: long(programLimits.audienceText.most),
        }
      if (step.type === 'IMPACT_OBJECTIVES')
        step.data = {
          ...step.data,
          milestones: step.data.milestones.map((milestone) =>
            milestone.rewardType === 'EXPERIENCE'
              ? { ...milestone, title: long(programLimits.experienceTitle.most), details: long(programLimits.experienceDetails.most) }
              : milestone,
          ),
        }
    }
  }
