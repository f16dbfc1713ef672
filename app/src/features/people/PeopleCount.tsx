import { FormattedMessage } from 'react-intl'
import { peopleLimits } from '@wasla/contract/people/limits.ts'

/** Returns whether more people may exist than were counted. The server counts at most `peopleLimits.most`. */
export const isOrMore = (count: number) => count >= peopleLimits.most

/** Number of people in a list, with “or more” at the counting limit. */
export const PeopleCount = ({ count }: { count: number }) => (
  <FormattedMessage id={isOrMore(count) ? 'people.countOrMore' : 'people.count'} values={{ count }} />
)
