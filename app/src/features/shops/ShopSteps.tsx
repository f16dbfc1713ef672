import { FormattedMessage, useIntl } from 'react-intl'
import { isByKey, shopNames } from '@wasla/contract/shops/kinds.ts'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { DueStep } from './DueStep.tsx'
import { numberOf, openSteps, type OpenStep, type Platform, type Shop } from './shop-parts.ts'
import { StepPicture } from './StepPicture.tsx'
import * as styles from './shops.css.ts'

type Kind = Platform['kind']

function StepName({ kind, step }: { kind: Kind; step: OpenStep }) {
  const values = { shop: shopNames[kind] }
  if (step === 'SIGN_IN') return <FormattedMessage id={isByKey(kind) ? 'shops.step.SIGN_IN.key' : 'shops.step.SIGN_IN'} values={values} />
  if (step === 'ACCESS') return <FormattedMessage id={isByKey(kind) ? 'shops.step.ACCESS.key' : 'shops.step.ACCESS'} />
  return <FormattedMessage id={`shops.step.${step}`} />
}

/** Where the owner finds in the shop what a step is about. */
function Where({ kind, step }: { kind: Kind; step: OpenStep }) {
  if (step === 'SIGN_IN') return <FormattedMessage id={`shops.where.SIGN_IN.${kind}`} />
  if (step === 'KEEP') return <FormattedMessage id={`shops.where.KEEP.${kind}`} />
  return <FormattedMessage id={`shops.where.${step}`} />
}

type ShopStepsProps = { kind: Kind; shop: Shop; step: OpenStep }

/** The five steps of an installation, with the picture of the step that is due. What is to be done is below the picture. */
export function ShopSteps({ kind, shop, step }: ShopStepsProps) {
  const intl = useIntl()
  const { number } = useFormats()
  return (
    <div className={styles.install}>
      <ol className={styles.steps} aria-label={intl.formatMessage({ id: 'shops.steps.label' }, { shop: shopNames[kind] })}>
        {openSteps.map((one) => {
          const at = numberOf(one) - numberOf(step)
          return (
            <li
              key={one}
              className={styles.step}
              data-state={at < 0 ? 'done' : at === 0 ? 'here' : 'open'}
              aria-current={at === 0 ? 'step' : undefined}
            >
              <span className={styles.knot} aria-hidden>
                {at < 0 ? <Icon name="check" size="small" /> : number(numberOf(one))}
              </span>
              <span className={styles.stepWords}>
                <Text as="span" look="label" tone={at > 0 ? 'muted' : 'plain'}>
                  <StepName kind={kind} step={one} />
                  {at < 0 && (
                    <VisuallyHidden>
                      {' '}
                      <FormattedMessage id="shops.steps.done" />
                    </VisuallyHidden>
                  )}
                </Text>
                {at === 0 && (
                  <Text as="span" look="caption" tone="muted">
                    <Where kind={kind} step={one} />
                  </Text>
                )}
              </span>
            </li>
          )
        })}
      </ol>
      <div className={styles.due}>
        <StepPicture step={step} />
        <DueStep kind={kind} shop={shop} step={step} />
      </div>
    </div>
  )
}
