import { FormattedMessage } from 'react-intl'
import { peopleLimits } from '@wasla/contract/people/limits.ts'

/** Whether a count may stand for more: no list is counted further. */
export const isOrMore = (count: number) => count >= peopleLimits.most

/** How many people there are, as far as they are counted. */
export const PeopleCount = ({ count }: { count: number }) => (
  <FormattedMessage id={isOrMore(count) ? 'people.countOrMore' : 'people.count'} values={{ count }} />
)
