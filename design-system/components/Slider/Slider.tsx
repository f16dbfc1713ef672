import { useContext, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import {
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
  type SliderProps as AriaSliderProps,
} from 'react-aria-components/Slider'
import { label as labelStyle, field, hint as hintStyle } from '../Field/Field.css.ts'
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts'
import { FieldChanged } from '../Form/field-changed.ts'
import * as styles from './Slider.css.ts'

type Passed = Pick<
  AriaSliderProps<number>,
  'value' | 'defaultValue' | 'onChange' | 'onChangeEnd' | 'minValue' | 'maxValue' | 'step' | 'isDisabled'
>

export type SliderProps = Passed & {
  label: ReactNode
  hint?: ReactNode
  /** Said by position and neighbours for the eye; listeners still hear the label and the value. */
  isLabelHidden?: boolean
  /** Digits after the decimal sign of the value shown. @default as many as the step has */
  decimals?: number
  /** What the value is called where it is not the number of its place: “120%”. Seen and heard instead of it. */
  valueText?: (value: number) => string
  /** Sends the value with a `Form`. */
  name?: string
}

const decimalsOf = (step: number) => String(step).split('.')[1]?.length ?? 0

/**
 * A value on a line, where the feel of more and less counts for more than the number. Larger towards the end of the line, in either
 * direction; for an exact number use `NumberField`.
 * @selector [data-dragging] [data-hovered] [data-focus-visible] [data-disabled] on the thumb
 */
export function Slider({ label, hint, isLabelHidden = false, decimals, valueText, name, onChange, ...rest }: SliderProps) {
  const tellForm = useContext(FieldChanged)
  const places = decimals ?? decimalsOf(rest.step ?? 1)
  const formatOptions = { minimumFractionDigits: places, maximumFractionDigits: places }
  const change = (value: number) => {
    if (name) tellForm(name)
    onChange?.(value)
  }
  const thumb = useRef<HTMLInputElement>(null)
  // The library writes its own words at every change, and offers no other way to say them.
  useLayoutEffect(() => {
    const input = thumb.current
    if (input && valueText) input.setAttribute('aria-valuetext', valueText(input.valueAsNumber))
  })
  return (
    <AriaSlider {...rest} onChange={change} className={field} formatOptions={formatOptions} data-component="Slider">
      <div className={isLabelHidden ? visuallyHidden : styles.head}>
        <Label className={labelStyle}>{label}</Label>
        <SliderOutput className={styles.output} data-part="output">
          {valueText && (({ state }) => valueText(state.getThumbValue(0)))}
        </SliderOutput>
      </div>
      <SliderTrack className={styles.track} data-part="track">
        <span className={styles.groove}>
          <SliderFill className={styles.fill} />
        </span>
        <SliderThumb className={styles.thumb} inputRef={thumb} name={name} data-part="thumb" />
      </SliderTrack>
      {hint && <div className={hintStyle}>{hint}</div>}
    </AriaSlider>
  )
}
