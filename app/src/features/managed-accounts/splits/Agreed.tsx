import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { sidesOf, type Overview, type Split } from './split.ts'
import { EndSplitDocument, SplitsDocument } from './splits.generated.ts'
import * as styles from './splits.css.ts'
import { Terms } from './Terms.tsx'

type AgreedProps = { overview: Overview; agreed: readonly Split[]; onRefused: () => void; onDone: () => void }

/** The agreed splits. Either side may end each of them at once, after a confirmation. */
export function Agreed({ overview, agreed, onRefused, onDone }: AgreedProps) {
  const [chosen, setChosen] = useState<Split | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [end] = useMutation(EndSplitDocument, { refetchQueries: [SplitsDocument], awaitRefetchQueries: true })
  const name = <Bidi key="name">{sidesOf(overview).other.fullName}</Bidi>
  return (
    <Card as="section" isPadded aria-labelledby="split-agreed">
      <Stack gap="xs">
        <Heading level={2} id="split-agreed">
          <FormattedMessage id="splits.agreed" />
        </Heading>
        <ul className={styles.rows}>
          {agreed.map((split) => (
            <li key={split.id} className={styles.row}>
              <span className={styles.words}>
                <Text as="span">
                  <Terms overview={overview} split={split} />
                </Text>
              </span>
              <Button
                variant="danger"
                size="small"
                onPress={() => {
                  setChosen(split)
                  setAsking(true)
                }}
              >
                <FormattedMessage id="splits.end" />
              </Button>
            </li>
          ))}
        </ul>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        onOpenChange={setAsking}
        title={<FormattedMessage id="splits.end.ask" values={{ name }} />}
        confirmText={<FormattedMessage id="splits.end.yes" />}
        onConfirm={() =>
          end({ variables: { id: chosen?.id ?? '' } }).then(onDone, (error: unknown) => {
            onRefused()
            throw error
          })
        }
      >
        <FormattedMessage id={chosen?.program ? 'splits.end.textOne' : 'splits.end.text'} />
      </ConfirmDialog>
    </Card>
  )
}
