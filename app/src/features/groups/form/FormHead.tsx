import { FormattedMessage, useIntl } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import { StageLine, type Stage } from '@wasla/design-system/components/StageLine'
import { PageHead } from '#shell/PageHead.tsx'
import { stages, type FormStage } from './stages.ts'
import * as styles from './GroupForm.css.ts'

type FormHeadProps = { isNew: boolean; stage: FormStage }

/** Title of the form, with its two stages. A third stage, for the group's rules, is shown but does not exist yet (S1 §2). */
export function FormHead({ isNew, stage }: FormHeadProps) {
  const intl = useIntl()
  const place = stages.indexOf(stage)
  const steps: readonly Stage[] = [
    ...stages.map((id, at) => ({
      id,
      label: intl.formatMessage({ id: `groups.form.stage.${id}` }),
      state: at === place ? ('here' as const) : at < place ? ('done' as const) : ('open' as const),
    })),
    { id: 'RULES', label: intl.formatMessage({ id: 'groups.form.stage.RULES' }), note: <Badge variant="soon" />, state: 'open' },
  ]
  return (
    <div className={styles.head}>
      <PageHead
        title={<FormattedMessage id={isNew ? 'groups.form.create' : 'groups.form.edit'} />}
        lead={<FormattedMessage id="groups.form.step" values={{ step: place + 1, count: stages.length }} />}
      />
      <StageLine label={intl.formatMessage({ id: 'groups.form.stages' })} stages={steps} />
    </div>
  )
}
