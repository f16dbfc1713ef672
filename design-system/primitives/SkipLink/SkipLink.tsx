import { useIntl } from 'react-intl'
import { skipLink } from './SkipLink.css.ts'

/** First element in tab order on every page. It skips to the element with the id `targetId`, which needs `tabIndex={-1}`. */
export function SkipLink({ targetId }: { targetId: string }) {
  return (
    <a href={`#${targetId}`} className={skipLink} data-component="SkipLink">
      {useIntl().formatMessage({ id: 'ds.skipLink.label' })}
    </a>
  )
}
