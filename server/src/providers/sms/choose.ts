import type { Database } from '#database/database.ts'
import type { Env } from '../../config/env.ts'
import type { Clock } from '#platform/clock.ts'
import type { Ids } from '#platform/ids.ts'
import type { Log } from '#platform/log.ts'
import { guardedSms } from './guarded.ts'
import { localSms } from './local.ts'
import type { SmsGateway } from './port.ts'
import { vendorSms } from './vendor.ts'

type SmsDeps = { env: Pick<Env, 'mode' | 'sms'>; db: Database; clock: Clock; ids: Ids; log: Log; print: (line: string) => void }

/** Returns the guarded SMS gateway: the vendor if one is configured, else the outbox. Local also prints codes to the terminal (B-09). */
export const chooseSms = ({ env, db, clock, ids, log, print }: SmsDeps): SmsGateway =>
  guardedSms(env.sms ? vendorSms(env.sms) : localSms({ db, clock, ids, log, ...(env.mode === 'local' ? { print } : {}) }), clock)
