import type { Language } from '@wasla/contract/platform/language.ts'
import type { Database } from '#database/database.ts'
import type { Deps } from '../../../deps.ts'
import type { SmsKind } from '../../../providers/sms/port.ts'

/** A text message that is to leave: to a number in E.164 of a country, in its reader's language. */
export type WaitingText = {
  to: string
  countryId: string
  kind: SmsKind
  language: Language
  variables: Readonly<Record<string, string>>
}

/** Lets a message leave if, and only if, what it tells of is committed: it waits in a row until the timer hands it to the gateway. */
export const queueText = (tx: Database, { ids, clock }: Pick<Deps, 'ids' | 'clock'>, text: WaitingText) =>
  tx
    .insertInto('sms_queue')
    .values({
      id: ids.uuid(),
      to_number: text.to,
      country_id: text.countryId,
      kind: text.kind,
      language: text.language,
      variables: JSON.stringify(text.variables),
      tries: 0,
      due_at: clock.now(),
      created_at: clock.now(),
    })
    .execute()
