import { fixedDirection } from '../../locale/fixed-direction.ts'
import type { Language } from '../../locale/language.ts'
import { arabicWord } from './arabic-word.ts'
import { latinLetters } from './letters.ts'
import { word } from './Logo.css.ts'
import { wordBox } from './word-box.ts'

const arabic = arabicWord('logo')

/** The product's name as a drawn word. */
export function Word({ language }: { language: Language }) {
  const { top, width, height } = wordBox[language]
  const letters = language === 'ar' ? arabic.letters : latinLetters
  return (
    <svg
      viewBox={`0 ${top} ${width} ${height}`}
      className={word({ language })}
      aria-hidden="true"
      focusable="false"
      data-part="word"
      {...fixedDirection('drawing')}
    >
      <g transform="scale(1 -1)">
        {letters.map(({ at, d }) => (
          <path key={at} transform={`translate(${at} 0)`} d={d} />
        ))}
        {language === 'ar' && <path d={arabic.kashida} fill="none" stroke="currentColor" strokeWidth={arabic.thickness} />}
      </g>
    </svg>
  )
}
