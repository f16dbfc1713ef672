import type { NotificationDraft } from '../notifications/draft.ts'
import type { ProgramRecord } from '../programs/record.ts'
import { linkCheckLimits } from './limits.ts'
import type { OutageRecord } from './record.ts'

/** What people are notified of: that an outage began, or that it ended. */
export type OutageNews = 'STARTED' | 'ENDED'

type Named = Pick<ProgramRecord, 'id' | 'profileId' | 'name'>

const draftOf = ({ id, name }: Named, outage: Pick<OutageRecord, 'id'>, news: OutageNews) =>
  ({
    type: news === 'STARTED' ? 'PROGRAM_OUTAGE_STARTED' : 'PROGRAM_OUTAGE_ENDED',
    referenceId: outage.id,
    meta: { programId: id, programName: name },
  }) as const

/** Returns the notification for the owner, which has no sender. */
export const outageNoticeToOwner = (program: Named, outage: Pick<OutageRecord, 'id'>, news: OutageNews): NotificationDraft => ({
  ...draftOf(program, outage, news),
  profileId: program.profileId,
})

/** Returns the notification for the participants, which the owner sends; the store adds their profile ids. */
export const outageNoticeToParticipants = (
  program: Named,
  outage: Pick<OutageRecord, 'id'>,
  news: OutageNews,
): Omit<NotificationDraft, 'profileId'> => ({ ...draftOf(program, outage, news), senderProfileId: program.profileId })

/** Returns whether people are notified of the end of an outage. If the program stopped, they know that, and the page may still be down. */
export const isEndNotified = ({ endedBy }: Pick<OutageRecord, 'endedBy'>): boolean => endedBy === 'RECOVERED' || endedBy === 'CONFIRMED'

/** Returns the times in which the outages began that decide whether people are notified of a further one: `from` to just before `until`. */
export const countedBefore = ({ startedAt }: Pick<OutageRecord, 'startedAt'>) => ({
  from: startedAt - linkCheckLimits.notified.window,
  until: startedAt,
})

/** Returns whether people are notified of an outage and of its end, by the number of outages before it; see `countedBefore`. */
export const isNotified = (earlier: number): boolean => earlier < linkCheckLimits.notified.count
