import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router'
import { adminMayCall } from '@wasla/contract/access/admin.ts'
import { Button } from '@wasla/design-system/components/Button'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { sayDone } from '../form/said.tsx'
import { ListScreen } from '../lists/ListScreen.tsx'
import { useAdmin } from '../shell/admin-context.ts'
import { AdminQueuesDocument } from '../shell/queues.generated.ts'
import { AdmitNextDialog } from './AdmitNextDialog.tsx'
import { chosenIds, type Chosen } from './chosen.ts'
import { useWaitingList } from './useWaitingList.tsx'
import { AdminAdmitWaitingListDocument, AdminWaitingListDocument } from './WaitingListScreen.generated.ts'

const nobody: Chosen = new Set()

/** The waiting list. The person with the best position comes first. Admins admit selected people, or the next people on the list (C-10). */
export function WaitingListScreen() {
  const description = useWaitingList()
  const { search } = useLocation()
  const mayAdmit = adminMayCall(useAdmin().role, 'adminAdmitWaitingList')
  const next = useUrlDialog('admit-next')
  /* A selection made on another page or with another search is not visible, so it no longer counts. */
  const [choice, setChoice] = useState({ of: search, chosen: nobody })
  const chosen = choice.of === search ? choice.chosen : nobody

  const [admit, { loading: isAdmitting }] = useMutation(AdminAdmitWaitingListDocument, {
    refetchQueries: [AdminWaitingListDocument, AdminQueuesDocument],
    awaitRefetchQueries: true,
  })

  const admitChosen = async (ids: string[]) => {
    const count = ids.length
    const done = await admit({ variables: { entryIds: ids } }).catch(() => null)
    if (!done) return
    setChoice({ of: search, chosen: nobody })
    sayDone({ id: 'admin.waitingList.admitted', values: { count } })
  }

  return (
    <>
      <ListScreen
        description={description}
        selectionMode={mayAdmit ? 'multiple' : 'none'}
        selected={chosen}
        onSelect={(now) => setChoice({ of: search, chosen: now })}
        actions={(rows) => {
          const ids = chosenIds(chosen, rows)
          return (
            mayAdmit && (
              <>
                <Button onPress={next.open}>
                  <FormattedMessage id="admin.waitingList.admitNext" />
                </Button>
                <Button variant="primary" isDisabled={ids.length === 0} isPending={isAdmitting} onPress={() => void admitChosen(ids)}>
                  <FormattedMessage id="admin.waitingList.admit" values={{ count: ids.length }} />
                </Button>
              </>
            )
          )
        }}
      />
      {mayAdmit && next.isOpen && <AdmitNextDialog onClose={next.close} />}
    </>
  )
}
