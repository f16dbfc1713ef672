import { FormattedMessage } from 'react-intl'
import { peopleLimits } from '@wasla/contract/people/limits.ts'

/** Returns whether there may be more people than `count`: no list is counted beyond the limit. */
export const isOrMore = (count: number) => count >= peopleLimits.most

/** The number of people, up to the limit of counting. */
export const PeopleCount = ({ count }: { count: number }) => (
  <FormattedMessage id={isOrMore(count) ? 'people.countOrMore' : 'people.count'} values={{ count }} />
)
