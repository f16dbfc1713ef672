import { useRef } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router'
import { adminMayCall } from '@wasla/contract/access/admin.ts'
import { Button } from '@wasla/design-system/components/Button'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { sayDone } from '../form/said.tsx'
import { useAdmin } from '../shell/admin-context.ts'
import { AdminRunPayoutsDocument } from './PayoutsScreen.generated.ts'

/**
 * Pays every reward whose hold is over, regardless of the program’s payout frequency. Asks for confirmation first, then opens the
 * report. The button is primary beside a dry run (`isDecision`) and secondary above the list of runs.
 */
export function RunNow({ isDecision = false }: { isDecision?: boolean }) {
  const { role } = useAdmin()
  const { money } = useFormats()
  const navigate = useNavigate()
  const { isOpen, open, close } = useUrlDialog('run')
  const [run] = useMutation(AdminRunPayoutsDocument, {
    update: (cache) => {
      for (const fieldName of ['adminPayoutRuns', 'adminPayoutDryRun', 'adminLedgerAccounts', 'adminLedgerEntries'])
        cache.evict({ id: 'ROOT_QUERY', fieldName })
    },
  })
  const ran = useRef<string | null>(null)
  /** Opens the report if a run was made, which also closes the dialog. Otherwise only closes the dialog. */
  const leave = () => (ran.current === null ? close() : void navigate(`/payouts/${ran.current}`, { replace: true }))
  if (!adminMayCall(role, 'adminRunPayouts')) return null
  return (
    <>
      <Button variant={isDecision ? 'primary' : 'secondary'} onPress={open}>
        <FormattedMessage id="admin.payouts.run" />
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={(stays) => !stays && leave()}
        title={<FormattedMessage id="admin.payouts.runTitle" />}
        confirmText={<FormattedMessage id="admin.payouts.runYes" />}
        onConfirm={async () => {
          const { data } = await run()
          if (!data) return
          const { id, participants, amount, isFinished } = data.adminRunPayouts
          const values = { count: participants, amount: money(amount) }
          if (isFinished) sayDone({ id: 'admin.payouts.ran', values })
          else showToast({ tone: 'info', text: <FormattedMessage id="admin.payouts.goesOn" values={values} /> })
          ran.current = id
        }}
      >
        <FormattedMessage id="admin.payouts.runText" />
      </ConfirmDialog>
    </>
  )
}
