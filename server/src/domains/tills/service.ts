import type { ChangeTillInput, MadeTill, MakeTillInput, Till } from '@wasla/contract/generated/user-types.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { ShownCode, ShownDay } from '@wasla/contract/tills/answers.ts'
import type { SentOrder } from '@wasla/contract/tills/body.ts'
import type { TillOrderView } from '@wasla/contract/tills/fields.ts'
import { tillLimits } from '@wasla/contract/tills/limits.ts'
import type { TillRefusal } from '@wasla/contract/tills/refusals.ts'
import { leasedLimit } from '#platform/leased-limit.ts'
import type { Viewer } from '../session/viewer.ts'
import type { TillsDeps } from './deps.ts'
import { enter, type Entered } from './enter.ts'
import { change, make, orders, renewPin, revoke, tills, type OrderSearch } from './owner.ts'
import { report, undo, type Reported } from './report.ts'
import { codeOf, day } from './shown.ts'
import type { Phone } from './signed-in.ts'

type Owner = Pick<Viewer, 'profileId'>
type Named = { readonly programId: string; readonly id: string }

/** Tills of shops (docs/decisions/087): what their owner does, and the calls of their phones. */
export type TillsService = {
  /** Answers `programTills`. Throws `PROGRAM_NOT_FOUND`. */
  tills(owner: Owner, programId: string): Promise<Till[]>
  /** Answers `tillOrders`. Throws `PROGRAM_NOT_FOUND`. */
  orders(owner: Owner, search: OrderSearch): Promise<{ count: number; data: TillOrderView[] }>
  /** Answers `makeTill`, the only answer with the PIN. Throws `PROGRAM_NOT_FOUND`, `TILLS_LIMIT_REACHED`, `DTO_VALIDATION_ERROR`. */
  make(owner: Owner, input: MakeTillInput): Promise<MadeTill>
  /** Answers `changeTill`. Throws `PROGRAM_NOT_FOUND`, `TILL_NOT_FOUND`, `NO_CHANGES_TO_UPDATE`, `DTO_VALIDATION_ERROR`. */
  change(owner: Owner, input: ChangeTillInput): Promise<Till>
  /** Answers `renewTillPin`. Throws `PROGRAM_NOT_FOUND`, `TILL_NOT_FOUND`. */
  renewPin(owner: Owner, named: Named): Promise<MadeTill>
  /** Answers `revokeTill`. Throws `PROGRAM_NOT_FOUND`, `TILL_NOT_FOUND`. */
  revoke(owner: Owner, named: Named): Promise<Till>
  /** Calls of phones. They return their refusals and throw none of them. */
  phone: {
    /** Counts a call from a network, and of a till. Returns the seconds to wait if there were too many. */
    admit(link: string, address: string | null): Promise<number | null>
    enter(link: string, pin: string): Promise<Entered | TillRefusal>
    day(phone: Phone, language: Language): Promise<ShownDay | TillRefusal>
    codeOf(phone: Phone, typed: string, language: Language): Promise<ShownCode | TillRefusal>
    report(phone: Phone, sent: SentOrder): Promise<Reported | TillRefusal>
    undo(phone: Phone, key: string): Promise<Reported | TillRefusal>
  }
}

export function createTillsService(deps: TillsDeps): TillsService {
  const perNetwork = leasedLimit(deps.limits, deps.clock, () => tillLimits.perNetwork)
  const perTill = leasedLimit(deps.limits, deps.clock, () => tillLimits.perTill)
  return {
    tills: (owner, programId) => tills(deps, owner, programId),
    orders: (owner, search) => orders(deps, owner, search),
    make: (owner, input) => make(deps, owner, input),
    change: (owner, input) => change(deps, owner, input),
    renewPin: (owner, named) => renewPin(deps, owner, named),
    revoke: (owner, named) => revoke(deps, owner, named),
    phone: {
      admit: async (link, address) => (address === null ? null : await perNetwork(`tills:${address}`)) ?? (await perTill(`till:${link}`)),
      enter: (link, pin) => enter(deps, link, pin),
      day: (phone, language) => day(deps, phone, language),
      codeOf: (phone, typed, language) => codeOf(deps, phone, typed, language),
      report: (phone, sent) => report(deps, phone, sent),
      undo: (phone, key) => undo(deps, phone, key),
    },
  }
}
