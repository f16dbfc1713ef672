import { fixedDirection } from '../../locale/fixed-direction.ts'
import { arabicWord, type WordReach } from '../Logo/arabic-word.ts'
import { posterWord } from './PosterWord.css.ts'

export type PosterWordProps = {
  /** Length of the kashida: `long` passes behind a form on a wide page, `short` is above it on a phone. */
  reach: Exclude<WordReach, 'logo'>
}

/** The giant وصلة of the sign-in page, as wide as its container. It is decoration: the logo has the accessible name. */
export function PosterWord({ reach }: PosterWordProps) {
  const word = arabicWord(reach)
  return (
    <svg
      viewBox={`0 -790 ${word.width} 1060`}
      className={posterWord}
      aria-hidden="true"
      focusable="false"
      data-component="PosterWord"
      {...fixedDirection('drawing')}
    >
      <g transform="scale(1 -1)">
        {word.letters.map(({ at, d }) => (
          <path key={at} transform={`translate(${at} 0)`} d={d} />
        ))}
        <path d={word.kashida} fill="none" stroke="currentColor" strokeWidth={word.thickness} />
      </g>
    </svg>
  )
}
