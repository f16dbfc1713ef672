import type { Language } from '../../locale/language.ts'
import { arabicWord } from './arabic-word.ts'
import { latinLetters } from './letters.ts'
import { word } from './Logo.css.ts'

const arabic = arabicWord('logo')
const latinWidth = 2744

/** The name as a drawn word. */
export function Word({ language }: { language: Language }) {
  const box = language === 'ar' ? `0 -780 ${arabic.width} 1020` : `0 -745 ${latinWidth} 755`
  const letters = language === 'ar' ? arabic.letters : latinLetters
  return (
    <svg viewBox={box} className={word({ language })} aria-hidden="true" focusable="false" data-part="word">
      <g transform="scale(1 -1)">
        {letters.map(({ at, d }) => (
          <path key={at} transform={`translate(${at} 0)`} d={d} />
        ))}
        {language === 'ar' && <path d={arabic.kashida} fill="none" stroke="currentColor" strokeWidth={arabic.thickness} />}
      </g>
    </svg>
  )
}
