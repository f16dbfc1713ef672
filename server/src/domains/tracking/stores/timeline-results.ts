import { sql } from 'kysely'
import { mostShown, type ResultSources } from '@wasla/contract/rewards/timeline.ts'
import type { Database } from '#database/database.ts'
import { conversionRow } from './conversions.ts'

type Participation = { readonly programId: string; readonly profileId: string }

const waitingOf = (db: Database, { programId, profileId }: Participation) =>
  db
    .selectFrom('conversions')
    .selectAll()
    .where('program_id', '=', programId)
    .where('profile_id', '=', profileId)
    .where(sql<boolean>`status = 'Pending'`)
    .orderBy('counts_at')
    .orderBy('id')
    .limit(mostShown)
    .execute()

const declinedOf = (db: Database, { programId, profileId }: Participation) =>
  db
    .selectFrom('conversions as c')
    .innerJoin('conversion_declines as d', 'd.conversion_id', 'c.id')
    .selectAll('c')
    .select(['d.reason as decline_reason', 'd.note', 'd.at'])
    .where('c.program_id', '=', programId)
    .where('c.profile_id', '=', profileId)
    .where('c.reason', '=', 'DECLINED')
    .orderBy('d.at', 'desc')
    .orderBy('c.id')
    .limit(mostShown)
    .execute()

const replacedOf = (db: Database, { programId, profileId }: Participation) =>
  db
    .selectFrom('replaced_conversions as r')
    .innerJoin('conversions as c', 'c.id', 'r.conversion_id')
    .selectAll('c')
    .select(['r.id as replaced_id', 'r.former_profile_id', 'r.former_click_id', 'r.former_amount', 'r.profile_id as new_profile', 'r.at'])
    .where('r.program_id', '=', programId)
    .where((row) => row.or([row('r.profile_id', '=', profileId), row('r.former_profile_id', '=', profileId)]))
    .orderBy('r.at', 'desc')
    .orderBy('r.id')
    .limit(mostShown)
    .execute()

const ofTwo = async (db: Database, { programId, profileId }: Participation) => {
  const rows = await db
    .selectFrom('orders_of_two as t')
    .innerJoin('conversions as c', 'c.id', 't.conversion_id')
    .selectAll('c')
    .select(['t.profile_id as winner', 't.other_profile_id', 't.decided_by', 't.code', 't.at'])
    .where('t.program_id', '=', programId)
    .where((row) => row.or([row('t.profile_id', '=', profileId), row('t.other_profile_id', '=', profileId)]))
    .orderBy('t.at', 'desc')
    .orderBy('t.conversion_id')
    .limit(mostShown)
    .execute()
  return rows.map(({ winner, other_profile_id: otherProfileId, decided_by: decidedBy, code, at, ...row }) => ({
    record: conversionRow.read(row),
    two: { conversionId: row.id, programId: row.program_id, profileId: winner, otherProfileId, decidedBy, code, at },
  }))
}

/** Returns the single conversions that a participant’s timeline shows: the latest of each kind, up to a limit (Y-01, Y-02). */
export async function findConversionsOf(db: Database, participation: Participation): Promise<ResultSources> {
  return {
    waiting: (await waitingOf(db, participation)).map(conversionRow.read),
    declined: (await declinedOf(db, participation)).map(({ decline_reason: reason, note, at, ...row }) => ({
      record: conversionRow.read(row),
      decline: { conversionId: row.id, reason, note, at },
    })),
    ofTwo: await ofTwo(db, participation),
    replaced: (await replacedOf(db, participation)).map(
      ({
        replaced_id: id,
        former_profile_id: formerProfileId,
        former_click_id: formerClickId,
        former_amount: formerAmount,
        new_profile: profileId,
        at,
        ...row
      }) => ({
        record: conversionRow.read(row),
        replaced: { id, conversionId: row.id, programId: row.program_id, formerProfileId, formerClickId, formerAmount, profileId, at },
      }),
    ),
  }
}
