import { licencesAccess } from '@wasla/contract/access/licences.ts'
import { managedAccountsAccess } from '@wasla/contract/access/managed-accounts.ts'
import { proposalsAccess } from '@wasla/contract/access/proposals.ts'
import { shopsAccess } from '@wasla/contract/access/shops.ts'
import { mediaKitsAccess } from '@wasla/contract/access/media-kits.ts'
import { showcaseAccess } from '@wasla/contract/access/showcase.ts'
import { webhooksAccess } from '@wasla/contract/access/webhooks.ts'
import { individualTypes, profileTypes, type ProfileType } from '@wasla/contract/profiles/types.ts'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import type { Path } from '#paths.ts'

type Entry = { readonly icon: IconName; readonly to: Path | 'soon'; readonly types: readonly ProfileType[] }

const people: readonly ProfileType[] = individualTypes
const networkers: readonly ProfileType[] = ['INFLUENCER']

/** All entries of the settings menu, each with its address and with the types of profile that see it (S1 §2, D-36, D-42). */
const entries = {
  back: { icon: 'arrow-start', to: '/profile', types: profileTypes },
  profile: { icon: 'user', to: '/settings/profile', types: profileTypes },
  contact: { icon: 'phone', to: '/settings/contact-details', types: profileTypes },
  licence: { icon: 'id-card', to: '/settings/licence', types: licencesAccess.submitLicence.types },
  rates: { icon: 'receipt', to: '/settings/accounts-rates/build-rate-card', types: showcaseAccess.createRateCard.types },
  accounts: { icon: 'share', to: '/settings/accounts-rates', types: profileTypes },
  talents: { icon: 'users', to: '/settings/managed-accounts', types: managedAccountsAccess.inviteManagedAccount.types },
  proposals: { icon: 'send', to: '/settings/proposals', types: proposalsAccess.makeProposal.types },
  managers: { icon: 'users', to: '/settings/managed-accounts', types: networkers },
  posts: { icon: 'image', to: '/settings/featured-posts', types: profileTypes },
  collaborations: { icon: 'handshake', to: '/settings/brand-collaboration', types: profileTypes },
  links: { icon: 'link', to: '/settings/featured-links', types: profileTypes },
  mediaKits: { icon: 'shield-check', to: '/settings/media-kits', types: mediaKitsAccess.myMediaKits.types },
  language: { icon: 'languages', to: '/settings/language', types: profileTypes },
  invite: { icon: 'user-plus', to: '/invite-friends', types: profileTypes },
  rank: { icon: 'trophy', to: 'soon', types: people },
  notifications: { icon: 'bell', to: '/settings/notifications', types: profileTypes },
  shops: { icon: 'bag', to: '/settings/shops', types: shopsAccess.shops.types },
  webhooks: { icon: 'webhook', to: '/settings/webhooks', types: webhooksAccess.webhookEndpoints.types },
  apiKeys: { icon: 'key', to: '/settings/api-keys', types: profileTypes },
  myData: { icon: 'package', to: '/settings/my-data', types: profileTypes },
  theme: { icon: 'palette', to: '/settings/theme', types: profileTypes },
} as const satisfies Record<string, Entry>

export type SettingsEntryName = keyof typeof entries

const order: readonly (readonly SettingsEntryName[])[] = [
  ['back'],
  ['profile', 'contact', 'licence'],
  ['rates', 'accounts', 'talents', 'proposals', 'managers'],
  ['posts', 'collaborations', 'links', 'mediaKits'],
  ['language', 'theme', 'notifications', 'webhooks', 'apiKeys', 'invite', 'rank', 'myData', 'shops'],
]

export type SettingsEntry = { readonly name: SettingsEntryName; readonly icon: IconName; readonly href: Path | null }

/** Returns the menu of a profile type, by section. `href` is null for an entry that does not exist yet. */
export const settingsMenu = (type: ProfileType): readonly (readonly SettingsEntry[])[] =>
  order.map((names) =>
    names
      .map((name): Entry & { name: SettingsEntryName } => ({ name, ...entries[name] }))
      .filter(({ types }) => types.includes(type))
      .map(({ name, icon, to }) => ({ name, icon, href: to === 'soon' ? null : to })),
  )

/** Returns the address of the entry whose page, or a page below it, is open. Of two such addresses, it is the longer one. */
export const openEntry = (shown: readonly SettingsEntry[], pathname: string): Path | undefined =>
  shown
    .flatMap(({ href }) => (href !== null && `${pathname}/`.startsWith(`${href}/`) ? [href] : []))
    .toSorted((one, other) => other.length - one.length)
    .at(0)
