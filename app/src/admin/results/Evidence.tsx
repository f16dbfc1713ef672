import { FormattedMessage, useIntl } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import { DescriptionList } from '@wasla/design-system/components/DescriptionList'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { TwoLines } from '../lists/TwoLines.tsx'
import { Section } from '../shell/Section.tsx'
import { brokenFirst, isBeyond, sentenceOf, unitOf } from './evidence-values.ts'
import type { ResultCase } from './result-row.ts'
import { riskRuleOf } from './risk-rules.ts'

type One = ResultCase['evidence'][number]

const RuleName = ({ rule }: Pick<One, 'rule'>) => {
  const known = riskRuleOf(rule)
  return known ? <FormattedMessage id={`admin.evidence.${known}`} /> : <Ltr>{rule}</Ltr>
}

function Found({ one }: { one: One }) {
  const values = sentenceOf(one)
  const unit = unitOf(one.rule) ?? 'count'
  return (
    <TwoLines second={<FormattedMessage id={`admin.evidence.allowed.${unit}`} values={values} />}>
      <FormattedMessage id={`admin.evidence.found.${unit}`} values={values} />{' '}
      <Badge tone={isBeyond(one) ? 'danger' : 'success'} icon={isBeyond(one) ? 'triangle-alert' : 'check'}>
        <FormattedMessage id={isBeyond(one) ? 'admin.evidence.beyond' : 'admin.evidence.within'} />
      </Badge>
    </TwoLines>
  )
}

/** Lists what each rule found and what it allows, so that an admin can judge it (N-14). */
export function EvidenceList({ evidence }: Pick<ResultCase, 'evidence'>) {
  const intl = useIntl()
  return (
    <Section title={<FormattedMessage id="admin.results.evidence" />}>
      {evidence.length === 0 ? (
        <Text tone="muted">
          <FormattedMessage id="admin.results.noEvidence" />
        </Text>
      ) : (
        <DescriptionList
          aria-label={intl.formatMessage({ id: 'admin.results.evidence' })}
          look="stacked"
          items={brokenFirst(evidence).map((one) => ({ id: one.rule, name: <RuleName rule={one.rule} />, value: <Found one={one} /> }))}
        />
      )}
    </Section>
  )
}
