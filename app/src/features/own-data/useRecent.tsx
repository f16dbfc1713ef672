import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { problemOf } from '#graphql/problems.ts'
import { signOut } from '#services/actions.ts'
import { useServices } from '#services/context.ts'
import { signInFor } from '#session/safe-path.ts'

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
  // Not in the address: the dialog that asked before it closes at the same moment, and both would write there.
  const [isOpen, setOpen] = useState(false)
  /** Runs a change. Rejects if it failed for another reason, which the app has shown. */
  async function run(change: () => Promise<unknown>): Promise<void> {
    try {
      await change()
    } catch (error) {
      if (problemOf(error)?.code !== 'SIGN_IN_NOT_RECENT') throw error
      setOpen(true)
    }
  }
  const question = (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={setOpen}
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
