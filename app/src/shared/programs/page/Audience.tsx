import { FormattedMessage, useIntl } from 'react-intl'
import type { TargetCriteria } from '@wasla/contract/programs/step-data.ts'
import { DescriptionList, type Description } from '@wasla/design-system/components/DescriptionList'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { BidiProse } from '@wasla/design-system/primitives/Bidi'
import { Section } from './Section.tsx'
import * as styles from './page.css.ts'

type AudienceProps = {
  target: TargetCriteria
  /** Returns the name of an interest, a country or a service area by its id. */
  nameOf: (id: string) => string | undefined
}

/** Shows a program's target audience (K-14). */
export function Audience({ target, nameOf }: AudienceProps) {
  const intl = useIntl()
  const listed = (id: string, name: 'interests' | 'nationalities' | 'locations', ids: readonly string[]): Description[] => {
    const names = ids.flatMap((each) => nameOf(each) ?? [])
    return names.length === 0
      ? []
      : [{ id, name: <FormattedMessage id={`program.audience.${name}`} />, value: intl.formatList(names.map(isolate), { type: 'unit' }) }]
  }
  const prose = (id: 'audienceProfile' | 'audienceDrive'): Description[] =>
    target[id].trim() === ''
      ? []
      : [{ id, name: <FormattedMessage id={`program.audience.${id}`} />, value: <BidiProse as="div">{target[id]}</BidiProse> }]
  const described = [...prose('audienceProfile'), ...prose('audienceDrive')]
  const facts: Description[] = [
    ...(target.gender === 'NO_PREFERENCE'
      ? []
      : [
          {
            id: 'gender',
            name: <FormattedMessage id="program.audience.gender" />,
            value: <FormattedMessage id={`program.gender.${target.gender}`} />,
          },
        ]),
    ...listed('interests', 'interests', target.interests),
    ...listed('nationalities', 'nationalities', target.nationalities),
    ...listed('locations', 'locations', target.locations),
  ]
  if (described.length + facts.length === 0) return null
  return (
    <Section title={<FormattedMessage id="program.audience" />}>
      <div className={styles.pair}>
        {described.length > 0 && <DescriptionList look="stacked" items={described} />}
        {facts.length > 0 && <DescriptionList look="stacked" items={facts} />}
      </div>
    </Section>
  )
}
