import { useIntl } from 'react-intl'
import { skipLink } from './SkipLink.css.ts'

/** First element in tab order on every page: skips to the element with this id, which needs `tabIndex={-1}`. */
export function SkipLink({ targetId }: { targetId: string }) {
  return (
    <a href={`#${targetId}`} className={skipLink} data-component="SkipLink">
      {useIntl().formatMessage({ id: 'ds.skipLink.label' })}
    </a>
  )
}
