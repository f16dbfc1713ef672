import { useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { fixedDirection } from '../../locale/fixed-direction.ts'
import { useFormats, useLocale } from '../../locale/LocaleProvider.tsx'
import { breakpoints } from '../../tokens/options.ts'
import { useSay, type Pair } from '../../stories/say.tsx'
import {
  anatomy,
  anatomySection,
  figure,
  lines,
  part,
  partNumber,
  parts as partsStyle,
  picture as pictureStyle,
  pin,
  pinLine,
  pinSide,
} from './PartPage.css.ts'
import { wordsOf } from './part-name.ts'
import { readPartTokens } from './part-tokens.ts'
import type { FoundPart } from './parts-in.ts'
import { boxAt, pinsFor, type Pin } from './pins.ts'
import { SectionTitle } from './SectionTitle.tsx'
import { TokenPanel } from './TokenPanel.tsx'
import { useAnatomy, type Drawn } from './useAnatomy.ts'
import { words } from './words.ts'

/** The smallest distance between the middles of two numbers. */
const pinGap = 34
/** The space above and below the picture that numbers may use. It is inside the padding of the figure. */
const pinSlack = 32
/** The place beside the picture at which lines begin. The numbers cover what is too long. */
const pinEdge = 40

type PinsProps = { parts: readonly FoundPart[]; pins: readonly Pin[]; chosen: number; width: number; isRtl: boolean }

/** A part whose place is the same in both languages, such as the currency of an amount. Its line leads there. */
const isFixed = ({ element }: FoundPart) => element.matches('[data-direction="fixed"] *')

/** The numbers beside the picture, with a line to each part. The list below says the same in words. */
function Pins({ parts, pins, chosen, width, isRtl }: PinsProps) {
  const { number } = useFormats()
  const x = (start: number) => (isRtl ? width - start : start)
  return (
    <div aria-hidden>
      <svg className={lines} focusable="false" {...(parts.some(isFixed) && fixedDirection('drawing'))}>
        {pins.map(({ side, y, to }, at) => (
          <line
            key={parts[at]?.name}
            className={pinLine}
            x1={x(side === 'start' ? -pinEdge : width + pinEdge)}
            y1={y}
            x2={x(to.x)}
            y2={to.y}
          />
        ))}
      </svg>
      {pins.map(({ side, y }, at) => (
        <span
          key={parts[at]?.name}
          className={`${pin} ${pinSide[side]}`}
          style={{ insetBlockStart: y }}
          data-on={at === chosen || undefined}
        >
          {number(at + 1)}
        </span>
      ))}
    </div>
  )
}

/** Returns the script and width whose tokens apply. The width is read from the window that draws the part, because it may be a frame. */
const settingOf = (element: Element, language: 'en' | 'ar') =>
  ({
    script: language === 'ar' ? 'arabic' : 'latin',
    width: element.ownerDocument.defaultView?.matchMedia(`(min-width: ${breakpoints.desktop})`).matches ? 'desktop' : 'phone',
  }) as const

function useChosenTokens(drawn: Drawn | null, chosen: number) {
  const { language } = useLocale()
  const root = drawn?.root
  const element = drawn?.parts[chosen]?.element
  return useMemo(
    () => (element && root ? readPartTokens(element, root, '--w-colour-sunken', settingOf(element, language)) : null),
    [element, root, language],
  )
}

type AnatomyProps = {
  component: string
  title?: Pair
  /** The picture is a frame. It has the whole width, so that the component is drawn as on a desktop, and it stays while the frame loads. */
  isFramed?: boolean
  children: ReactNode
}

/**
 * The picture of a component with a number for each of its parts. A press on a part, in the picture or in the list, shows the tokens that
 * the part is drawn with. Everything is read from the picture. Without a named element in the picture nothing is shown.
 */
export function Anatomy({ component, title, isFramed = false, children }: AnatomyProps) {
  const picture = useRef<HTMLDivElement>(null)
  const { direction } = useLocale()
  const { number } = useFormats()
  const say = useSay()
  const drawn = useAnatomy(picture, component)
  const [name, setName] = useState(component)
  const parts = drawn?.parts ?? []
  const chosen = Math.max(
    0,
    parts.findIndex((one) => one.name === name),
  )
  const tokens = useChosenTokens(drawn, chosen)
  const pins = drawn ? pinsFor(drawn.boxes, { width: drawn.width, height: drawn.height, gap: pinGap, slack: pinSlack }) : []
  const isRtl = direction === 'rtl'

  const pressPicture = ({ clientX, clientY }: MouseEvent) => {
    const around = picture.current?.getBoundingClientRect()
    if (!around || !drawn) return
    const x = isRtl ? around.right - clientX : clientX - around.left
    const pressed = drawn.parts[boxAt(drawn.boxes, { x, y: clientY - around.top })]
    if (pressed) setName(pressed.name)
  }

  return (
    <div className={anatomySection} data-empty={(!isFramed && parts.length === 0) || undefined}>
      {title && <SectionTitle title={title} />}
      <div className={anatomy[isFramed ? 'framed' : 'beside']}>
        <div>
          {/* A shortcut for the pointer; the list has the same parts as buttons. */}
          <div className={figure} onClick={pressPicture} role="presentation">
            <div className={pictureStyle}>
              <div ref={picture} inert>
                {children}
              </div>
              {drawn && <Pins parts={parts} pins={pins} chosen={chosen} width={drawn.width} isRtl={isRtl} />}
            </div>
          </div>
          <ol className={partsStyle} aria-label={say(words.parts)}>
            {parts.map((one, at) => (
              <li key={one.name}>
                <button type="button" className={part} aria-pressed={at === chosen} onClick={() => setName(one.name)}>
                  <span className={partNumber} aria-hidden>
                    {number(at + 1)}
                  </span>
                  <span lang="en">{wordsOf(one.name)}</span>
                </button>
              </li>
            ))}
          </ol>
        </div>
        {tokens && <TokenPanel title={wordsOf(parts[chosen]?.name ?? component)} {...tokens} />}
      </div>
    </div>
  )
}
