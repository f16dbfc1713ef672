import { useIntl } from 'react-intl'
import { rosette } from './rosette.ts'
import { tick, verifiedMark } from './VerifiedMark.css.ts'
import { fixedDirection } from '../../locale/fixed-direction.ts'

const outline = rosette(8, 13.2, 9.4)

/** The mark after the name of a person or business that was verified. The mark is never mirrored. */
export function VerifiedMark() {
  const label = useIntl().formatMessage({ id: 'ds.verifiedMark.label' })
  return (
    <svg
      viewBox="0 0 24 24"
      role="img"
      aria-label={label}
      className={verifiedMark}
      data-component="VerifiedMark"
      {...fixedDirection('drawing')}
    >
      <path d={outline} fill="currentColor" />
      <path d="m8 12.2 2.8 2.8 5.4-5.6" fill="none" className={tick} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
