import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import * as styles from './DryRun.css.ts'
import { addressOf, kindOf, paramsOf, type Finding } from './finding.ts'

const marks: Readonly<Record<Finding['result'], IconName>> = { FAILED: 'close', WARNING: 'triangle-alert', PASSED: 'check' }

/** Converts milliseconds to seconds with one decimal: 1.4. */
const seconds = (milliseconds: number) => Math.round(milliseconds / 100) / 10

/** Returns the values for every placeholder in the sentences of findings. Each sentence uses only some of them. */
function useValues(finding: Finding): Record<string, ReactNode> {
  const { money, number, date } = useFormats()
  const { number: count, text, step, objectiveType } = paramsOf(finding)
  const day = (name: string) => (text(name) === '' ? '' : isolate(date(new Date(text(name)))))
  return {
    stepName: step && <FormattedMessage key="step" id={`programs.wizard.step.${step}`} />,
    required: isolate(money(count('required'))),
    available: isolate(money(count('available'))),
    missing: isolate(money(count('missing'))),
    amount: isolate(money(count('amount'))),
    ladder: isolate(money(count('ladder'))),
    target: objectiveType ? <FormattedMessage key="unit" id={`program.unit.${objectiveType}`} values={{ count: count('target') }} /> : '',
    count: count('count'),
    least: count('least'),
    matching: count('matching'),
    redirects: count('redirects'),
    status: number(count('status')),
    seconds: number(seconds(count('milliseconds')), 'decimal'),
    place: <Ltr key="place">{text('place')}</Ltr>,
    id: <Ltr key="id">{text('parameter')}</Ltr>,
    endDate: day('endDate'),
    startDate: day('startDate'),
    startsAt: day('startsAt'),
  }
}

/** One finding: its result, why it matters, and a link to the field to fix. */
export function FindingItem({ finding }: { finding: Finding }) {
  const values = useValues(finding)
  const kind = kindOf(finding)
  const href = addressOf(finding)
  const { result, step } = finding
  if (!kind) return null
  return (
    <li className={styles.item[result]}>
      <span className={styles.mark[result]}>
        <Icon name={marks[result]} size="small" />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          <VisuallyHidden>
            <FormattedMessage id={`programs.dryRun.result.${result}`} />{' '}
          </VisuallyHidden>
          <FormattedMessage id={`programs.dryRun.${kind}`} values={values} />
        </span>
        <span className={styles.quiet}>
          <FormattedMessage id={`programs.dryRun.${kind}.text`} values={values} />
        </span>
      </span>
      {result !== 'PASSED' && href !== null && step && (
        <span className={styles.action}>
          <LinkButton size="small" variant={result === 'FAILED' ? 'dangerQuiet' : 'quiet'} href={href} iconEnd="arrow-end">
            <FormattedMessage
              id="programs.dryRun.goTo"
              values={{ step: <FormattedMessage key="step" id={`programs.wizard.step.${step}`} /> }}
            />
          </LinkButton>
        </span>
      )}
    </li>
  )
}
