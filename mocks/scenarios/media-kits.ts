import type { ErrorExtensions } from '@wasla/contract/errors/problem.ts'
import { mediaKitLimits } from '@wasla/contract/media-kits/limits.ts'
import { kitParts } from '@wasla/contract/media-kits/parts.ts'
import { kitNumber } from '@wasla/contract/media-kits/number.ts'
import type { RateCardRecord } from '@wasla/contract/showcase/record.ts'
import type { KitFacts } from '@wasla/contract/media-kits/facts.ts'
import type { FormerKit } from '../store/media-kits/memory.ts'
import type { Store } from '../store/memory.ts'
import { day } from '../world/clock.ts'
import { idOf } from '../world/ids.ts'
import { ABDULRAHMAN, DANA, REEM } from '../world/networkers.ts'
import type { FaultRule, Scenario } from './scenario.ts'

const broken: ErrorExtensions = { code: 'GENERAL_ERROR', requestId: 'mock' }
const refusing = (on: readonly string[]): FaultRule[] => [{ on, fault: { kind: 'problem', extensions: broken } }]

/** A price that the profile does not show any more. */
const gone = (profileId: string): RateCardRecord => ({
  ...{ id: idOf('scenario:price', 0), profileId, platform: 'INSTAGRAM', category: 'STORIES', serviceName: 'Store opening' },
  ...{
    description: 'Two hours at your shop',
    priceFrom: 300_000,
    priceTo: 450_000,
    additionalInfoLink: null,
    termsLink: null,
    createdAt: 0,
  },
})

/** The figures of two weeks before: a little lower, one price that has changed since, and one that is no longer shown. */
const before = (facts: KitFacts): KitFacts => ({
  ...facts,
  accounts: facts.accounts.map((account) => ({ ...account, followers: Math.round(account.followers * 0.97) })),
  audiences: facts.audiences.map((one) => ({ ...one, measuredAt: one.measuredAt - 14 * day })),
  newest: facts.newest.map((one) => ({
    ...one,
    measuredAt: one.measuredAt - 14 * day,
    views: one.views === null ? null : Math.round(one.views * 0.95),
  })),
  prices: [
    ...facts.prices.map((price, at) => (at === 0 ? { ...price, priceFrom: price.priceFrom - 50_000 } : price)),
    gone(facts.accounts[0]?.profileId ?? ''),
  ],
})

/** Number of the only kit of a scenario. */
export const mediaKitNumber = 'MK-3F8A-1107-7Q4K'

const former = ({ profile }: { readonly profile: { readonly id: string } }, madeAt: number, number = mediaKitNumber): FormerKit => ({
  number,
  profileId: profile.id,
  madeAt,
  parts: kitParts,
  earlier: before,
})

const oneKit = ({ memory, clock }: Store): void => void memory.mediaKits.former.push(former(REEM, clock.now() - 14 * day))

function mostKits({ memory, clock }: Store): void {
  for (let at = mediaKitLimits.kits; at > 0; at--)
    memory.mediaKits.former.push(former(ABDULRAHMAN, clock.now() - at * 14 * day, kitNumber(idOf(`scenario:media-kit:${at}`, 0))))
}

/** A stored figure was changed, as nobody should be able to. */
const forgedKit = ({ memory, clock }: Store): void =>
  void memory.mediaKits.former.push({
    ...former(REEM, clock.now() - 14 * day),
    forged: (text) => text.replace(/"figure\.followers",\d+,"","Followers","[^"]+"/u, '"figure.followers",900000,"","Followers","900,000"'),
  })

const reading = ['myMediaKits'] as const
const checking = ['publicMediaKit'] as const

export const mediaKitScenarios = {
  'media-kits': { viewer: REEM, title: 'Networker with a media kit that is two weeks old', prepareStore: oneKit },
  'media-kits-none': { viewer: REEM, title: 'Networker without a media kit' },
  'media-kits-few': { viewer: DANA, title: 'Networker who shows very little' },
  'media-kits-most': { viewer: ABDULRAHMAN, title: 'As many media kits as possible, with the longest texts', prepareStore: mostKits },
  'media-kits-loading': { viewer: REEM, title: 'Media kits never come', faults: [{ on: reading, fault: { kind: 'silence' } }] },
  'media-kits-error': { viewer: REEM, title: 'Media kits cannot be read', faults: refusing(reading) },
  'media-kits-refused': {
    viewer: REEM,
    title: 'No change of media kits is accepted',
    prepareStore: oneKit,
    faults: refusing(['makeMediaKit', 'removeMediaKit']),
  },
  'media-kit-check': { viewer: null, title: 'A stranger checks a media kit', prepareStore: oneKit },
  'media-kit-forged': { viewer: null, title: 'A media kit that was changed after it was sealed', prepareStore: forgedKit },
  'media-kit-missing': { viewer: null, title: 'A stranger checks a number without a media kit' },
  'media-kit-loading': {
    viewer: null,
    title: 'The check of a media kit never comes',
    faults: [{ on: checking, fault: { kind: 'silence' } }],
  },
  'media-kit-error': { viewer: null, title: 'A media kit cannot be checked', faults: refusing(checking) },
} as const satisfies Readonly<Record<string, Scenario>>
