import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { problemOf } from '#graphql/problems.ts'
import { useServices } from '#services/context.ts'
import { copyAddress } from '#shared/programs/wizard/addresses.ts'
import { CopyProgramDocument } from './copyProgram.generated.ts'

/** Shows a toast if the limit of drafts is reached. The server reports this error at the field `name`, which this page does not have. */
function sayFull(error: unknown): void {
  const full = problemOf(error)?.fields.find(({ path, rule }) => path === 'name' && rule === 'maxItems')
  if (full)
    showToast({ tone: 'danger', text: <FormattedMessage id="programs.owner.draftsFull" values={{ max: Number(full.params?.['max']) }} /> })
}

/** Returns a function that copies an ended program to a new draft and opens the wizard with the draft. */
export function useCopyProgram() {
  const navigate = useNavigate()
  const { storage } = useServices()
  const [send, { loading }] = useMutation(CopyProgramDocument, { context: { errors: { fields: ['name'] } } })
  const copy = async (id: string): Promise<void> => {
    const draft = await send({ variables: { id } }).then(
      ({ data }) => data?.copyProgram,
      (error: unknown) => sayFull(error),
    )
    if (!draft) return
    storage.keepProgramId(draft.id)
    showToast({ tone: 'success', text: <FormattedMessage id="programs.owner.copied" /> })
    await navigate(copyAddress(draft.nextStep))
  }
  return { copy, isCopying: loading }
}
