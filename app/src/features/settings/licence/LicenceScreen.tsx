import { useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { useServices } from '#services/context.ts'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { NotYet, SettingsPage } from '../SettingsPage.tsx'
import { useFreshOnReturn } from '../useFreshOnReturn.ts'
import { CoveredAccounts, Facts, Reminders } from './LicenceCards.tsx'
import { LicenceForm } from './LicenceForm.tsx'
import { LicencePageDocument, type LicencePageQuery } from './licence.generated.ts'
import { RemoveLicence } from './RemoveLicence.tsx'
import { Verdict } from './Verdict.tsx'

/** Page on which a person adds their licence to advertise, and sees the state of its check (Y-46). */
export function LicenceScreen() {
  usePageTitle('settings.menu.licence')
  useFreshOnReturn(LicencePageDocument)
  const { data, error, loading, refetch } = useQuery(LicencePageDocument, {
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  return (
    <SettingsPage name="licence">
      {data ? <Loaded page={data} /> : <NotYet error={error} isRetrying={loading} onRetry={() => void refetch().catch(() => undefined)} />}
    </SettingsPage>
  )
}

function Loaded({ page: { myLicence, mySocialLinks } }: { page: LicencePageQuery }) {
  const { clock } = useServices()
  const [today] = useState(() => civilDate(clock.now()))
  const { id, current, next } = myLicence
  const isInReview = next?.state === 'IN_REVIEW'
  /* While a licence is under review, its own facts are shown. Otherwise the approved one is. */
  const shown = isInReview ? next : current
  return (
    <>
      <Verdict licence={myLicence} />
      {shown && <Facts licence={shown} />}
      {current?.state === 'VALID' && <Reminders expiresOn={current.expiresOn} today={today} />}
      {shown && <CoveredAccounts licence={shown} accounts={mySocialLinks} />}
      {!isInReview && (
        <LicenceForm
          key={next?.id ?? current?.id ?? 'first'}
          profileId={id}
          licence={next ?? current}
          accounts={mySocialLinks}
          today={today}
          hasLicence={current !== null || next !== null}
        />
      )}
      {(current ?? next) && <RemoveLicence profileId={id} />}
    </>
  )
}
