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
  /** Hides label and value, if the position of the slider explains them. Screen readers still read both. */
  isLabelHidden?: boolean
  /** Number of decimals of the displayed value. @default as many as the step has */
  decimals?: number
  /** Replaces the displayed and read value: “120%”. */
  valueText?: (value: number) => string
  /** Name in a `Form`, which sends the value. */
  name?: string
}

const decimalsOf = (step: number) => String(step).split('.')[1]?.length ?? 0

/**
 * A value on a line, if the exact number does not matter. The value increases towards the end of the line in both reading directions. For
 * an exact number use `NumberField`.
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
  // Replaces the value text that React Aria writes at every change, because React Aria has no option for this text.
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
