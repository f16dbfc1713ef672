import { FormattedMessage } from 'react-intl'
import { isRight } from '@wasla/contract/funds/check.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Sheet } from '@wasla/design-system/components/Sheet'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { saveFile } from '#platform/save-file.ts'
import { useServices } from '#services/context.ts'
import { valueText } from '#shared/seals/code-text.ts'
import { FundsSteps } from './FundsSteps.tsx'
import { Verdict } from '#shared/seals/Verdict.tsx'
import { useFundsCheck, type Funds, type FundsCheck } from './useFundsCheck.ts'
import * as styles from './funds.css.ts'

type CheckFundsSheetProps = { programId: string; funds: Funds; onClose: () => void }

/** Sheet that checks the funds of a program on this device, step by step, and says whether they add up. */
export function CheckFundsSheet({ programId, funds, onClose }: CheckFundsSheetProps) {
  const { check, again, stop } = useFundsCheck(programId, funds)
  return (
    <Sheet
      isOpen
      placement="end"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id="funds.title" />}
      actions={<Actions check={check} number={funds.checkpoint} onAgain={again} onStop={stop} />}
    >
      <Stack gap="lg">
        <Text tone="muted">
          <FormattedMessage id="funds.lead" />
        </Text>
        <FundsSteps check={check} number={funds.checkpoint} />
        <Result check={check} funds={funds} />
      </Stack>
    </Sheet>
  )
}

type ActionsProps = { check: FundsCheck; number: number; onAgain: () => void; onStop: () => void }

function Actions({ check: { state, file }, number, onAgain, onStop }: ActionsProps) {
  const { startTimer } = useServices()
  const save = () => saveFile(new Blob([file ?? ''], { type: 'application/json' }), `proof-of-funds-${number}.json`, startTimer)
  return (
    <div className={styles.actions}>
      {state === 'running' && (
        <Button onPress={onStop}>
          <FormattedMessage id="funds.stop" />
        </Button>
      )}
      {(state === 'right' || state === 'wrong') && (
        <Button variant={state === 'wrong' ? 'primary' : 'secondary'} iconStart="download" onPress={save}>
          <FormattedMessage id="funds.save" />
        </Button>
      )}
      {state !== 'running' && state !== 'right' && (
        <Button variant="quiet" onPress={onAgain}>
          <FormattedMessage id="funds.again" />
        </Button>
      )}
      {(state === 'running' || state === 'right') && (
        <div className={styles.commandLine}>
          <Text look="caption" tone="muted">
            <FormattedMessage id="funds.commandLine" />
          </Text>
        </div>
      )}
    </div>
  )
}

function Result({ check: { state, results, computed }, funds }: { check: FundsCheck; funds: Funds }) {
  const { money, date, number } = useFormats()
  const wrong = results.find((result) => !isRight(result))
  if (state === 'right' && computed)
    return (
      <Verdict isLive isRight title={<FormattedMessage id="funds.adds" />}>
        <p>
          <FormattedMessage
            id="funds.sum"
            values={{
              paid: money(funds.paid),
              earned: money(funds.earned),
              free: money(funds.free),
              reserved: money(funds.reserved),
            }}
          />
        </p>
        <Text look="caption" tone="muted">
          <FormattedMessage id="funds.computed" values={{ time: number(computed.for), moment: date(new Date(computed.at), 'moment') }} />
        </Text>
      </Verdict>
    )
  if (state === 'wrong' && wrong)
    return (
      <Verdict isLive isRight={false} title={<FormattedMessage id="funds.differs" />}>
        <p>
          <FormattedMessage id="funds.differsText" />
        </p>
        <dl className={styles.two}>
          <div>
            <dt>
              <FormattedMessage id="funds.expected" />
            </dt>
            <dd>
              <Ltr as="code">{valueText(wrong.expected)}</Ltr>
            </dd>
          </div>
          <div>
            <dt>
              <FormattedMessage id="funds.found" />
            </dt>
            <dd>
              <Ltr as="code">{valueText(wrong.found)}</Ltr>
            </dd>
          </div>
        </dl>
      </Verdict>
    )
  return state === 'unreachable' ? (
    <Banner tone="warning" isLive>
      <FormattedMessage id="funds.unreachable" />
    </Banner>
  ) : null
}
