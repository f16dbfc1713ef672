import { useState } from 'react'
import { useMutation, useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import type { MadePin } from './made-pin.ts'
import { ShownPin } from './ShownPin.tsx'
import { TillForm } from './TillForm.tsx'
import { TillRow } from './TillRow.tsx'
import { MakeTillDocument, ProgramTillsDocument } from './tills.generated.ts'
import * as styles from './tills.css.ts'

/** The tills of a program: each with its link, its use and its limits, and a button to make another one. */
export function Tills({ programId }: { programId: string }) {
  const { data, error, loading, refetch } = useQuery(ProgramTillsDocument, {
    variables: { programId },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<MadePin | null>(null)
  const [make] = useMutation(MakeTillDocument, { fetchPolicy: 'no-cache' })
  const again = () => void refetch().catch(() => undefined)
  if (!data)
    return error && !loading ? (
      <ErrorState level={3} title={<FormattedMessage id="tills.failed" />} onRetry={again} />
    ) : (
      <SkeletonRows rows={2} />
    )
  const tills = data.programTills
  return (
    <div className={styles.card}>
      {tills.length === 0 && (
        <Text tone="muted">
          <FormattedMessage id="tills.none" />
        </Text>
      )}
      <ul className={styles.list}>
        {tills.map((till) => (
          <TillRow key={till.id} programId={programId} till={till} onMade={setMade} onChanged={again}>
            {made?.tillId === till.id && <ShownPin pin={made.pin} onNoted={() => setMade(null)} />}
          </TillRow>
        ))}
      </ul>
      <div>
        <Button iconStart="plus" onPress={() => setMaking(true)}>
          <FormattedMessage id="tills.add" />
        </Button>
      </div>
      {isMaking && (
        <TillForm
          till={null}
          send={async (typed, errors) => {
            const answer = await make({ variables: { input: { programId, ...typed } }, context: { errors } })
            const { pin, till } = answer.data?.makeTill ?? {}
            if (pin === undefined || !till) return false
            await refetch().catch(() => undefined)
            setMade({ tillId: till.id, pin })
            return true
          }}
          onClose={() => setMaking(false)}
        />
      )}
    </div>
  )
}
