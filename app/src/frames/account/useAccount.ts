import { useFragment, useQuery } from '@apollo/client/react'
import { useIntl } from 'react-intl'
import { ActiveProfileDocument } from '#shared/profiles/activeProfile.generated.ts'
import { accentOf } from '#shell/accents.ts'
import { AccountMenu_ActiveProfileFragmentDoc, MyProfilesDocument } from './AccountMenu.generated.ts'
import type { AccountAvatar } from './AccountButton.tsx'
import { otherProfiles } from './otherProfiles.ts'

/** The bar works without these answers, so it shows no errors. */
const quietly = { errors: 'mine' } as const

/** Returns the picture for the account menu and the profiles to which the user can switch (B-19). Both are empty until they have loaded. */
export function useAccount() {
  const intl = useIntl()
  const viewer = useQuery(ActiveProfileDocument, { context: quietly })
  const mine = useQuery(MyProfilesDocument, { context: quietly })
  const { data, complete } = useFragment({ fragment: AccountMenu_ActiveProfileFragmentDoc, from: viewer.data?.activeProfile ?? null })
  const avatar: AccountAvatar | null = complete
    ? { name: data.profile.fullName, accent: accentOf[data.type], src: data.profile.profileImage }
    : null
  const others = otherProfiles(mine.data?.myProfiles ?? [])
  return { avatar, others: others.map((one) => ({ ...one, kindLabel: intl.formatMessage({ id: `shell.kind.${one.type}` }) })) }
}
