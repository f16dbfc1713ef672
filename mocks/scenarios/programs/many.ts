import type { ParticipationRecord } from '@wasla/contract/participations/record.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { day, hour } from '../../world/clock.ts'
import { idOf } from '../../world/ids.ts'
import { trackingCodeOf } from '../../world/programs/participations.ts'
import type { WholeProgram } from '../../world/programs/make-program.ts'
import type { World } from '../../world/tables.ts'

/** Copies running programs until there are `count` programs. Each copy is a day older than the previous one. */
export const manyPrograms =
  (count: number) =>
  (world: World): void => {
    const running = world.programs.filter(({ status, isVisible }) => status === 'Active' && isVisible)
    const copies = Array.from({ length: Math.max(0, count - world.programs.length) }, (_, index) => {
      const model = running[index % running.length]
      if (!model) throw new Error('No program runs')
      const publishedAt = (model.publishedAt ?? model.createdAt) - (index + 1) * day
      const createdAt = publishedAt - hour
      return {
        ...model,
        id: idOf(`scenario:program:${index}`, createdAt),
        name: `${model.name.slice(0, 16)} ${index + 2}`,
        startDate: civilDate(publishedAt),
        publishedAt,
        createdAt,
        updatedAt: publishedAt,
      }
    })
    for (const copy of copies) {
      const model = running.find(({ description }) => description === copy.description)
      world.programSteps.push(
        ...world.programSteps
          .filter(({ programId }) => programId === model?.id)
          .map((step) => ({ ...step, id: idOf(`scenario:${step.id}:${copy.id}`, step.createdAt), programId: copy.id })),
      )
    }
    world.programs.push(...copies)
  }

/** Admits everybody on the waiting list. Adds a participation with this status for each of them. */
export const manyAsking =
  ({ program }: WholeProgram, status: ParticipationRecord['status']) =>
  (world: World): void => {
    const found = world.programs.find(({ id }) => id === program.id)
    const before = new Set(world.participations.filter(({ programId }) => programId === program.id).map(({ profileId }) => profileId))
    const waiting = world.profiles.filter(({ onboardingStep, id }) => onboardingStep === 'WaitForAdmission' && !before.has(id))
    const since = found?.publishedAt ?? 0
    waiting.forEach((profile, index) => {
      Object.assign(profile, { status: 'Active', onboardingStep: null })
      const createdAt = Math.max(since, profile.createdAt) + (index + 1) * hour
      const answeredAt = status === 'Pending' ? null : createdAt + hour
      world.participations.push({
        id: idOf(`scenario:request:${profile.id}`, createdAt),
        programId: program.id,
        profileId: profile.id,
        userId: profile.userId,
        status,
        isAutomatic: program.isPublic,
        declineReason: null,
        declineNote: null,
        createdAt,
        answeredAt,
      })
      if (status === 'Accepted')
        world.trackingLinks.push({
          code: trackingCodeOf(program.id, profile.id),
          programId: program.id,
          profileId: profile.id,
          createdAt: answeredAt ?? createdAt,
        })
    })
  }
