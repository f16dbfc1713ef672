import { useContext, type ReactNode } from 'react'
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
  /** Sends the value with a `Form`. */
  name?: string
}

const decimalsOf = (step: number) => String(step).split('.')[1]?.length ?? 0

/**
 * A value on a line, where the feel of more and less counts for more than the number. Larger towards the end of the line, in either
 * direction; for an exact number use `NumberField`.
 * @selector [data-dragging] [data-hovered] [data-focus-visible] [data-disabled] on the thumb
 */
export function Slider({ label, hint, isLabelHidden = false, decimals, name, onChange, ...rest }: SliderProps) {
  const tellForm = useContext(FieldChanged)
  const places = decimals ?? decimalsOf(rest.step ?? 1)
  const formatOptions = { minimumFractionDigits: places, maximumFractionDigits: places }
  const change = (value: number) => {
    if (name) tellForm(name)
    onChange?.(value)
  }
  return (
    <AriaSlider {...rest} onChange={change} className={field} formatOptions={formatOptions} data-component="Slider">
      <div className={isLabelHidden ? visuallyHidden : styles.head}>
        <Label className={labelStyle}>{label}</Label>
        <SliderOutput className={styles.output} data-part="output" />
      </div>
      <SliderTrack className={styles.track} data-part="track">
        <span className={styles.groove}>
          <SliderFill className={styles.fill} />
        </span>
        <SliderThumb className={styles.thumb} name={name} data-part="thumb" />
      </SliderTrack>
      {hint && <div className={hintStyle}>{hint}</div>}
    </AriaSlider>
  )
}
