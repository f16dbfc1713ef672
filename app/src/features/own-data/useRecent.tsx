import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { problemOf } from '#graphql/problems.ts'
import { signOut } from '#services/actions.ts'
import { useServices } from '#services/context.ts'
import { signInFor } from '#session/safe-path.ts'
import { useUrlDialog } from '#shell/useUrlDialog.ts'

/** Codes that this page handles; the app shows every other refusal. */
export const ownErrors = { errors: { codes: ['SIGN_IN_NOT_RECENT'] } } as const

const here = '/settings/my-data'

/**
 * Returns a function that runs a change, and opens a dialog if the server wants a recent sign-in. The dialog signs out and comes back to this
 * page after the sign-in.
 */
export function useRecent() {
  const services = useServices()
  const navigate = useNavigate()
  const dialog = useUrlDialog('sign-in-again')
  /** Runs a change. Resolves to false if it was refused. */
  async function run(change: () => Promise<unknown>): Promise<boolean> {
    try {
      await change()
      return true
    } catch (error) {
      if (problemOf(error)?.code === 'SIGN_IN_NOT_RECENT') dialog.open()
      return false
    }
  }
  const question = (
    <ConfirmDialog
      isOpen={dialog.isOpen}
      onOpenChange={(next) => (next ? dialog.open() : dialog.close())}
      isSheet
      title={<FormattedMessage id="ownData.recent.title" />}
      confirmText={<FormattedMessage id="ownData.recent.yes" />}
      onConfirm={async () => {
        signOut(services)
        await navigate(signInFor(here), { replace: true })
      }}
    >
      <FormattedMessage id="ownData.recent.text" />
    </ConfirmDialog>
  )
  return { run, question }
}
