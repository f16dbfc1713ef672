import { demoNumbers } from '@wasla/contract/session/demo.ts'
import { openDatabase } from '#database/database.ts'
import type { Client } from './client.ts'
import { enter } from './people.ts'
import { sumsOf } from './verify.ts'

/** Returns a link of a participant in a program that counts sales, the program, its last 100 counted clicks, and the result of `sumsOf`. */
export async function readWorld(url: string) {
  const handle = await openDatabase({ kind: 'postgres', url, create: false })
  const { db } = handle
  try {
    const link = await db
      .selectFrom('tracking_links as l')
      .innerJoin('programs as p', 'p.id', 'l.program_id')
      .innerJoin('users as u', 'u.id', 'p.user_id')
      .select(['l.code', 'l.program_id'])
      .where('p.status', '=', 'Active')
      .where('p.objective_type', '=', 'SALES')
      .where('u.mobile_no', '=', `+966${demoNumbers.BRAND}`)
      .orderBy('l.code')
      .executeTakeFirstOrThrow()
    const clicks = await db
      .selectFrom('clicks')
      .select('id')
      .where('program_id', '=', link.program_id)
      .where('status', '=', 'Approved')
      .orderBy('at', 'desc')
      .limit(100)
      .execute()
    return { code: link.code, programId: link.program_id, clickIds: clicks.map(({ id }) => id), before: await sumsOf(db) }
  } finally {
    await handle.close()
  }
}

const rotate = 'mutation ($id: ID!) { rotateProgramTrackingKey(programId: $id) { secretKey } }'

/** Makes and returns a new key for reports of this program. */
export async function newKey(client: Client, programId: string): Promise<string> {
  const address = client.newAddress()
  const token = await enter(client, 'BRAND', address)
  const { data } = await client.ask(rotate, { id: programId }, { address, token })
  return String(data?.['rotateProgramTrackingKey']?.['secretKey'])
}
